import Bowser from 'bowser';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { permissionsOf } from '@/world/permissions.ts';
import type { Db } from '../db/open.ts';
import { at, iso } from '../db/sql.ts';
import { refreshFamilies, refreshTokens } from '../db/schema-sessions.ts';
import { customers, users } from '../db/schema.ts';
import type { Call, Caller, Claims, Services } from '../http/handler.ts';
import { hmac } from './keys.ts';

type Schemas = components['schemas'];

const days = 14;
/** How long the predecessor of a rotated token still gets the same successor. */
const graceSeconds = 10;
/** How long a server believes that a session goes on. */
const checkSeconds = 30;
const remembered = 20_000;
export const cookieName = 'refresh_token';

/** Tokens are stored as hashes; 256 random bits need no salt. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');
export const newToken = () => randomBytes(32).toString('base64url');
const expiry = (now: Date) => at(new Date(now.getTime() + days * 86_400_000));

type RequestContext = Pick<Call, 'config' | 'secure' | 'userAgent'>;

/** The line sets the cookie for the auth path of the API, which alone sees it. */
function cookieLine({ config, secure }: RequestContext, value: string, seconds: number): string {
  const parts = [
    `${cookieName}=${value}`,
    `Path=${config.apiPrefix}/auth`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

export const clearCookie = (context: RequestContext) => cookieLine(context, '', 0);

interface SignedIn {
  sessionId: string;
  /** Access token. */
  atk: string;
  /** Set-Cookie line. */
  cookie: string;
}

export type UserRow = typeof users.$inferSelect;

/** A user with what an access token needs of the customer. */
export interface Account<User = UserRow> {
  user: User;
  timeZone: string;
}

/** What is selected for an account; needs `users` joined with `customers`. */
export const accountColumns = { user: users, timeZone: customers.timeZone };

/** What was read of a user when the password was checked. */
export type Checked = Pick<UserRow, 'id' | 'customerId' | 'passwordHash'>;

/**
 * Selects the `id` and `customer_id` of a user who still has the password that was checked, and lets no change of it happen before the transaction
 * ends: hashing takes long enough for one.
 */
export const unchanged = ({ id, customerId, passwordHash }: Checked) => sql`select id, customer_id from ${users}
  where customer_id = ${customerId} and id = ${id} and password_hash is not distinct from ${passwordHash} and not locked for no key update`;

/**
 * Begins a session: a family of refresh tokens of which one is good at a time.
 * @returns undefined when the password was changed or the user deactivated meanwhile
 */
export async function signIn(
  call: RequestContext & Services,
  db: Db,
  { user, timeZone }: Account<Checked>,
): Promise<SignedIn | undefined> {
  const token = newToken();
  const sessionId = randomUUID();
  const { id, customerId } = user;
  const { browser = null, os = null } = browserOf(call.userAgent);
  const now = call.now();
  const { rows } = await db.execute(sql`with checked as (${unchanged(user)}),
    begun as (insert into ${refreshFamilies} (id, customer_id, user_id, created_at, last_seen_at, browser, os)
      select ${sessionId}::uuid, customer_id, id, ${at(now)}, ${at(now)}, ${browser}, ${os} from checked)
    insert into ${refreshTokens} (token_hash, customer_id, family_id, expires_at)
      select ${tokenHash(token)}, customer_id, ${sessionId}::uuid, ${expiry(now)} from checked returning 1`);
  if (rows.length === 0) return undefined;
  const atk = call.tokens.sign({ id, customerId, timeZone, sessionId });
  return { sessionId, atk, cookie: cookieLine(call, token, days * 86_400) };
}

interface Rotated extends Record<string, unknown> {
  id: number;
  customer_id: number;
  time_zone: string;
  family_id: string;
}

/**
 * Trades a refresh token for the next one, which is derived from it: for 10 seconds the same one is given again, because the
 * response may have been lost or several tabs may have asked at once. A token that is used later ends its whole family.
 * @returns undefined when the token is not good (any more)
 */
export async function rotate(call: RequestContext & Services, token: string): Promise<SignedIn | undefined> {
  const now = call.now();
  const hash = tokenHash(token);
  const next = hmac(call.keys.refresh, token);
  const { rows } = await call.db.execute<Rotated>(sql`with used as (
      update ${refreshTokens} token set used_at = coalesce(token.used_at, ${at(now)})
      from ${refreshFamilies} family join ${users} on users.id = family.user_id join ${customers} on customers.id = users.customer_id
      where token.token_hash = ${hash} and token.expires_at > ${at(now)} and family.id = token.family_id
        and (token.used_at is null or token.used_at > ${at(now)} - ${graceSeconds} * interval '1 second')
        and family.ended_at is null and not users.locked
      returning token.family_id, users.id, users.customer_id, customers.time_zone),
    seen as (update ${refreshFamilies} set last_seen_at = ${at(now)} where id in (select family_id from used)),
    successor as (insert into ${refreshTokens} (token_hash, customer_id, family_id, expires_at)
      select ${tokenHash(next)}, customer_id, family_id, ${expiry(now)} from used on conflict do nothing)
    select * from used`);
  const [used] = rows;
  if (!used) {
    await endFamily(
      call,
      sql`select family_id from ${refreshTokens} where token_hash = ${hash} and used_at is not null`,
    );
    return undefined;
  }
  const { id, customer_id: customerId, time_zone: timeZone, family_id: sessionId } = used;
  const atk = call.tokens.sign({ id, customerId, timeZone, sessionId });
  return { sessionId, atk, cookie: cookieLine(call, next, days * 86_400) };
}

/** The sessions of a user that have not ended, the one seen last first. */
export async function sessionsOf({ db, now, caller }: Pick<Call, 'db' | 'now' | 'caller'>, user: number) {
  const { id, browser, os, createdAt, lastSeenAt } = refreshFamilies;
  const { rows } = await db.execute<Schemas['Session'] & Record<string, unknown>>(sql`select ${id}, ${browser}, ${os},
      ${iso(createdAt)} as created_at, ${iso(lastSeenAt)} as last_seen_at, ${id} = ${caller.sessionId}::uuid as current
    from ${refreshFamilies} where ${mine(caller.customerId, user)} and ${refreshFamilies.endedAt} is null
      and exists (select 1 from ${refreshTokens} where customer_id = ${caller.customerId} and family_id = ${id} and expires_at > ${at(now())})
    order by ${lastSeenAt} desc, ${createdAt} desc limit 100`);
  return { status: 200 as const, body: { sessions: rows } };
}

const mine = (customerId: number, user: number) =>
  sql`${refreshFamilies.customerId} = ${customerId} and ${refreshFamilies.userId} = ${user}`;

/**
 * Ends sessions of a user, here at once and elsewhere within 30 seconds. The history notes it, but for a deactivated user. Locks the user first, as `setPassword`.
 * @param which all of them unless said
 * @returns whether there were any
 */
export async function endSessions(call: Call, user: number, which: SQL = sql`true`): Promise<boolean> {
  const open = sql`${mine(call.caller.customerId, user)} and ended_at is null and ${which}`;
  const { rows } = await call.db.execute(sql`with noted as (update ${users} set sessions_ended_at = ${at(call.now())}
      where customer_id = ${call.caller.customerId} and id = ${user} and not locked and exists (select 1 from ${refreshFamilies} where ${open}) returning 1)
    update ${refreshFamilies} set ended_at = ${at(call.now())} where ${open} and (select count(*) from noted) >= 0 returning 1`);
  call.sessions.recheck();
  return rows.length > 0;
}

// Of `endSessions`: this one, or all but it.
export const theSession = (id: string) => sql`id = ${id}::uuid`;
export const allBut = (id: string) => sql`id <> ${id}::uuid`;

async function endFamily({ db, now, sessions }: Services, family: SQL): Promise<void> {
  await db.execute(
    sql`update ${refreshFamilies} set ended_at = ${at(now())} where id in (${family}) and ended_at is null`,
  );
  sessions.recheck();
}

/** Ends the session of a cookie; nothing without one. */
export async function signOut(services: Services, token: string | undefined): Promise<void> {
  if (!token) return;
  await endFamily(services, sql`select family_id from ${refreshTokens} where token_hash = ${tokenHash(token)}`);
}

/** What the database says of a caller besides the token. */
interface SessionState extends Record<string, unknown> {
  role: UserRow['role'];
  area_ids: number[] | null;
  second_factor_missing: boolean;
}

/**
 * Who calls, by the session of the token. Each server asks the database once in 30 seconds, and at once after a session, a role or a state was
 * changed through it.
 */
export interface Sessions {
  /** @returns undefined when the session has ended or its user is not active */
  callerOf(claims: Claims): Promise<Caller | undefined>;
  /** Forgets what was asked before. */
  recheck(): void;
}

export function openSessions(db: Db, now: () => Date): Sessions {
  const checks = new Map<string, { until: number; state: Promise<SessionState | undefined> }>();
  const ask = async (id: string) => {
    const { rows } = await db.execute<SessionState>(sql`select ${users.role}, ${users.areaIds},
        ${users.role} = 'admin' and ${customers.adminsNeedSecondFactor} and not ${users.secondFactor} as second_factor_missing
      from ${refreshFamilies} family join ${users} on users.id = family.user_id join ${customers} on customers.id = users.customer_id
      where family.id = ${id}::uuid and family.ended_at is null and not users.locked`);
    return rows[0];
  };
  const stateOf = (id: string) => {
    const moment = now().getTime();
    const before = checks.get(id);
    if (before && before.until > moment) return before.state;
    if (checks.size >= remembered) checks.clear();
    const state = ask(id);
    checks.set(id, { until: moment + checkSeconds * 1000, state });
    const forget = () => checks.delete(id);
    // Once there is one, the next request is served, by any server.
    state.then((found) => found?.second_factor_missing && forget(), forget);
    return state;
  };
  return {
    callerOf: async (claims) => {
      const state = await stateOf(claims.sessionId);
      if (!state) return undefined;
      const { role, area_ids: areaIds, second_factor_missing: secondFactorMissing } = state;
      const permissions = secondFactorMissing ? new Set<never>() : permissionsOf(role);
      return { ...claims, role, areaIds, secondFactorMissing, permissions };
    },
    recheck: () => checks.clear(),
  };
}

/** What a person recognises a session by, without versions. */
function browserOf(userAgent: string | undefined): { browser?: string; os?: string } {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, 500) || 'unknown');
  return { ...(browser.name ? { browser: browser.name } : {}), ...(os.name ? { os: os.name } : {}) };
}
