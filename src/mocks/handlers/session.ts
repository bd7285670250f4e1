import type { Account, ChangeEvent, User } from '@/api/generated/dashboard.schemas';
import { passwordRefusal } from '@/password/estimate';
import type { Call, Context, Handlers } from '../call';
import { conflict, ProblemError, unprocessable } from '@/contract/problem';
import { accessToken, randomToken, type UserRow, type Via } from '../state/accounts';
import type { Changed } from '../state/store';

const day = 86_400_000;
const codeLife = 15 * 60_000;
const guesses = 5;
/** Milliseconds in which a used refresh token gets the same successor: its response may have been lost, or two tabs asked. */
const grace = 10_000;
const heartbeat = 20_000;

type SignedIn = Pick<Context, 'accounts' | 'now' | 'prefix'>;

/** The line sets the cookie for the auth path, which alone sees it. */
const cookieLine = ({ prefix }: Pick<Context, 'prefix'>, value: string, seconds: number) =>
  `refresh_token=${value}; Path=${prefix}/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;

/** A new pair of tokens; the family is new where none is named. */
function issue(call: SignedIn, userId: number, via: Via, family: string = crypto.randomUUID(), token = randomToken()) {
  const { accounts, now } = call;
  if (!accounts.refresh.get(token))
    accounts.refresh.put({ token, family, userId, via, expires: now.getTime() + 14 * day });
  return { atk: accessToken(userId, via, now), setCookie: cookieLine(call, token, (14 * day) / 1000) };
}

/** Stores a code, or a session that allows setting a new password once. */
export const openSecret = (
  { accounts, now }: SignedIn,
  { id: userId }: Pick<UserRow, 'id'>,
  key = randomToken(),
  life = codeLife,
): string => accounts.secrets.put({ key, userId, expires: now.getTime() + life, wrong: 0 }).key;

/** @throws 401 */
export function holderOf({ accounts, now }: SignedIn, key: string): UserRow {
  const session = accounts.secrets.get(key);
  const user = session && session.expires > now.getTime() ? accounts.users.get(session.userId) : undefined;
  if (!user || user.locked) throw new ProblemError(401, 'The session or link is unknown, used or has expired.');
  return user;
}

/** Sets the password of the user whom a session or link is for, once, and signs in. */
export async function acceptPassword(call: SignedIn, key: string, password: string) {
  const { accounts } = call;
  const user = holderOf(call, key);
  await checkNewPassword(password, user);
  for (const secret of accounts.secrets.where('userId', user.id)) accounts.secrets.remove(secret.key);
  accounts.users.put({ ...user, password, must_reset_password: false });
  accounts.endSessions(user.id);
  const { atk, setCookie } = issue(call, user.id, 'new-password');
  return { status: 200 as const, body: { atk }, setCookie };
}

/** @throws 422 with a code that says why the password is refused */
async function checkNewPassword(password: string, user: UserRow): Promise<void> {
  const refusal = await passwordRefusal(password, user, user.password);
  if (refusal) throw new ProblemError(422, refusal.message, { errors: [{ path: 'new_password', ...refusal }] });
}

export const accountBody = ({ accounts, store, caller }: Pick<Context, 'accounts' | 'store' | 'caller'>): Account => {
  const { name = '', yard = null, plant = null, updated_at } = store.tables.customers.get(caller.customerId) ?? {};
  return {
    ...{ customer_id: caller.customerId, name, time_zone: caller.timeZone },
    ...{ admins_need_second_factor: false, yard, plant, updated_at },
    ...accounts.settings.get(caller.customerId)?.account,
  };
};

function profile(call: Pick<Context, 'accounts' | 'store' | 'caller' | 'now'>, row: UserRow): User {
  const { store, caller, now } = call;
  const account = accountBody(call);
  const disposition_areas = store.rows('areas', row.customer_id, now).map(({ id, name, color, state }) => ({
    ...{ id, name, color },
    ...(state === 'archived' ? { archived: true } : {}),
  })) as User['disposition_areas'];
  return {
    ...row,
    role: caller.role,
    account,
    accounts: [account],
    disposition_areas,
    permissions: [...caller.permissions],
  };
}

function userOf({ accounts, caller }: Pick<Context, 'accounts' | 'caller'>): UserRow {
  const user = accounts.users.get(caller.id);
  if (!user) throw new ProblemError(401, 'The user does not exist any more.');
  return user;
}

export const sessionHandlers: Handlers = {
  logIn: (call) => {
    const { accounts, body, now } = call;
    const key = `log-in ${body.email.toLowerCase()}`;
    accounts.attempt(key, now);
    const user = accounts.userOf(body.email);
    if (!user || user.locked || user.password !== body.password) throw new ProblemError(401, 'Invalid credentials');
    accounts.forgive(key);
    if (user.must_reset_password || call.challenge === 'challenge') {
      return { status: 200, body: { challenge_name: 'NEW_PASSWORD_REQUIRED', session: openSecret(call, user) } };
    }
    if (user.second_factor || call.challenge === 'second-factor')
      return { status: 200, body: { challenge_name: 'SECOND_FACTOR', session: openSecret(call, user) } };
    const { atk, setCookie } = issue(call, user.id, 'log-in');
    return { status: 200, body: { atk }, setCookie };
  },

  setNewPassword: (call) => acceptPassword(call, call.body.session, call.body.new_password),

  answerSecondFactor: (call) => {
    const { accounts, body } = call;
    const user = holderOf(call, body.session);
    if (!/^\d{6}$/u.test(body.code))
      throw new ProblemError(422, 'The code is wrong.', { errors: [{ path: 'code', message: 'is wrong' }] });
    accounts.secrets.remove(body.session);
    accounts.users.put({ ...user, second_factor: true });
    const { atk, setCookie } = issue(call, user.id, 'log-in');
    return { status: 200, body: { atk }, setCookie };
  },

  logOut: (call) => {
    const { accounts, cookie = '' } = call;
    const family = accounts.refresh.get(cookie)?.family ?? '';
    for (const { token } of accounts.refresh.where('family', family)) accounts.refresh.remove(token);
    return { status: 204, setCookie: cookieLine(call, '', 0) };
  },

  refreshToken: (call) => {
    const { accounts, cookie = '', now } = call;
    const row = accounts.refresh.get(cookie);
    const isLate = row?.used && now.getTime() - row.used.at >= grace;
    // Used again later, it was stolen, from or by whoever sends it.
    if (isLate) for (const { token } of accounts.refresh.where('family', row.family)) accounts.refresh.remove(token);
    if (!row || isLate || row.expires <= now.getTime())
      throw new ProblemError(
        401,
        'The session has ended. Sign in again.',
        {},
        { 'set-cookie': cookieLine(call, '', 0) },
      );
    const used = row.used ?? { at: now.getTime(), next: randomToken() };
    if (!row.used) accounts.refresh.put({ ...row, used });
    const via = row.via === 'log-in' ? 'renewal' : row.via;
    const { atk, setCookie } = issue(call, row.userId, via, row.family, used.next);
    return { status: 200, body: { atk, message: 'Token refreshed' }, setCookie };
  },

  forgotPassword: (call) => {
    const { accounts, body, now } = call;
    accounts.attempt(`forgot ${body.email.toLowerCase()}`, now);
    const user = accounts.userOf(body.email);
    if (user) {
      const code = String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
        .slice(-6)
        .padStart(6, '0');
      for (const old of accounts.secrets.where('userId', user.id))
        if (/^\d{6}$/.test(old.key)) accounts.secrets.remove(old.key);
      openSecret(call, user, code);
      accounts.mails.push({ to: user.email, code });
    }
    return { status: 204 };
  },

  verifyCode: (call) => {
    const { accounts, body, now } = call;
    const key = `verify ${body.email.toLowerCase()}`;
    accounts.attempt(key, now);
    const user = accounts.userOf(body.email);
    const code = user && accounts.secrets.where('userId', user.id).find((one) => /^\d{6}$/.test(one.key));
    if (!user || !code || code.expires <= now.getTime() || code.wrong >= guesses || code.key !== body.code) {
      if (code) accounts.secrets.put({ ...code, wrong: code.wrong + 1 });
      throw unprocessable('code', 'The code is wrong or has expired.');
    }
    accounts.forgive(key);
    accounts.secrets.remove(code.key);
    return { status: 200, body: { session: openSecret(call, user) } };
  },

  getMe: (call) => ({ status: 200, body: { user: profile(call, userOf(call)) } }),

  updateMe: async (call) => {
    const { accounts, store, body } = call;
    const row = userOf(call);
    const selected = body.selected_disposition_area_ids ?? row.selected_disposition_area_ids;
    const areas = store.tables.disposition_areas.where('customer_id', row.customer_id);
    const unknown = selected.findIndex((id) => !areas.some((area) => area.id === id));
    if (unknown >= 0)
      throw unprocessable(`selected_disposition_area_ids.${unknown}`, 'There is no such disposition area.');
    if (body.new_password !== undefined) await changePassword(call, row, body.new_password);
    const { name = row.name, locale = row.locale, new_password: password = row.password } = body;
    const after = { ...row, name, locale, password, selected_disposition_area_ids: selected };
    return { status: 200, body: { user: profile(call, accounts.users.put(after)) } };
  },

  getSetup: () => ({ status: 200, body: { needed: false } }),
  setUp: () => {
    throw conflict('This server is set up already. Sign in.');
  },

  /** What is changed in the mocked world, from shortly before: a page asks for its rows before it listens. Nothing else is missed in one page. */
  streamEvents: ({ caller, listeners, recent, now }) => {
    let seq = now.getTime();
    let end = () => {};
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      const notify = ({ customer, resource, id }: Changed) => {
        const event: ChangeEvent = { resource, ids: [id], at: new Date().toISOString() };
        if (customer === caller.customerId) send(`id: ${++seq}\ndata: ${JSON.stringify(event)}\n\n`);
      };
      const beat = setInterval(() => send(':\n\n'), heartbeat);
      listeners.add(notify);
      end = () => {
        clearInterval(beat);
        listeners.delete(notify);
      };
      send(`id: ${seq}\n\n`);
      for (const change of recent) notify(change);
    };
    const stream = new ReadableStream<Uint8Array>({ start, cancel: () => end() });
    return { status: 200, stream };
  },
};

async function changePassword(
  { accounts, body, now, cookie = '' }: Call<'updateMe'>,
  row: UserRow,
  password: string,
): Promise<void> {
  const key = `password ${row.id}`;
  accounts.attempt(key, now);
  if (body.current_password !== row.password) throw unprocessable('current_password', 'The current password is wrong.');
  await checkNewPassword(password, row);
  accounts.forgive(key);
  accounts.endSessions(row.id, accounts.refresh.get(cookie)?.family);
}
