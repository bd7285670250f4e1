import { ProblemError } from '../http/problem.ts';
import type { UserRow } from './sessions.ts';

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
type Refusal = keyof typeof refusals;

/** What the estimator warns of, by refusal; anything else is just guessable. */
const warnings: Record<string, Refusal> = {
  ...{ topTen: 'password_common', topHundred: 'password_common', common: 'password_common' },
  ...{ similarToCommon: 'password_common', pwned: 'password_common', userInputs: 'password_personal' },
  ...{ straightRow: 'password_pattern', keyPattern: 'password_pattern', simpleRepeat: 'password_pattern' },
  ...{ extendedRepeat: 'password_pattern', sequences: 'password_pattern' },
  ...{ recentYears: 'password_pattern', dates: 'password_pattern' },
};

export const passwordRefused = (code: Refusal) =>
  new ProblemError(422, refusals[code], { errors: [{ path: 'new_password', message: refusals[code], code }] });

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
 * @throws 422 at `new_password`; `code` says why
 */
export async function checkNewPassword(password: string, { email, name }: UserRow): Promise<void> {
  estimator ??= loadEstimator();
  const own = [email, name, ...email.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/u)].filter((part) => part.length > 2);
  const { guessesLog10, feedback } = (await estimator).check(password.normalize('NFKC').slice(0, estimated), own);
  if (guessesLog10 < enough) throw passwordRefused(warnings[feedback.warning ?? ''] ?? 'password_guessable');
}
