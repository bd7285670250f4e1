import { sql, type SQL } from 'drizzle-orm';
import { aloneOrNot, locks } from '../db/locks.ts';
import { openComing } from '../db/months.ts';
import type { Db } from '../db/open.ts';
import { countGrown, countPartitioned } from '../db/upkeep.ts';
import { passwordCodes, passwordSessions, rateLimits, refreshFamilies, refreshTokens } from '../db/schema-sessions.ts';
import { history } from '../db/schema.ts';
import { expired, spanMs } from '../db/trash.ts';
import { at } from '../db/sql.ts';
import { refreshForecasts } from '../handlers/forecast-writes.ts';
import { forgetCitizens } from '../handlers/report-mails.ts';

/** Rows of a transaction: whoever signs in waits for none that takes long. */
const batch = 1000;

/** Removes some rows; those that somebody has locked wait for the next time. @returns how many */
const some = (table: SQL, where: SQL) => async (tx: Db) => {
  const { rows } = await tx.execute(sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} limit ${batch} for update skip locked)) returning 1`);
  return rows.length;
};

/** A step that is done at once. */
const whole = (work: (tx: Db) => Promise<unknown>) => async (tx: Db) => {
  await work(tx);
  return 0;
};

/**
 * Removes what has expired, makes room for the coming month, adds up what was only appended, forecasts anew what is due and has grown tables counted, in many short transactions, each alone among all servers. A session
 * goes with its last token, ended or not: until then re-use of one is noticed. The last one of a user stays: it says when they were last seen.
 */
export async function cleanUp(db: Db, now: Date, historyDays = 365): Promise<void> {
  const before = (ms: number) => at(new Date(now.getTime() - ms));
  const steps = [
    some(sql`${rateLimits}`, sql`${rateLimits.expire} < ${at(now)}`),
    some(sql`${passwordSessions}`, sql`${passwordSessions.expiresAt} < ${at(now)}`),
    some(sql`${passwordCodes}`, sql`${passwordCodes.expiresAt} < ${at(now)}`),
    some(sql`${refreshTokens}`, sql`${refreshTokens.expiresAt} < ${at(now)}`),
    some(
      sql`${refreshFamilies}`,
      sql`not exists (select 1 from ${refreshTokens} where ${refreshTokens.familyId} = ${refreshFamilies.id})
        and exists (select 1 from ${refreshFamilies} later where later.user_id = ${refreshFamilies.userId}
          and (later.last_seen_at, later.id) > (${refreshFamilies.lastSeenAt}, ${refreshFamilies.id}))`,
    ),
    ...expired(now).map(({ table, where }) => some(table, where)),
    some(sql`${history}`, sql`${history.at} < ${before(historyDays * 86_400_000)}`),
    some(sql`import_rows`, sql`import_ref in (select id from imports where imports.at < ${before(spanMs)})`),
    whole((tx) => tx.execute(sql`select ${openComing(now)}`)),
    whole((tx) => forgetCitizens(tx, now)),
    whole((tx) => tx.execute(sql`select compact_list_counts(), compact_days()`)),
    whole((tx) => tx.execute(sql`select trim_changes()`)),
    whole((tx) => refreshForecasts(tx, now)),
    whole(countGrown),
    whole(countPartitioned),
  ];
  for (const step of steps) {
    let removed = batch;
    while (removed === batch) {
      removed = 0;
      await aloneOrNot(db, locks.cleanUp, async (tx) => void (removed = await step(tx)));
    }
  }
}
