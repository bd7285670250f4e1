import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { attempts, customers, refreshFamilies, refreshTokens, users } from '../db/schema.ts';
import type { Call, Services } from '../http/handler.ts';

const days = 14;
export const cookieName = 'refresh_token';

/** Tokens are kept as hashes; 256 random bits need no salt. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');
export const newToken = () => randomBytes(32).toString('base64url');

type Ground = Pick<Call, 'config' | 'secure'>;

/** The line sets the cookie for the auth path of the API, which alone sees it. */
function cookieLine({ config, secure }: Ground, value: string, seconds: number): string {
  const parts = [
    `${cookieName}=${value}`,
    `Path=${config.apiPrefix}/auth`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

export const clearCookie = (ground: Ground) => cookieLine(ground, '', 0);

interface SignedIn {
  /** Access token. */
  atk: string;
  /** Set-Cookie line. */
  cookie: string;
}

export type UserRow = typeof users.$inferSelect;

/** A user with what an access token needs of the customer. */
export interface Account {
  user: UserRow;
  timeZone: string;
}

/** What is selected for an account; needs `users` joined with `customers`. */
export const accountColumns = { user: users, timeZone: customers.timeZone };

/** A new refresh token of a family, which begins with it when `begun` says so: one statement. */
async function issue(
  call: Ground & Services,
  db: Db,
  { user, timeZone }: Account,
  family: { id: string; begun?: Date },
): Promise<SignedIn> {
  const token = newToken();
  const { id, customerId, role } = user;
  const expiresAt = new Date(call.now().getTime() + days * 86_400_000).toISOString();
  const begin = family.begun
    ? sql`with begun as (insert into ${refreshFamilies} (id, customer_id, user_id, created_at)
        values (${family.id}::uuid, ${customerId}, ${id}, ${family.begun.toISOString()}::timestamptz))`
    : sql``;
  await db.execute(sql`${begin} insert into ${refreshTokens} (token_hash, customer_id, family_id, expires_at)
    values (${tokenHash(token)}, ${customerId}, ${family.id}::uuid, ${expiresAt}::timestamptz)`);
  const atk = await call.tokens.sign({ id, customerId, role, timeZone });
  return { atk, cookie: cookieLine(call, token, days * 86_400) };
}

/** Begins a session: a family of refresh tokens of which one is good at a time. */
export const signIn = (call: Ground & Services, db: Db, account: Account): Promise<SignedIn> =>
  issue(call, db, account, { id: randomUUID(), begun: call.now() });

/**
 * Trades a refresh token for the next one. A token that was used before ends its whole family, without a time of grace: a thief
 * who is faster is noticed at the owner's next refresh. Tabs of one browser share the cookie, so the client lets one of them refresh.
 * @returns undefined when the token is not good (any more)
 */
export async function rotate(call: Ground & Services, token: string): Promise<SignedIn | undefined> {
  const hash = tokenHash(token);
  const now = call.now();
  return call.db.transaction(async (tx) => {
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.tokenHash, hash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now)))
      .returning({ familyId: refreshTokens.familyId });
    if (!used) {
      const [seen] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, hash));
      if (seen?.usedAt) await endFamily(tx, seen.familyId, now);
      return undefined;
    }
    const [account] = await tx
      .select(accountColumns)
      .from(refreshFamilies)
      .innerJoin(users, eq(users.id, refreshFamilies.userId))
      .innerJoin(customers, eq(customers.id, users.customerId))
      .where(and(eq(refreshFamilies.id, used.familyId), isNull(refreshFamilies.endedAt), eq(users.locked, false)));
    return account && issue(call, tx, account, { id: used.familyId });
  });
}

async function endFamily(db: Db, familyId: string, now: Date): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ endedAt: now })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.endedAt)));
}

/** The family a token belongs to, used or not. */
async function familyOf(db: Db, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined;
  const [found] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash(token)));
  return found?.familyId;
}

/** Ends the session of a cookie; nothing without one. */
export async function signOut({ db, now }: Services, token: string | undefined): Promise<void> {
  const family = await familyOf(db, token);
  if (family) await endFamily(db, family, now());
}

/**
 * Ends all sessions of a user but the one of the given cookie, and forgets the attempts that led here.
 * @param attemptsKey from `attemptKey`
 */
export async function endOtherSessions(
  db: Db,
  userId: number,
  now: Date,
  keep: string | undefined,
  attemptsKey: string,
): Promise<void> {
  const kept = keep
    ? sql`id not in (select family_id from ${refreshTokens} where token_hash = ${tokenHash(keep)})`
    : sql`true`;
  await db.execute(sql`with forgiven as (delete from ${attempts} where key = ${attemptsKey})
    update ${refreshFamilies} set ended_at = ${now.toISOString()}::timestamptz where user_id = ${userId} and ended_at is null and ${kept}`);
}
