import type { MachineToken, Session, UserLink, UserRecord, UserState } from '@/api/generated/dashboard.schemas';
import type { AnyCall, AnyHandler, Call, Context, Handlers } from '../call';
import { checkMapping, readingsOf } from '@/contract/levelMapping';
import { conflict, notFound, preconditionFailed, unprocessable } from '@/contract/problem';
import { grantable } from '@/api/grantable';
import { ownRow, type Row } from '../state/store';
import { acceptPassword, holderOf, openSecret } from './session';

const hour = 3_600_000;
const fortnight = 14 * 24 * hour;

const userOf = (call: Pick<Call<'getUser'>, 'store' | 'caller' | 'params'>) =>
  ownRow(call, 'users', call.params.id, 'user');

/** A link in place of earlier ones; nobody gets mail from a mock. */
function linkFor(call: Context, { id, state }: Pick<Row, 'id'> & { state?: unknown }, delivery: string): UserLink {
  const { accounts, now } = call;
  for (const { key } of accounts.secrets.where('userId', id)) accounts.secrets.remove(key);
  const life = (state === 'invited' ? 7 * 24 : 24) * hour;
  const token = openSecret(call, { id }, undefined, life);
  const { location: here = { origin: 'http://localhost' } } = globalThis as { location?: { origin: string } };
  const url = delivery === 'link' ? `${here.origin}/auth/accept-invitation#${token}` : null;
  return { url, expires_at: new Date(now.getTime() + life).toISOString() };
}

/** The families of refresh tokens. */
function sessionsOf({ accounts, cookie = '' }: Context, user: number): Session[] {
  const own = accounts.refresh.where('userId', user);
  const current = accounts.refresh.get(cookie)?.family;
  const at = (expires: number) => new Date(expires - fortnight).toISOString();
  return [...new Set(own.map(({ family }) => family))].map((id) => {
    const times = own.filter(({ family }) => family === id).map(({ expires }) => expires);
    const [created_at, last_seen_at] = [at(Math.min(...times)), at(Math.max(...times))];
    return { id, browser: 'Firefox', os: 'Linux', created_at, last_seen_at, current: id === current };
  });
}

/** Users besides their list, and sessions. @param lists handlers of the collections */
export const peopleHandlers = (lists: Map<string, AnyHandler>): Handlers => ({
  inviteUser: async (call) => {
    const { accounts, body } = call;
    const made = (await lists.get('inviteUser')?.(call as unknown as AnyCall)) ?? { status: 501, body: {} };
    const row = (made.body as { user: Row & UserRecord }).user;
    const { id, customer_id, email, name, role, locale } = row;
    const secret = { password: '', must_reset_password: false, selected_disposition_area_ids: [] };
    accounts.users.put({ ...{ id, customer_id, name, role, locale }, email: email.toLowerCase(), ...secret });
    const link = linkFor(call, row, body.delivery ?? 'mail');
    const user = call.store
      .table('users')
      .put({ ...row, area_ids: body.area_ids ?? null, invited_until: link.expires_at });
    return { status: 201, body: { user: user as Row & UserRecord, link }, etag: made.etag ?? '' };
  },

  createToken: async (call) => {
    const { body, caller, now, store } = call;
    const wrong = body.scopes.findIndex((scope) => !grantable(scope) || !caller.permissions.has(scope));
    if (wrong >= 0) throw unprocessable(`scopes.${wrong}`, 'A token of yours cannot have this scope.');
    const table = store.table('tokens');
    const at = now.toISOString();
    const token = table.put({
      ...{ id: table.nextId(), customer_id: caller.customerId, name: body.name, scopes: body.scopes },
      ...{ prefix: 'wd_k3Xa9Q', created_by: null, created_at: at, updated_at: at },
      ...{ expires_at: body.expires_at ?? null, last_used_at: null },
    });
    const secret = `wd_k3Xa9Q${'mock'.repeat(7)}${String(token.id).padStart(9, '0')}`;
    return { status: 201, body: { token: token as Row & MachineToken, secret } };
  },

  setTokenMapping: (call) => {
    const { body, ifMatch, now, store } = call;
    const row = ownRow(call, 'tokens', call.params.id, 'token');
    const etag = `"${String(row.updated_at)}"`;
    if (ifMatch !== undefined && !['*', etag].includes(ifMatch)) throw preconditionFailed(row);
    if (body.mapping) checkMapping(body.mapping);
    const token = store.table('tokens').put({ ...row, mapping: body.mapping, updated_at: now.toISOString() });
    return { status: 200, body: { token: token as Row & MachineToken }, etag: `"${now.toISOString()}"` };
  },

  tryMapping: ({ body: { mapping, payload }, now }) => {
    checkMapping(mapping);
    const readings = readingsOf(mapping, payload, now).map(({ key: _, ...reading }) => reading);
    return { status: 200, body: { readings } };
  },

  sendUserLink: (call) => {
    if (call.params.id === call.caller.id) throw conflict('Change your password in your settings.');
    const row = userOf(call);
    if (row.state === 'deactivated') throw conflict('The user is deactivated.', 'state', 'is deactivated');
    return { status: 200, body: { link: linkFor(call, row, call.body.delivery) } };
  },

  listUserSessions: (call) => ({ status: 200, body: { sessions: sessionsOf(call, userOf(call).id) } }),

  endUserSessions: (call) => {
    const { accounts, caller, cookie = '' } = call;
    const { id } = userOf(call);
    accounts.endSessions(id, id === caller.id ? accounts.refresh.get(cookie)?.family : undefined);
    return { status: 204 };
  },

  readInvitation: (call) => {
    const { customer_id, ...user } = holderOf(call, call.body.token);
    const { name, email, locale } = user;
    const expires = call.accounts.secrets.get(call.body.token)?.expires ?? 0;
    const customer_name = call.store.tables.customers.get(customer_id)?.name ?? '';
    const state: UserState = user.password === '' ? 'invited' : 'active';
    const invitation = { name, email, locale, state, customer_name, expires_at: new Date(expires).toISOString() };
    return { status: 200, body: { invitation } };
  },

  acceptInvitation: async (call) => {
    const { body, store } = call;
    const { id } = holderOf(call, body.token);
    const response = await acceptPassword(call, body.token, body.new_password);
    const row = store.table('users').get(id);
    if (row) store.table('users').put({ ...row, state: 'active', invited_until: null });
    return response;
  },

  listSessions: (call) => ({ status: 200, body: { sessions: sessionsOf(call, call.caller.id) } }),

  endOtherSessions: ({ accounts, caller, cookie = '' }) => {
    accounts.endSessions(caller.id, accounts.refresh.get(cookie)?.family);
    return { status: 204 };
  },

  endSession: ({ accounts, caller, params }) => {
    const gone = accounts.refresh.where('userId', caller.id).filter(({ family }) => family === params.session_id);
    if (gone.length === 0) throw notFound('session');
    for (const { token } of gone) accounts.refresh.remove(token);
    return { status: 204 };
  },
});
