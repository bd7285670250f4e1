import { sql } from 'drizzle-orm';
import { RowStatus } from '@/api/generated/dashboard.schemas.ts';
import { saidIn } from '@/contract/problem.ts';
import { countsOf } from '@/contract/rules.ts';
import { hmac } from '../auth/keys.ts';
import { tokenHash } from '../auth/sessions.ts';
import { iso } from '../db/sql.ts';
import type { Call, Caller, Handlers } from '../http/handler.ts';
import { inTransaction } from '../list/records.ts';
import { judge, take } from './drive-rows.ts';
import { linkEnd, ofLink, toursOfLinks } from './driver-links.ts';
import { gone, phones, tourOf } from './drive-tour.ts';

const sessionMinutes = 15;

/** A session is the number of its link and its end, signed: what the link may do is read from the database with each call. */
function sessionOf({ keys }: Call, link: number, expires: Date): string {
  const said = `${link}.${expires.getTime()}`;
  return `${said}.${hmac(keys.driver, said)}`;
}

interface Driver extends Record<string, unknown> {
  tour: number;
  customer: number;
  zone: string;
  expires: string;
  /** The link's. */
  areas: number[] | null;
}

/** Whose session it is. @throws 401, and 429 for too many calls of one link */
async function driverOf({ bearer = '', db, keys, limits, now }: Call): Promise<Driver> {
  const [link = '', expires = '', signature = '', ...rest] = bearer.split('.');
  const sound = rest.length === 0 && /^\d{1,9}$/.test(link) && /^\d{13}$/.test(expires);
  // Compared as hashes: the time it takes says nothing about the signature.
  const signed = tokenHash(hmac(keys.driver, `${link}.${expires}`)) === tokenHash(signature);
  if (!sound || !signed || Number(expires) <= now().getTime()) throw gone();
  await limits.countDriver(Number(link));
  const { rows } =
    await db.execute<Driver>(sql`select link.tour_id as tour, link.customer_id as customer, customer.time_zone as zone,
      ${iso(linkEnd)} as expires, to_jsonb(link.areas_ref) as areas from driver_links link, ${toursOfLinks}
    where ${ofLink} and link.id = ${Number(link)} and link.revoked_at is null and ${linkEnd} > ${now().toISOString()}::timestamptz`);
  if (!rows[0]) throw gone();
  return rows[0];
}

/** Writes for the customer of the tour and as nobody's user. The tour is the driver's in whichever area it is by now. */
const callerOf = ({ customer, zone }: Driver): Caller => ({
  ...{ id: 0, sessionId: '', role: 'viewer', areaIds: null, customerId: customer, timeZone: zone },
  permissions: new Set(),
  machine: { id: 0, name: '', sender: phones, mapping: null },
});
const writingOf = (driver: Driver) => ({ caller: callerOf(driver), tour: driver.tour, areas: driver.areas });

export const driveHandlers = {
  openDriverSession: async (call) => {
    const { db, body, ip, limits, now } = call;
    const hash = tokenHash(body.token);
    await limits.count(ip, { drive: hash });
    const at = sql`${now().toISOString()}::timestamptz(3)`;
    const { rows } = await db.execute<{
      id: number;
      expires: string;
    }>(sql`update driver_links link set last_used_at = ${at} from ${toursOfLinks}
      where ${ofLink} and link.token_hash = ${hash} and link.revoked_at is null and ${linkEnd} > ${at} returning link.id, ${iso(linkEnd)} as expires`);
    const [link] = rows;
    if (!link) throw gone();
    const expires = new Date(Math.min(Date.parse(link.expires), now().getTime() + sessionMinutes * 60_000));
    return { status: 200, body: { session: sessionOf(call, link.id, expires), expires_at: expires.toISOString() } };
  },

  getDriverTour: async (call) => {
    const driver = await driverOf(call);
    const within = { ...call, ...writingOf(driver) };
    return { status: 200, body: { tour: await tourOf(within, driver.expires) } };
  },

  recordDriverEvents: async (call) => {
    const driver = await driverOf(call);
    return inTransaction({ ...call, ...writingOf(driver) }, async (within) => {
      const { judged: rows, fresh } = await judge(within, call.body.rows);
      // Drivers read it as it is.
      const judged = rows.map(({ errors, ...row }) =>
        errors
          ? { ...row, errors: errors.map((one) => ({ ...one, message: saidIn(one.message, call.language) })) }
          : row,
      );
      await take(within, fresh);
      const result = { ...countsOf(RowStatus, judged), rows: judged };
      return { status: 200 as const, body: { result, tour: await tourOf(within, driver.expires) } };
    });
  },
} satisfies Handlers;
