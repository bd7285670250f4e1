export type Strength = 'weak' | 'fair' | 'good' | 'strong';

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const COMMON = /passwor[dt]|kennwort|geheim|secret|welcome|willkommen|letmein|admin|qwert|hallo/iu;

/** Characters that could not be guessed from the one before: repeats and runs along alphabet or keyboard count once. */
function surprising(password: string): number {
  const text = password.toLowerCase();
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const pair = text.slice(at - 1, at + 1);
    const back = [...pair].reverse().join('');
    const guessable = at > 0 && (pair[0] === pair[1] || RUNS.some((run) => run.includes(pair) || run.includes(back)));
    if (!guessable) count++;
  }
  return count;
}

/**
 * A rough estimate in bits (surprising characters × log2 of the alphabet in use), in four steps: below 40, 60 and 80 bits and above.
 * Under 10 characters it is weak whatever is in it, as the server will refuse it.
 */
export function strengthOf(password: string): Strength {
  const alphabet =
    (/[a-zäöüß]/u.test(password) ? 26 : 0) +
    (/[A-ZÄÖÜ]/u.test(password) ? 26 : 0) +
    (/\d/u.test(password) ? 10 : 0) +
    (/[^\p{L}\d]/u.test(password) ? 20 : 0);
  const common = COMMON.test(password) ? 24 : 0;
  const bits = surprising(password) * Math.log2(Math.max(alphabet, 2)) - common;
  if (password.length < 10 || bits < 40) return 'weak';
  if (bits < 60) return 'fair';
  return bits < 80 ? 'good' : 'strong';
}
