import { sql } from 'drizzle-orm';
import {
  accountOf,
  accountOfSession,
  openPasswordSession,
  sendCode,
  setPassword,
  tradeCode,
  userOfSession,
} from '../auth/codes.ts';
import { openChallenge, secondFactorOf } from '../auth/second-factor.ts';
import { checkNewPassword, passwordRefused } from '../auth/password-rules.ts';
import {
  allBut,
  clearCookie,
  cookieName,
  endSessions,
  rotate,
  sessionsOf,
  signIn,
  signOut,
  theSession,
} from '../auth/sessions.ts';
import { setActor } from '../db/actor.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound, ProblemError, unprocessable } from '@/contract/problem.ts';

const gone = () => new ProblemError(401, 'The session or link is unknown, used or has expired.');

/** Sets the password of the user whom a session or link is for, once, and signs in. */
async function acceptPassword(call: Call, session: string, password: string, code: string | undefined) {
  const { db, ip, limits, now, passwords, sessions } = call;
  const count = () => limits.count(ip, { password: session });
  // With a code, attempts are counted at the second factor.
  if (code === undefined) await count();
  const account = await accountOfSession(db, session, now());
  if (!account) throw gone();
  const needsCode = account.user.secondFactor;
  if (code !== undefined && !needsCode) await count();
  const who = needsCode
    ? (await secondFactorOf(call, account.user, code)).taken(sql`user_id in (${userOfSession(session)})`)
    : userOfSession(session);
  await checkNewPassword(password, account.user);
  if (await passwords.fit(password, account.user.passwordHash)) throw passwordRefused('password_current');
  const passwordHash = await passwords.hash(password);
  const { atk, cookie } = await db.transaction(async (tx) => {
    await tx.execute(setActor({ id: account.user.id, source: 'screen', at: now() }));
    // First, because it locks the user.
    const begun = await signIn(call, tx, account);
    if (!begun || !(await setPassword(tx, { ...account.user, who, passwordHash, keep: begun.sessionId }, now())))
      throw gone();
    return begun;
  });
  sessions.recheck();
  return { status: 200 as const, body: { atk }, cookies: [cookie] };
}

export const authHandlers = {
  logIn: async (call) => {
    const { db, body, ip, limits, now, passwords } = call;
    await limits.count(ip, { 'log-in': body.email });
    const account = await accountOf(db, body.email);
    const user = account?.user;
    // The hash is computed for unknown and locked ones too: the time must not tell them apart.
    const fits = await passwords.fit(body.password, user?.passwordHash);
    const invalid = () => new ProblemError(401, 'Invalid credentials');
    if (!account || !user || user.locked || !fits) throw invalid();
    await limits.forgive('log-in', ip, body.email);
    if (user.mustChangePassword) {
      const session = await openPasswordSession(db, user, now());
      if (!session) throw invalid();
      return { status: 200, body: { challenge_name: 'NEW_PASSWORD_REQUIRED', session } };
    }
    if (user.secondFactor)
      return { status: 200, body: { challenge_name: 'SECOND_FACTOR', session: openChallenge(call, user) } };
    const signedIn = await signIn(call, db, account);
    if (!signedIn) throw invalid();
    return { status: 200, body: { atk: signedIn.atk }, cookies: [signedIn.cookie] };
  },

  setNewPassword: (call) => acceptPassword(call, call.body.session, call.body.new_password, call.body.code),

  readInvitation: async ({ db, body, now }) => {
    const account = await accountOfSession(db, body.token, now());
    if (!account) throw gone();
    const { user, customerName, expiresAt } = account;
    const { name, email, state, locale } = user;
    const invitation = { name, email, state, locale, customer_name: customerName, expires_at: expiresAt.toISOString() };
    return { status: 200, body: { invitation } };
  },

  acceptInvitation: (call) => acceptPassword(call, call.body.token, call.body.new_password, call.body.code),

  listSessions: (call) => sessionsOf(call, call.caller.id),

  endOtherSessions: async (call) => {
    await endSessions(call, call.caller.id, allBut(call.caller.sessionId));
    return { status: 204 };
  },

  endSession: async (call) => {
    if (!(await endSessions(call, call.caller.id, theSession(call.params.session_id)))) throw notFound('session');
    return { status: 204 };
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
    const { body, ip, limits, log } = call;
    await limits.count(ip, { forgot: body.email });
    // Not awaited: how long it takes would tell whether the address is known.
    void sendCode(call, body.email).catch((error: unknown) => log.error({ err: error }, 'the code was not sent'));
    return { status: 204 };
  },

  verifyCode: async (call) => {
    const { body, ip, limits } = call;
    await limits.count(ip, { verify: body.email });
    const session = await tradeCode(call, body.email, body.code);
    if (!session) throw unprocessable('code', 'The code is wrong or has expired.');
    await limits.forgive('verify', ip, body.email);
    return { status: 200, body: { session } };
  },
} satisfies Handlers;
