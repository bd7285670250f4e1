import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { attempts, passwordCodes, passwordSessions, refreshFamilies, refreshTokens } from '../db/schema.ts';
import { purge } from '../db/trash.ts';

const day = 86_400_000;

/** Removes what has expired and adds up what was only appended. Families go when their last token could not be used any more, so that re-use is noticed till then. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - day)));
  await db.delete(passwordSessions).where(lt(passwordSessions.expiresAt, now));
  await db.delete(passwordCodes).where(lt(passwordCodes.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(refreshFamilies).where(lt(refreshFamilies.endedAt, new Date(now.getTime() - 15 * day)));
  await purge(db, now);
  await db.execute(sql`select compact_list_counts()`);
  await db.execute(sql`select trim_changes()`);
}
