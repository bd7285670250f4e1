import { getMe, logIn, logOut, setNewPassword } from './generated/auth/auth';
import type { Credentials, NewPasswordInput, User } from './generated/dashboard.schemas';
import { getSession, getToken, initial, login, logout, resetPassword, setToken } from './session';

/** Longest wait for the profile at start, in milliseconds; after that the visitor counts as not signed in. */
export const RESTORE_LIMIT = 5000;

export const fetchUser = async (signal?: AbortSignal): Promise<User> => (await getMe(undefined, signal)).user;

let restoring: Promise<void> | null = null;

/** Fetches the profile with the stored token, once. Never rejects: failure means not signed in. */
export function restore(): Promise<void> {
  if (getSession().isInitialized || getSession().isAuthenticated) return Promise.resolve();
  restoring ??= restoreOnce().finally(() => {
    restoring = null;
  });
  return restoring;
}

async function restoreOnce() {
  if (!getToken()) return initial(null);
  const limit = AbortSignal.timeout(RESTORE_LIMIT);
  try {
    const late = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
    initial(await Promise.race([fetchUser(limit), late]));
  } catch {
    // The token is still there if the server was not the one to refuse it: a reload tries again.
    initial(null, getToken() ? 'unreachable' : 'expired');
  }
}

/** Signs in, or moves to the password-reset state when the server asks for a new password. Throws what the server answers. */
export async function signIn(credentials: Credentials): Promise<void> {
  const result = (await logIn(credentials)) as Awaited<ReturnType<typeof logIn>> | undefined;
  if (!result) return console.error('Response or response.data is undefined');
  if (result.challenge_name === 'NEW_PASSWORD_REQUIRED' && result.session) return resetPassword(result.session);
  if (result.atk) await enter(result.atk);
}

/** Answers the challenge or ends a forgotten-password flow, and signs in. */
export async function signInWithNewPassword(input: NewPasswordInput): Promise<void> {
  await enter((await setNewPassword(input)).atk);
}

async function enter(token: string) {
  setToken(token);
  login(await fetchUser());
}

/** Signs out here, whatever the server says; it is told, so that the refresh token ends too. */
export async function signOut(): Promise<void> {
  const told = logOut().catch(() => undefined);
  logout();
  await told;
}
