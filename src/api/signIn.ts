import { acceptInvitation, getMe, logIn, logOut, setNewPassword } from './generated/auth/auth';
import type {
  AcceptInvitationInput,
  Credentials,
  NewPasswordInput,
  SetupInput,
  User,
  UserEnvelope,
} from './generated/dashboard.schemas';
import { loadClient } from './http';
import { deleteOtherCaches, noteAway } from './offlineCache';
import { alone, settled } from './renew';
import { getSession, getToken, initial, login, logout, resetPassword, setToken } from './session';

/** Longest wait for the profile at start, in milliseconds; after that the server counts as away. */
export const RESTORE_LIMIT = 5000;

/** The profile of who is signed in. Another user's cached responses are gone before anybody sees something. */
export async function fetchUser(signal?: AbortSignal): Promise<User> {
  const { user } = await getMe(undefined, signal);
  await deleteOtherCaches(user.id);
  return user;
}

declare global {
  interface Window {
    /** The response to the request for the profile that `boot.js` has sent with this token. */
    __PROFILE__?: { token: string; response: Promise<Response> };
  }
}

/** What was asked for before the app had come; undefined unless it is from the server and for the session that is stored. */
async function earlyUser(): Promise<User | undefined> {
  const early = window.__PROFILE__;
  delete window.__PROFILE__;
  if (early?.token !== getToken()) return undefined;
  // The client too: else the page would be rendered before its rows are asked for.
  const [response] = await Promise.all([early?.response, loadClient()]).catch(() => []);
  if (!response?.ok || response.headers.has('x-cached-at')) return undefined;
  const { user } = (await response.json()) as UserEnvelope;
  await deleteOtherCaches(user.id);
  return user;
}

let restoring: Promise<void> | null = null;

/** The server could not say whether the stored session is valid. Guards throw it instead of asking to sign in. */
export class ServerAway extends Error {
  override name = 'ServerAway';
}

/** Fetches the profile with the stored token, once. Rejects only while the server is away; any other failure means not signed in. */
export function restore(): Promise<void> {
  const { isInitialized, isAuthenticated, ended } = getSession();
  if (isAuthenticated || (isInitialized && ended !== 'unreachable')) return Promise.resolve();
  restoring ??= restoreOnce().finally(() => {
    restoring = null;
  });
  return restoring;
}

async function restoreOnce() {
  if (!getToken()) {
    await deleteOtherCaches(null);
    return initial(null);
  }
  const limit = AbortSignal.timeout(RESTORE_LIMIT);
  try {
    const late = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
    initial(await Promise.race([earlyUser().then((user) => user ?? fetchUser(limit)), late]));
  } catch (error) {
    if (!getToken()) return initial(null, 'expired');
    if (isRefused(error)) return initial(null);
    initial(null, 'unreachable');
    noteAway();
    throw new ServerAway();
  }
}

/** The server has responded, and trying again would change nothing. */
const isRefused = (error: unknown) => ((error as { response?: { status: number } }).response?.status ?? 500) < 500;

/**
 * Signs in, or moves to the password-reset state when the server asks for a new password. Throws the server's refusal.
 * @returns the session of the challenge, when the server asks for a second factor
 */
export async function signIn(credentials: Credentials): Promise<string | undefined> {
  await settled();
  const result = (await logIn(credentials)) as Awaited<ReturnType<typeof logIn>> | undefined;
  if (!result) {
    console.error('Response or response.data is undefined');
    return undefined;
  }
  if (result.challenge_name === 'SECOND_FACTOR') return result.session;
  if (result.challenge_name === 'NEW_PASSWORD_REQUIRED' && result.session) {
    resetPassword(result.session);
  } else if (result.atk) await enter(result.atk);
  return undefined;
}

/** Answers the challenge of the second factor, and signs in. */
export async function signInWithCode(session: string, code: string): Promise<void> {
  // What else is in there needs React Query, for which the sign-in page would wait.
  const { answerSecondFactor } = await import('./generated/second-factor/second-factor');
  await enter((await answerSecondFactor({ session, code })).atk);
}

/** Answers the challenge or ends a forgotten-password flow, and signs in. */
export async function signInWithNewPassword(input: NewPasswordInput): Promise<void> {
  await enter((await setNewPassword(input)).atk);
}

/** Sets up an empty server and signs its first administrator in. */
export async function signInWithSetup(input: SetupInput): Promise<void> {
  // What else is in there needs React Query, for which the sign-in page would wait.
  const { setUp } = await import('./generated/setup/setup');
  await enter((await setUp(input)).atk);
}

/** Sets the password of whom a link is for, and signs in. */
export async function signInWithInvitation(input: AcceptInvitationInput): Promise<void> {
  await enter((await acceptInvitation(input)).atk);
}

async function enter(token: string) {
  setToken(token);
  login(await fetchUser());
}

/** Signs out here, whatever the server says; it is told, so that the refresh token ends too. */
export async function signOut(): Promise<void> {
  const told = alone(logOut).catch(() => undefined);
  logout();
  await told;
}
