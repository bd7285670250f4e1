import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { passwordCodes, passwordSessions, rateLimits, refreshFamilies, refreshTokens } from '../db/schema-sessions.ts';
import { history } from '../db/schema.ts';
import { purge, spanMs } from '../db/trash.ts';
import { refreshForecasts } from '../handlers/forecast-writes.ts';
import { forgetCitizens } from '../handlers/report-mails.ts';

/**
 * Removes what has expired, adds up what was only appended and forecasts anew what is due. A session goes with its last token, ended or not: until then re-use of one is noticed. The last
 * one of a user stays: it says when they were last seen.
 */
export async function cleanUp(db: Db, now: Date, historyDays = 365): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
  await db.delete(passwordSessions).where(lt(passwordSessions.expiresAt, now));
  await db.delete(passwordCodes).where(lt(passwordCodes.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(refreshFamilies)
    .where(sql`not exists (select 1 from ${refreshTokens} where ${refreshTokens.familyId} = ${refreshFamilies.id})
      and exists (select 1 from ${refreshFamilies} later where later.user_id = ${refreshFamilies.userId}
        and (later.last_seen_at, later.id) > (${refreshFamilies.lastSeenAt}, ${refreshFamilies.id}))`);
  await purge(db, now);
  await db.delete(history).where(lt(history.at, new Date(now.getTime() - historyDays * 86_400_000)));
  await db.execute(sql`delete from import_rows using imports where imports.id = import_ref
    and imports.at < ${new Date(now.getTime() - spanMs).toISOString()}::timestamptz`);
  await forgetCitizens(db, now);
  await db.execute(sql`select compact_list_counts(), compact_days()`);
  await db.execute(sql`select trim_changes()`);
  await refreshForecasts(db, now);
}
