/** Characters a password must have; the contract says so as well. */
export const MIN_LENGTH = 10;
/** Guesses a password must withstand, as a power of ten; what withstands more is good, then strong. */
const [enough, good, strong] = [9, 11, 13];
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
export type RefusalCode = keyof typeof refusals;

/** Why a password is not taken. */
export interface PasswordRefusal {
  code: RefusalCode;
  message: string;
}

/** A password that is refused is weak. */
export interface PasswordEstimate {
  strength: 'weak' | 'fair' | 'good' | 'strong';
  refusal?: PasswordRefusal;
}

/** What the estimator warns of, by refusal; anything else is just guessable. */
const warnings: Record<string, RefusalCode> = {
  ...{ topTen: 'password_common', topHundred: 'password_common', common: 'password_common' },
  ...{ similarToCommon: 'password_common', pwned: 'password_common', userInputs: 'password_personal' },
  ...{ straightRow: 'password_pattern', keyPattern: 'password_pattern', simpleRepeat: 'password_pattern' },
  ...{ extendedRepeat: 'password_pattern', sequences: 'password_pattern' },
  ...{ recentYears: 'password_pattern', dates: 'password_pattern' },
};

export const refusalOf = (code: RefusalCode): PasswordRefusal => ({ code, message: refusals[code] });

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

/** What is known of whose password it is. */
interface Owner {
  email: string;
  name: string;
}

/** Estimates a new password with German and English lists and what is known of the user. */
export async function estimatePassword(password: string, { email, name }: Owner): Promise<PasswordEstimate> {
  if (password.length < MIN_LENGTH) return { strength: 'weak' };
  estimator ??= loadEstimator();
  const own = [email, name, ...email.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/u)].filter((part) => part.length > 2);
  const { guessesLog10, feedback } = (await estimator).check(password.normalize('NFKC').slice(0, estimated), own);
  if (guessesLog10 < enough)
    return { strength: 'weak', refusal: refusalOf(warnings[feedback.warning ?? ''] ?? 'password_guessable') };
  return { strength: guessesLog10 < good ? 'fair' : guessesLog10 < strong ? 'good' : 'strong' };
}

/**
 * Why a new password is refused, or undefined. One that is too short is refused by the contract.
 * @param current the password that it must differ from, where that is known in the clear
 */
export async function passwordRefusal(
  password: string,
  owner: Owner,
  current?: string,
): Promise<PasswordRefusal | undefined> {
  if (password.normalize('NFKC') === current?.normalize('NFKC')) return refusalOf('password_current');
  return (await estimatePassword(password, owner)).refusal;
}
