import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import { attempts } from '../db/schema.ts';
import type { Call } from '../http/handler.ts';
import { tooMany } from '../http/problem.ts';

const windowMs = 15 * 60 * 1000;
const allowed = 5;

/** One kind of attempt at one address from one IP, or whatever else is limited. */
export const attemptKey = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n').toLowerCase()).digest('base64url');

/**
 * Counts an attempt before it is judged, so that many at once cannot pass the limit together; `forgive` takes back what was
 * counted when it succeeds. It stands in the database because several servers may share it.
 * @throws 429 with Retry-After after 5 in 15 minutes
 */
export async function countAttempt({ db, now }: Pick<Call, 'db' | 'now'>, key: string): Promise<void> {
  const [own] = await db.insert(attempts).values({ key, at: now() }).returning({ id: attempts.id });
  const recent = await db
    .select({ id: attempts.id, at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.at, new Date(now().getTime() - windowMs))))
    .orderBy(asc(attempts.at));
  if (recent.length <= allowed) return;
  // What is refused does not count, or the lock would never end for whoever keeps trying.
  if (own) await db.delete(attempts).where(eq(attempts.id, own.id));
  const oldest = recent[0]?.at ?? now();
  throw tooMany((oldest.getTime() + windowMs - now().getTime()) / 1000);
}

/** Forgets the attempts of a key after one that succeeded. */
export const forgive = async ({ db }: Pick<Call, 'db'>, key: string): Promise<void> =>
  void (await db.delete(attempts).where(eq(attempts.key, key)));
