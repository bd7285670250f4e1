import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { passwordCodes, passwordSessions, refreshFamilies } from '../db/schema-sessions.ts';
import { customers, users } from '../db/schema.ts';
import { at } from '../db/sql.ts';
import type { Services } from '../http/handler.ts';
import { hmac } from './keys.ts';
import { accountColumns, allBut, newToken, tokenHash, unchanged, type Account, type Checked } from './sessions.ts';

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

/**
 * A single-use session that allows setting a new password, for 15 minutes.
 * @returns undefined when the password was changed or the user deactivated meanwhile
 */
export async function openPasswordSession(db: Db, user: Checked, now: Date): Promise<string | undefined> {
  const token = newToken();
  const { rows } = await db.execute(sql`insert into ${passwordSessions} (token_hash, customer_id, user_id, expires_at)
    select ${tokenHash(token)}, checked.customer_id, checked.id, ${later(now).toISOString()}::timestamptz
    from (${unchanged(user)}) checked returning 1`);
  return rows.length > 0 ? token : undefined;
}

/** The account of a session, or of a link, that is still good. */
export async function accountOfSession(db: Db, token: string, now: Date) {
  const [account] = await db
    .select({ ...accountColumns, customerName: customers.name, expiresAt: passwordSessions.expiresAt })
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

/** Selects the user of a session, for `setPassword`; of two that use it at once the second finds nobody. */
export const userOfSession = (token: string) =>
  sql`select user_id from ${passwordSessions} where token_hash = ${tokenHash(token)} for update`;

/** Codes have 10^6 values: without the key a stored hash would soon be reversed. */
const codeHash = ({ keys }: Services, email: string, code: string) =>
  hmac(keys.code, `${email.toLowerCase()}\n${code}`);

const mails = {
  en: (code: string) => ({
    subject: `${code} is your code`,
    text: `Your code to set a new password is ${code}. It is valid for ${minutes} minutes. If you did not ask for it, ignore this email.`,
  }),
  de: (code: string) => ({
    subject: `${code} ist Ihr Code`,
    text: `Ihr Code für ein neues Passwort ist ${code}. Er gilt ${minutes} Minuten. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.`,
  }),
};

/** Mails a new code to the user of an address, if there is one, in their language; it replaces an older one. */
export async function sendCode(services: Services, email: string): Promise<void> {
  const { db, now, mail } = services;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { rows } = await db.execute<{
    locale: string;
  }>(sql`insert into ${passwordCodes} (user_id, customer_id, code_hash, expires_at, wrong)
    select id, customer_id, ${codeHash(services, email, code)}, ${later(now()).toISOString()}::timestamptz, 0
    from ${users} where email = ${email.toLowerCase()} and not locked
    on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong = 0
    returning (select locale from ${users} where id = user_id) as locale`);
  const [user] = rows;
  if (!user) return;
  await mail({ to: email.toLowerCase(), ...mails[user.locale === 'de' ? 'de' : 'en'](code) });
}

/**
 * Trades a code for a password session. A guess is counted before it is compared, so that guesses at the same time count too.
 * @returns undefined when the code is wrong, expired or used up, or the address unknown
 */
export async function tradeCode(services: Services, email: string, code: string): Promise<string | undefined> {
  const { db, now } = services;
  // The password is read with the code: when it is set meanwhile, the code is gone with it.
  const [stored] = await db
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
    .returning({
      codeHash: passwordCodes.codeHash,
      id: users.id,
      customerId: users.customerId,
      passwordHash: users.passwordHash,
    });
  const given = Buffer.from(codeHash(services, email, code));
  const wanted = Buffer.from(stored?.codeHash ?? '');
  if (!stored || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const token = newToken();
  const { rows } =
    await db.execute(sql`with checked as (${unchanged(stored)}), used as (delete from ${passwordCodes} using checked
      where ${passwordCodes.codeHash} = ${stored.codeHash} and user_id = checked.id returning user_id, ${passwordCodes.customerId})
    insert into ${passwordSessions} (token_hash, customer_id, user_id, expires_at)
    select ${tokenHash(token)}, customer_id, user_id, ${later(now()).toISOString()}::timestamptz from used returning user_id`);
  return rows.length > 0 ? token : undefined;
}

interface NewPassword {
  customerId: number;
  who: SQL;
  passwordHash: string;
  keep?: string;
}

/**
 * Sets a password in one statement; the codes and challenges of the user and all sessions but the given one end with it.
 * @param db a transaction that has locked the user in an earlier statement: sessions that begin meanwhile are not seen by this one
 * @param who selects `user_id`, of the customer
 * @returns whether there was such a user
 */
export async function setPassword(
  db: Db,
  { customerId, who, passwordHash, keep }: NewPassword,
  now: Date,
): Promise<boolean> {
  const user = sql`customer_id = ${customerId} and user_id in (select user_id from who)`;
  const { rows } = await db.execute(sql`with who as (${who}),
    codes as (delete from ${passwordCodes} where ${user}),
    challenges as (delete from ${passwordSessions} where ${user}),
    ended as (update ${refreshFamilies} set ended_at = ${at(now)} where ${user} and ended_at is null and ${keep ? allBut(keep) : sql`true`})
    update ${users} set password_hash = ${passwordHash}, access_set_at = ${at(now)}, must_change_password = false, updated_at = ${at(now)}
      where customer_id = ${customerId} and id in (select user_id from who) returning id`);
  return rows.length > 0;
}
