import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { customers, passwordCodes, passwordSessions, refreshFamilies, users } from '../db/schema.ts';
import type { Services } from '../http/handler.ts';
import { accountColumns, newToken, tokenHash, type Account, type UserRow } from './sessions.ts';

const minutes = 15;
const guesses = 5;
const later = (now: Date) => new Date(now.getTime() + minutes * 60_000);

/** The account of an address, case ignored. */
export async function accountOf(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(eq(users.email, email.toLowerCase()));
  return account;
}

/** A single-use session that allows setting a new password, for 15 minutes. */
export async function openPasswordSession(db: Db, user: UserRow, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insert(passwordSessions)
    .values({ tokenHash: tokenHash(token), customerId: user.customerId, userId: user.id, expiresAt: later(now) });
  return token;
}

/** The account of a session that is still good. */
export async function accountOfSession(db: Db, token: string, now: Date): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(passwordSessions)
    .innerJoin(users, eq(users.id, passwordSessions.userId))
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(
      and(
        eq(passwordSessions.tokenHash, tokenHash(token)),
        gt(passwordSessions.expiresAt, now),
        eq(users.locked, false),
      ),
    );
  return account;
}

/**
 * Uses a session up: sets the password of its user, forgets codes and ends all sessions of that user, in one statement.
 * @returns whether the session was there; of two at once only one gets true
 */
export async function usePasswordSession(db: Db, token: string, passwordHash: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`with used as (
      delete from ${passwordSessions} where ${passwordSessions.tokenHash} = ${tokenHash(token)} returning user_id),
    codes as (delete from ${passwordCodes} where user_id in (select user_id from used)),
    ended as (update ${refreshFamilies} set ended_at = ${at} where user_id in (select user_id from used) and ended_at is null)
    update ${users} set password_hash = ${passwordHash}, must_change_password = false, updated_at = ${at}
      where id in (select user_id from used) returning id`);
  return rows.length > 0;
}

/** Mails a new code to the user of an address, if there is one; it replaces an older one. */
export async function sendCode({ db, now, mail, passwords }: Services, email: string): Promise<void> {
  const user = (await accountOf(db, email))?.user;
  if (!user || user.locked) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = { codeHash: await passwords.hash(code), expiresAt: later(now()), wrong: 0 };
  await db
    .insert(passwordCodes)
    .values({ userId: user.id, customerId: user.customerId, ...fresh })
    .onConflictDoUpdate({ target: passwordCodes.userId, set: fresh });
  await mail({
    to: user.email,
    subject: `${code} is your code`,
    text: `Your code to set a new password is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, ignore this mail.`,
  });
}

/**
 * Trades a code for a password session. A guess is counted before it is compared, so that guesses at the same time count too.
 * @returns undefined when the code is wrong, expired or used up, or the address unknown; all take the same time
 */
export async function tradeCode(
  { db, now, passwords }: Services,
  email: string,
  code: string,
): Promise<string | undefined> {
  const [kept] = await db
    .update(passwordCodes)
    .set({ wrong: sql`${passwordCodes.wrong} + 1` })
    .from(users)
    .where(
      and(
        eq(users.id, passwordCodes.userId),
        eq(users.email, email.toLowerCase()),
        gt(passwordCodes.expiresAt, now()),
        lt(passwordCodes.wrong, guesses),
      ),
    )
    .returning({ codeHash: passwordCodes.codeHash });
  if (!(await passwords.fit(code, kept?.codeHash))) return undefined;
  const token = newToken();
  const { rows } = await db.execute(sql`with used as (delete from ${passwordCodes}
      where ${passwordCodes.userId} = (select id from ${users} where email = ${email.toLowerCase()}) returning user_id, customer_id)
    insert into ${passwordSessions} (token_hash, customer_id, user_id, expires_at)
    select ${tokenHash(token)}, customer_id, user_id, ${later(now()).toISOString()}::timestamptz from used returning user_id`);
  return rows.length > 0 ? token : undefined;
}
