import { getToken, setToken } from './session';

/** Returns a new token, null if the server ended the session; throws if it could not be asked. */
export type FetchToken = () => Promise<string | null>;

let underWay: Promise<string | null> | null = null;

/**
 * Renews the access token once for all who ask, in this tab and in the others: the server takes a second use of the same
 * refresh token for theft when it is used more than ten seconds later. `used` is the token that was refused; if the stored one is newer already, that one is the result.
 */
export function renew(used: string | null, fetchToken: FetchToken): Promise<string | null> {
  underWay ??= alone(() => renewOnce(used, fetchToken)).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function renewOnce(used: string | null, fetchToken: FetchToken) {
  const stored = getToken();
  if (stored && stored !== used) return stored;
  const token = await fetchToken();
  // Signed out or in meanwhile, here or in another tab: the response is about a session that is over.
  if (getToken() !== used) return getToken();
  setToken(token);
  return token;
}

/** The longest that a sign-in waits for a renewal or a sign-out of before, in milliseconds. */
const SETTLED = 3_000;

/**
 * Resolves when no renewal and no sign-out is under way, in any tab, or has taken too long: their responses delete the cookie, which would then be that of the
 * session that begins.
 */
export const settled = (): Promise<unknown> =>
  Promise.race([alone(() => Promise.resolve()), new Promise((resolve) => window.setTimeout(resolve, SETTLED))]);

/** Web Locks exist in secure contexts only; elsewhere one tab at a time is all there is. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? (navigator.locks.request('session-renewal', work) as Promise<T>)
    : work();
