import type { Call, Handlers } from '../http/call';
import { ProblemError, unprocessable } from '../http/problem';
import type { RefreshRow, UserRow, Via } from '../state/accounts';
import { accessToken, randomToken } from '../state/tokens';
import { checkNewPassword } from './profile';

const day = 86_400_000;
const codeLife = 15 * 60_000;
const guesses = 5;

type Ground = Pick<Call, 'accounts' | 'now' | 'prefix'>;

/** The line sets the cookie for the auth path, which alone sees it. */
const cookieLine = ({ prefix }: Pick<Call, 'prefix'>, value: string, seconds: number) =>
  `refresh_token=${value}; Path=${prefix}/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;

/** A new pair of tokens; the family is new where none is named. */
function issue(ground: Ground, userId: number, via: Via, family = randomToken()) {
  const { accounts, now } = ground;
  const row: RefreshRow = { token: randomToken(), family, userId, via, used: false, expires: now.getTime() + 14 * day };
  accounts.refresh.put(row);
  return { atk: accessToken(userId, via, now), setCookie: cookieLine(ground, row.token, (14 * day) / 1000) };
}

function endFamily({ accounts }: Ground, family: string): void {
  for (const row of accounts.refresh.all()) if (row.family === family) accounts.refresh.remove(row.token);
}

function passwordSession({ accounts, now }: Ground, user: UserRow): string {
  const token = randomToken();
  accounts.passwordSessions.put({ token, userId: user.id, expires: now.getTime() + codeLife });
  return token;
}

export const authHandlers = {
  logIn: (call) => {
    const { accounts, body, now } = call;
    const key = `log-in ${body.email.toLowerCase()}`;
    accounts.attempt(key, now);
    const user = accounts.userOf(body.email);
    if (!user || user.password !== body.password) throw new ProblemError(401, 'Invalid credentials');
    accounts.forgive(key);
    if (user.must_change_password || call.challenge) {
      const session = passwordSession(call, user);
      return { status: 200, body: { challenge_name: 'NEW_PASSWORD_REQUIRED', session } };
    }
    const { atk, setCookie } = issue(call, user.id, 'log-in');
    return { status: 200, body: { atk }, setCookie };
  },

  setNewPassword: (call) => {
    const { accounts, body, now } = call;
    const session = accounts.passwordSessions.get(body.session);
    const user = session && session.expires > now.getTime() ? accounts.users.get(session.userId) : undefined;
    if (!session || !user) throw new ProblemError(401, 'The session is unknown, used or has expired.');
    checkNewPassword(body.new_password, user);
    accounts.passwordSessions.remove(session.token);
    accounts.codes.remove(user.id);
    accounts.users.put({ ...user, password: body.new_password, must_change_password: false });
    accounts.endSessions(user.id);
    const { atk, setCookie } = issue(call, user.id, 'new-password');
    return { status: 200, body: { atk }, setCookie };
  },

  logOut: (call) => {
    const { accounts, cookie = '' } = call;
    const row = accounts.refresh.get(cookie);
    if (row) endFamily(call, row.family);
    return { status: 204, setCookie: cookieLine(call, '', 0) };
  },

  refreshToken: (call) => {
    const { accounts, cookie = '', now } = call;
    const row = accounts.refresh.get(cookie);
    // A used token that is seen again was stolen, from or by whoever sends it.
    if (row?.used) endFamily(call, row.family);
    if (!row || row.used || row.expires <= now.getTime())
      throw new ProblemError(
        401,
        'The session has ended. Sign in again.',
        {},
        { 'set-cookie': cookieLine(call, '', 0) },
      );
    accounts.refresh.put({ ...row, used: true });
    const via = row.via === 'log-in' ? 'renewal' : row.via;
    const { atk, setCookie } = issue(call, row.userId, via, row.family);
    return { status: 200, body: { atk, message: 'Token refreshed' }, setCookie };
  },

  forgotPassword: ({ accounts, body, now }) => {
    accounts.attempt(`forgot ${body.email.toLowerCase()}`, now);
    const user = accounts.userOf(body.email);
    if (user) {
      const code = String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
        .slice(-6)
        .padStart(6, '0');
      accounts.codes.put({ userId: user.id, code, expires: now.getTime() + codeLife, wrong: 0 });
      accounts.mails.push({ to: user.email, code });
    }
    return { status: 204 };
  },

  verifyCode: (call) => {
    const { accounts, body, now } = call;
    const key = `verify ${body.email.toLowerCase()}`;
    accounts.attempt(key, now);
    const user = accounts.userOf(body.email);
    const kept = user && accounts.codes.get(user.id);
    const good = kept && kept.expires > now.getTime() && kept.wrong < guesses;
    if (!user || !good || kept.code !== body.code) {
      if (kept) accounts.codes.put({ ...kept, wrong: kept.wrong + 1 });
      throw unprocessable('code', 'The code is wrong or has expired.');
    }
    accounts.forgive(key);
    accounts.codes.remove(user.id);
    return { status: 200, body: { session: passwordSession(call, user) } };
  },
} satisfies Partial<Handlers>;
