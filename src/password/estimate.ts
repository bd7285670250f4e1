/** Guesses a password must withstand, as a power of ten. */
const enough = 9;
/** Longer ones take longer to estimate, not to guess. */
const estimated = 48;

const refusals = {
  password_common: 'This password is among the first that are tried. Choose another one.',
  password_personal: 'This password contains your name or email address. Choose another one.',
  password_pattern:
    'Repeated characters, keyboard rows, sequences and dates are easy to guess. Choose another password.',
  password_guessable: 'This password is easy to guess. Add a word or two.',
  password_current: 'The new password must differ from the current one.',
};
type Code = keyof typeof refusals;

/** Why a password is not taken. */
export interface PasswordRefusal {
  code: Code;
  message: string;
}

/** What the estimator warns of, by refusal; anything else is just guessable. */
const warnings: Record<string, Code> = {
  ...{ topTen: 'password_common', topHundred: 'password_common', common: 'password_common' },
  ...{ similarToCommon: 'password_common', pwned: 'password_common', userInputs: 'password_personal' },
  ...{ straightRow: 'password_pattern', keyPattern: 'password_pattern', simpleRepeat: 'password_pattern' },
  ...{ extendedRepeat: 'password_pattern', sequences: 'password_pattern' },
  ...{ recentYears: 'password_pattern', dates: 'password_pattern' },
};

export const refusalOf = (code: Code): PasswordRefusal => ({ code, message: refusals[code] });

/** Loaded with the first new password: the lists take a part of a second, one after the other so that requests come between. */
async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const common = await import('@zxcvbn-ts/language-common');
  const german = await import('@zxcvbn-ts/language-de');
  const english = await import('@zxcvbn-ts/language-en');
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // More ways to read digits as letters find little and may take seconds.
    l33tMaxSubstitutions: 8,
    maxLength: estimated,
  });
}

let estimator: ReturnType<typeof loadEstimator> | undefined;

/**
 * Estimates a new password with German and English lists and what is known of the user.
 * @param current the password that it must differ from, where that is known in the clear
 * @returns why it is refused, or undefined
 */
export async function passwordRefusal(
  password: string,
  { email, name }: { email: string; name: string },
  current?: string,
): Promise<PasswordRefusal | undefined> {
  if (password.normalize('NFKC') === current?.normalize('NFKC')) return refusalOf('password_current');
  estimator ??= loadEstimator();
  const own = [email, name, ...email.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/u)].filter((part) => part.length > 2);
  const { guessesLog10, feedback } = (await estimator).check(password.normalize('NFKC').slice(0, estimated), own);
  return guessesLog10 < enough ? refusalOf(warnings[feedback.warning ?? ''] ?? 'password_guessable') : undefined;
}
