import type { Language, Role } from '@/api/generated/dashboard.schemas';
import { userRows } from '@/world/customers';
import { tooMany } from '../http/problem';
import { keeping, Table } from './table';

/** Password of all demo accounts. */
export const demoPassword = 'Glas-2026!';

export interface UserRow {
  id: number;
  customer_id: number;
  email: string;
  name: string;
  role: Role;
  locale: Language;
  /** In the clear: nobody's secret is in a mock. */
  password: string;
  must_change_password: boolean;
  selected_disposition_area_ids: number[];
}

/** How a session began: a scenario may refuse the tokens of one kind. */
export type Via = 'log-in' | 'renewal' | 'new-password';

/** A refresh token; a family ends when a used one is seen again. */
export interface RefreshRow {
  token: string;
  family: string;
  userId: number;
  via: Via;
  expires: number;
  used: boolean;
}

/** Allows setting a new password once. */
interface PasswordSession {
  token: string;
  userId: number;
  expires: number;
}

/** A mailed code. */
interface Code {
  userId: number;
  code: string;
  expires: number;
  wrong: number;
}

export interface Mail {
  to: string;
  code: string;
}

const windowMs = 15 * 60_000;
const allowed = 5;

/** Users and sessions; they are the same in every scenario. */
export function openAccounts(changed: () => void = () => undefined) {
  const users = userRows().map(({ must_reset_password, ...user }): UserRow => ({
    ...user,
    password: demoPassword,
    must_change_password: must_reset_password,
    selected_disposition_area_ids: [],
  }));
  const tables = {
    users: new Table<UserRow>(users, ({ id }) => id, changed),
    refresh: new Table<RefreshRow, string>([], ({ token }) => token, changed),
    passwordSessions: new Table<PasswordSession, string>([], ({ token }) => token, changed),
    codes: new Table<Code>([], ({ userId }) => userId, changed),
  };
  const attempts = new Map<string, number[]>();
  const mails: Mail[] = [];
  return {
    ...tables,
    /** What was mailed, oldest first: there is no mail in a mock. */
    mails,
    userOf: (email: string) => tables.users.all().find((user) => user.email === email.toLowerCase()),
    /** Counts an attempt before it is judged. @throws 429 after 5 in 15 minutes */
    attempt: (key: string, now: Date): void => {
      const recent = (attempts.get(key) ?? []).filter((at) => at > now.getTime() - windowMs);
      if (recent.length >= allowed) throw tooMany(((recent[0] ?? 0) + windowMs - now.getTime()) / 1000);
      attempts.set(key, [...recent, now.getTime()]);
    },
    forgive: (key: string): void => void attempts.delete(key),
    /** Ends the sessions of a user, but for the family that is kept. */
    endSessions: (userId: number, keep?: string): void => {
      for (const row of tables.refresh.all())
        if (row.userId === userId && row.family !== keep) tables.refresh.remove(row.token);
    },
    ...keeping(tables),
  };
}

export type Accounts = ReturnType<typeof openAccounts>;
