import { attemptKey, countAttempt, forgive } from '../auth/attempts.ts';
import {
  accountOf,
  accountOfSession,
  openPasswordSession,
  sendCode,
  tradeCode,
  usePasswordSession,
} from '../auth/codes.ts';
import { clearCookie, cookieName, rotate, signIn, signOut, type UserRow } from '../auth/sessions.ts';
import type { Handlers } from '../http/handler.ts';
import { ProblemError, unprocessable } from '../http/problem.ts';

/** 422 when the new password is the address itself. */
export function checkNewPassword(password: string, user: UserRow): void {
  if (password.trim().toLowerCase() === user.email) {
    throw unprocessable('new_password', 'The password must not be the email address.');
  }
}

const gone = () => new ProblemError(401, 'The session is unknown, used or has expired.');

export const authHandlers = {
  logIn: async (call) => {
    const { db, body, ip, now, passwords } = call;
    const key = attemptKey('log-in', body.email, ip);
    await countAttempt(call, key);
    const account = await accountOf(db, body.email);
    const user = account?.user;
    // The hash is computed for unknown and locked ones too: the time must not tell them apart.
    const fits = await passwords.fit(body.password, user?.passwordHash);
    if (!account || !user || user.locked || !fits) throw new ProblemError(401, 'Invalid credentials');
    await forgive(call, key);
    if (user.mustChangePassword) {
      const session = await openPasswordSession(db, user, now());
      return { status: 200, body: { challenge_name: 'NEW_PASSWORD_REQUIRED', session } };
    }
    const { atk, cookie } = await signIn(call, db, account);
    return { status: 200, body: { atk }, cookies: [cookie] };
  },

  setNewPassword: async (call) => {
    const { db, body, now } = call;
    const account = await accountOfSession(db, body.session, now());
    if (!account) throw gone();
    checkNewPassword(body.new_password, account.user);
    const passwordHash = await call.passwords.hash(body.new_password);
    const { atk, cookie } = await db.transaction(async (tx) => {
      if (!(await usePasswordSession(tx, body.session, passwordHash, now()))) throw gone();
      return signIn(call, tx, account);
    });
    return { status: 200, body: { atk }, cookies: [cookie] };
  },

  logOut: async (call) => {
    await signOut(call, call.cookies[cookieName]);
    return { status: 204, cookies: [clearCookie(call)] };
  },

  refreshToken: async (call) => {
    const token = call.cookies[cookieName];
    const session = token ? await rotate(call, token) : undefined;
    if (!session) {
      const cookies = token ? { 'set-cookie': clearCookie(call) } : undefined;
      throw new ProblemError(401, 'The session has ended. Sign in again.', {}, cookies);
    }
    return { status: 200, body: { atk: session.atk, message: 'Token refreshed' }, cookies: [session.cookie] };
  },

  forgotPassword: async (call) => {
    const { body, ip, log } = call;
    await countAttempt(call, attemptKey('forgot', body.email, ip));
    // Not awaited: how long it takes would tell whether the address is known.
    void sendCode(call, body.email).catch((error: unknown) => log.error({ err: error }, 'the code was not sent'));
    return { status: 204 };
  },

  verifyCode: async (call) => {
    const { body, ip } = call;
    const key = attemptKey('verify', body.email, ip);
    await countAttempt(call, key);
    const session = await tradeCode(call, body.email, body.code);
    if (!session) throw unprocessable('code', 'The code is wrong or has expired.');
    await forgive(call, key);
    return { status: 200, body: { session } };
  },
} satisfies Handlers;
