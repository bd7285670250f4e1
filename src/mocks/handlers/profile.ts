import { Permission, type Role, type User } from '@/api/generated/dashboard.schemas';
import type { Call, Caller, Handlers } from '../http/call';
import { ProblemError, unprocessable } from '../http/problem';
import type { UserRow } from '../state/accounts';

const suffixes: Record<Role, readonly string[]> = {
  viewer: ['read'],
  user: ['read', 'write'],
  admin: ['read', 'write', 'delete'],
};

/** Viewers have every `…:read` of the contract, users `…:write` as well, admins `…:delete` too. */
export const permissionsOf = (role: Role): ReadonlySet<Permission> =>
  new Set(Object.values(Permission).filter((name) => suffixes[role].includes(name.split(':')[1] ?? '')));

/** 422 when the new password is the address itself. */
export function checkNewPassword(password: string, user: UserRow): void {
  if (password.trim().toLowerCase() === user.email)
    throw unprocessable('new_password', 'The password must not be the email address.');
}

function userOf({ accounts, caller }: Pick<Call, 'accounts' | 'caller'>): UserRow {
  const user = accounts.users.get(caller.id);
  if (!user) throw new ProblemError(401, 'The user does not exist any more.');
  return user;
}

function profile({ store }: Pick<Call, 'store'>, row: UserRow, caller: Caller): User {
  const customer = store.customer.get(row.customer_id);
  const account = { customer_id: row.customer_id, name: customer?.name ?? '', time_zone: caller.timeZone };
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: caller.role,
    locale: row.locale,
    account,
    accounts: [account],
    disposition_areas: store.areas(row.customer_id).map(({ id, name }) => ({ id, name })),
    selected_disposition_area_ids: row.selected_disposition_area_ids,
    permissions: [...caller.permissions],
  };
}

export const profileHandlers = {
  getMe: (call) => ({ status: 200, body: { user: profile(call, userOf(call), call.caller) } }),

  updateMe: (call) => {
    const { accounts, store, body, now, cookie } = call;
    const row = userOf(call);
    const areas = store.areas(row.customer_id);
    const selected = body.selected_disposition_area_ids;
    const unknown = selected?.findIndex((id) => !areas.some((area) => area.id === id)) ?? -1;
    if (unknown >= 0)
      throw unprocessable(`selected_disposition_area_ids.${unknown}`, 'There is no such disposition area.');
    if (body.new_password !== undefined) {
      const key = `password ${row.id}`;
      accounts.attempt(key, now);
      if (body.current_password !== row.password)
        throw unprocessable('current_password', 'The current password is wrong.');
      accounts.forgive(key);
      checkNewPassword(body.new_password, row);
      accounts.endSessions(row.id, cookie === undefined ? undefined : accounts.refresh.get(cookie)?.family);
    }
    const after = accounts.users.put<UserRow>({
      ...row,
      name: body.name ?? row.name,
      locale: body.locale ?? row.locale,
      selected_disposition_area_ids: selected ?? row.selected_disposition_area_ids,
      password: body.new_password ?? row.password,
    });
    return { status: 200, body: { user: profile(call, after, call.caller) } };
  },
} satisfies Partial<Handlers>;
