import { listenersOf, writeStored } from './browserState';
import type { User } from './generated/dashboard.schemas';

/** What the client knows about the visitor. Changed by the transitions below and by nothing else. */
export interface AuthState {
  isInitialized: boolean;
  isAuthenticated: boolean;
  user: User | null;
  mustResetPassword: boolean;
  /** Session of a new-password challenge; goes with the new password. */
  passwordSession: string | null;
  /** The session ended while work was open: the screen stays, and the visitor signs in over it. */
  isLocked: boolean;
  /** Why the visitor is not signed in any more. */
  ended: EndReason | null;
}

/** `expired`: the server refused to renew; `elsewhere`: signed out in another tab; `unreachable`: the server did not respond at start. */
export type EndReason = 'expired' | 'elsewhere' | 'unreachable';

const TOKEN_KEY = 'accessToken';
const START: AuthState = {
  isInitialized: false,
  isAuthenticated: false,
  user: null,
  mustResetPassword: false,
  passwordSession: null,
  isLocked: false,
  ended: null,
};

let state = START;
let memory: string | null = null;
/** When the session began, here or in the tab that it came from. */
let since = 0;
let sessions = 0;
/** Names the session of `state` to other tabs; a server may give tokens that say nothing of it. */
let sid: string | undefined;
const { subscribe, notify } = listenersOf();
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

export const getSession = (): AuthState => state;

/** How many sessions have begun in this tab: another number is another session. */
export const sessionNumber = () => sessions;

export const subscribeSession = subscribe;

function become(next: Partial<AuthState>) {
  state = { ...state, ...next };
  notify();
}

/** The access token. Read from storage each time, because another tab may have renewed it. */
export function getToken(): string | null {
  try {
    return window.localStorage.getItem(TOKEN_KEY);
  } catch {
    return memory;
  }
}

/** Keeps the token for later requests; null forgets it. Without storage it lives as long as the page. */
export function setToken(token: string | null) {
  memory = token;
  writeStored(TOKEN_KEY, token);
}

/** What an access token says of its session and user, if it is a JWT. */
export function claimsOf(token: string | null): { sid?: string; sub?: string } {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    return payload ? (JSON.parse(atob(payload)) as { sid?: string; sub?: string }) : {};
  } catch {
    return {};
  }
}

/** Forgets the token, unless another tab has begun a newer session with its own. */
function forgetToken() {
  if (claimsOf(getToken()).sid === sid) setToken(null);
}

/** INITIAL: the profile was fetched at start, or could not be. */
export function initial(user: User | null, ended: EndReason | null = null) {
  since = Date.now();
  sessions++;
  sid = claimsOf(getToken()).sid;
  become({ ...START, isInitialized: true, isAuthenticated: user !== null, user, ended });
}

/** LOGIN: signed in here, or again over a locked screen. Tells the other tabs. */
export function login(user: User) {
  adopt(user, Date.now());
  tell({ type: 'login' });
}

/** LOGOUT: token and user are forgotten, here and in the other tabs. */
export function logout() {
  const ended = claimsOf(getToken()).sid ?? sid;
  setToken(null);
  become({ ...START, isInitialized: true });
  tell({ type: 'logout', ...(ended ? { sid: ended } : {}) });
}

/** RESET_PASSWORD: the server asks for a new password before it lets the visitor in. */
export function resetPassword(passwordSession: string) {
  become({ ...START, isInitialized: true, mustResetPassword: true, passwordSession });
}

/** The profile changed. */
export function setUser(user: User) {
  if (state.isAuthenticated) become({ user });
}

/** The session is over without the user's doing. With work open the screen stays and is locked; else this is a logout. */
export function end(reason: EndReason) {
  if (!state.isAuthenticated) return;
  forgetToken();
  if (hasOpenWork()) become({ isLocked: true, ended: reason });
  else become({ ...START, isInitialized: true, ended: reason });
}

const work = new Set<() => boolean>();

/** Announces something that would be lost if the screen went away. `isOpen` is asked when the session ends. */
export function announceWork(isOpen: () => boolean): () => void {
  work.add(isOpen);
  return () => void work.delete(isOpen);
}

export const hasOpenWork = (): boolean => [...work].some((isOpen) => isOpen());

/** Resolves as soon as the screen is no longer locked: true if the same user signed in again. */
export function unlocked(): Promise<boolean> {
  const before = state.user?.id;
  if (!state.isLocked) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = subscribeSession(() => {
      if (state.isLocked) return;
      stop();
      resolve(state.isAuthenticated && state.user?.id === before);
    });
  });
}

/** What a tab tells the others. */
export interface TabMessage {
  type: 'login' | 'logout';
  /** Milliseconds since 1970. */
  at: number;
  /** The session that was signed out. */
  sid?: string;
}

const tell = (message: Omit<TabMessage, 'at'>) =>
  channel?.postMessage({ ...message, at: Date.now() } satisfies TabMessage);

/** What another tab did. `fetchUser` reads the profile with the token that tab has stored. */
export function followOtherTabs(fetchUser: () => Promise<User>): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    // Messages may be late: they name the session that is over, or else one that began after the sign-out is another.
    if (data.type === 'logout' && (data.sid && sid ? data.sid === sid : data.at >= since)) end('elsewhere');
    if (data.type === 'login') {
      fetchUser().then(
        (user) => adopt(user, data.at),
        () => undefined,
      );
    }
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

/** The state after a sign-in, here or in another tab. @param begun when that was */
function adopt(user: User, begun: number) {
  since = begun;
  sessions++;
  sid = claimsOf(getToken()).sid;
  become({ ...START, isInitialized: true, isAuthenticated: true, user });
}

/** Back to the state before the first request. For tests, which share one page. */
export function forgetSession() {
  work.clear();
  become(START);
}
