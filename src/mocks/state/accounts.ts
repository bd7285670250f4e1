import type { Account, WorkingHours } from '@/api/generated/dashboard.schemas';
import { demoPassword, userRows } from '@/world/customers';
import type { UserRow as WorldUser } from '@/world/types';
import { tooMany } from '@/contract/problem';
import { persistence, Table } from './table';

export interface UserRow extends WorldUser {
  /** In the clear: nobody's secret is in a mock. */
  password: string;
  locked?: boolean;
  second_factor?: boolean;
  selected_disposition_area_ids: number[];
}

/** How a session began: a scenario may refuse the tokens of one kind. */
export type Via = 'log-in' | 'renewal' | 'new-password';

/** A refresh token; its family ends when it is used again later than its successor may be asked for. */
export interface RefreshRow {
  token: string;
  family: string;
  userId: number;
  via: Via;
  expires: number;
  /** When it was used, and the token that took its place. */
  used?: { at: number; next: string };
}

/** A mailed code, or a session that allows setting a new password once. */
interface Secret {
  key: string;
  userId: number;
  expires: number;
  wrong: number;
}

/** What administrators see of a user of the world besides. */
export const accountOf = (now: Date) => ({
  ...{ area_ids: null, state: 'active', last_seen_at: null, invited_until: null, updated_at: now.toISOString() },
});

const windowMs = 15 * 60_000;
const allowed = 5;

/** Users and sessions; they are the same in every scenario. */
export function openAccounts(changed: () => void = () => undefined) {
  const users = userRows().map((user): UserRow => ({
    ...user,
    password: demoPassword,
    selected_disposition_area_ids: [],
  }));
  const tables = {
    users: new Table<UserRow>(users, ({ id }) => id, changed),
    refresh: new Table<RefreshRow>([], ({ token }) => token, changed),
    /** Codes by `user code`, sessions by themselves. */
    secrets: new Table<Secret>([], ({ key }) => key, changed),
  };
  const attempts = new Map<string, number[]>();
  /** What customers have set. */
  const settings = new Map<number, { account: Partial<Account>; working_hours?: WorkingHours }>();
  /** What was mailed, oldest first: there is no mail in a mock. */
  const mails: { to: string; code: string }[] = [];
  return {
    ...tables,
    mails,
    settings,
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
      for (const row of tables.refresh.where('userId', userId))
        if (row.family !== keep) tables.refresh.remove(row.token);
    },
    ...persistence(tables),
  };
}

export type Accounts = ReturnType<typeof openAccounts>;

/** What an access token says. */
interface Claims {
  user: number;
  via: Via;
  /** Milliseconds since 1970. */
  issued: number;
  expires: number;
}

/** An access token of 15 minutes that any state of the mocks can read, so that it outlives a reload. */
export function accessToken(user: number, via: Via, now: Date): string {
  const claims: Claims = { user, via, issued: now.getTime(), expires: now.getTime() + windowMs };
  return `mock.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}`;
}

/** @returns undefined when the token is not one of ours */
export function readToken(token: string): Claims | undefined {
  try {
    return token.startsWith('mock.') ? (JSON.parse(atob(token.slice(5))) as Claims) : undefined;
  } catch {
    return undefined;
  }
}

export const randomToken = (): string => crypto.randomUUID().replaceAll('-', '');
