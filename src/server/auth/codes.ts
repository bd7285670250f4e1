import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { passwordCodes, passwordSessions, users } from '../db/schema.ts';
import type { Services } from '../http/handler.ts';
import { newToken, tokenHash, type UserRow } from './sessions.ts';

const minutes = 15;
const guesses = 5;
const later = (now: Date) => new Date(now.getTime() + minutes * 60_000);

/** The user of an address, case ignored. */
export async function userOf(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

/** A single-use session that allows setting a new password, for 15 minutes. */
export async function openPasswordSession(db: Db, user: UserRow, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insert(passwordSessions)
    .values({ tokenHash: tokenHash(token), customerId: user.customerId, userId: user.id, expiresAt: later(now) });
  return token;
}

/** The user of a session that is still good. */
export async function userOfSession(db: Db, token: string, now: Date): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(passwordSessions)
    .innerJoin(users, eq(users.id, passwordSessions.userId))
    .where(
      and(
        eq(passwordSessions.tokenHash, tokenHash(token)),
        gt(passwordSessions.expiresAt, now),
        eq(users.locked, false),
      ),
    );
  return row?.user;
}

/** Uses a session up. @returns whether it was there; of two at once only one gets true */
export async function closePasswordSession(db: Db, token: string): Promise<boolean> {
  const gone = await db
    .delete(passwordSessions)
    .where(eq(passwordSessions.tokenHash, tokenHash(token)))
    .returning({ userId: passwordSessions.userId });
  return gone.length > 0;
}

/** Mails a new code to the user of an address, if there is one; it replaces an older one. */
export async function sendCode({ db, now, mail, passwords }: Services, email: string): Promise<void> {
  const user = await userOf(db, email);
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
  const user = await userOf(db, email);
  const [kept] = user
    ? await db
        .update(passwordCodes)
        .set({ wrong: sql`${passwordCodes.wrong} + 1` })
        .where(
          and(eq(passwordCodes.userId, user.id), gt(passwordCodes.expiresAt, now()), lt(passwordCodes.wrong, guesses)),
        )
        .returning()
    : [];
  const fits = await passwords.fit(code, kept?.codeHash);
  if (!user || !fits) return undefined;
  return db.transaction(async (tx) => {
    const gone = await tx.delete(passwordCodes).where(eq(passwordCodes.userId, user.id)).returning();
    return gone.length > 0 ? openPasswordSession(tx, user, now()) : undefined;
  });
}
