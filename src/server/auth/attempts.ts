import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { attempts } from '../db/schema.ts';
import type { Call } from '../http/handler.ts';
import { tooMany } from '../http/problem.ts';

const windowMinutes = 15;
const allowed = 5;

/** One kind of attempt at one address from one IP, or whatever else is limited. */
export const attemptKey = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n').toLowerCase()).digest('base64url');

/**
 * Counts an attempt before it is judged, so that many at once cannot pass the limit together; `forgive` takes back what was
 * counted when it succeeds. It stands in the database because several servers may share it. What is refused does not count, or
 * the lock would never end for whoever keeps trying.
 * @throws 429 with Retry-After after 5 in 15 minutes
 */
export async function countAttempt({ db, now }: Pick<Call, 'db' | 'now'>, key: string): Promise<void> {
  const at = now();
  const { rows } = await db.execute<{ oldest: number | null }>(sql`select extract(epoch from
    count_attempt(${key}, ${at.toISOString()}::timestamptz, ${windowMinutes} * interval '1 minute', ${allowed}))::float8 as oldest`);
  const oldest = rows[0]?.oldest ?? null;
  if (oldest !== null) throw tooMany(oldest + windowMinutes * 60 - at.getTime() / 1000);
}

/** Forgets the attempts of a key after one that succeeded. */
export const forgive = async ({ db }: Pick<Call, 'db'>, key: string): Promise<void> =>
  void (await db.delete(attempts).where(eq(attempts.key, key)));
