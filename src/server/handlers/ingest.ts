import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { RowStatus } from '@/api/generated/dashboard.schemas.ts';
import { readingsOf } from '@/contract/levelMapping.ts';
import { conflict, refuse, type FieldError } from '@/contract/problem.ts';
import { countsOf } from '@/contract/rules.ts';
import { setActor } from '../db/actor.ts';
import { unlimited } from '../db/limited.ts';
import { iso } from '../db/sql.ts';
import { checkOf } from '../http/contract.ts';
import type { Handlers } from '../http/handler.ts';
import { fine } from '../list/conditions.ts';
import { inTransaction } from '../list/records.ts';
import { follow, senderOf, wrongTime, type Place, type Row } from './ingest-follow.ts';
import { kinds, type Kind } from './ingest-kinds.ts';
import { lookUp, months, write } from './ingest-rows.ts';

type Schemas = components['schemas'];

/** Level and overflow of an event that does not say them. */
function complete(kind: Kind, sent: Row): Row {
  const at = new Date(sent.recorded_at).toISOString();
  const whole = { ...sent, revision: sent.revision ?? 0, recorded_at: at, level: fine(sent.level) };
  if (kind.table !== 'route_events') return whole;
  const level = (whole.level as number | undefined) ?? 100;
  return { ...whole, level, level_assumed: sent.level === undefined, overflowing: sent.overflowing ?? level > 100 };
}

type Sending = Place & { body: { rows: { key: string }[] }; query: { atomic?: boolean } };
type Taken = { status: 200; body: Schemas['IngestResult'] };

const ingest = (kind: Kind) => {
  const take = taking(kind);
  return (call: Sending): Promise<Taken> => inTransaction(call, take);
};

/** Takes rows of a kind, within a transaction. */
export function taking(kind: Kind): (place: Sending) => Promise<Taken> {
  const check = checkOf(kind.schema);
  return async (place) => {
    const { body, query, now } = place;
    // Readings of devices are no deeds of a person: the history does not look at them. What follows from a row that is taken is nobody's alone.
    await place.db.execute(
      sql`${setActor({ source: 'none' })}, ${unlimited}, ${months(kind, place, body.rows as Row[])}`,
    );
    const errors: FieldError[][] = body.rows.map((sent, index) => {
      const path = `rows.${index}`;
      const faults = check(sent, path);
      if (faults.length > 0) return faults;
      const { recorded_at, is_emptied, level } = sent as Row;
      const wrong = wrongTime(recorded_at, now());
      if (wrong) return [{ path: `${path}.recorded_at`, message: wrong }];
      if (is_emptied === false && level === undefined)
        return [{ path: `${path}.level`, message: 'is needed without an emptying' }];
      return [];
    });
    const sound = body.rows.flatMap((sent, index) =>
      errors[index]?.length ? [] : [{ row: complete(kind, sent as Row), index }],
    );
    const known = await lookUp(
      place,
      kind,
      sound.map((one) => one.row),
    );
    const before = new Map(sound.map(({ index }, at) => [index, known[at]]));
    // Of the rows of one key the highest revision counts, of those alike the first.
    const chosen = new Map<string, { row: Row; index: number }>();
    for (const one of sound) {
      const { row: sent, index } = one;
      const found = before.get(index);
      // Stored already: whatever has become since of what it refers to.
      if (found && !found.moved && (found.revision ?? -1) >= (sent.revision ?? 0)) continue;
      for (const [name, what] of Object.entries(kind.refers))
        if (found?.[name] === false)
          errors[index]?.push({ path: `rows.${index}.${name}`, message: `There is no such ${what}.` });
      if (found?.archived)
        errors[index]?.push({ path: `rows.${index}.recorded_at`, message: 'is in a month that is archived' });
      if (found?.moved)
        errors[index]?.push({ path: `rows.${index}.key`, message: 'belongs to a row of something else' });
      if (errors[index]?.length) continue;
      const rival = chosen.get(sent.key);
      if (!rival || (sent.revision ?? 0) > (rival.row.revision ?? 0)) chosen.set(sent.key, one);
    }
    if (query.atomic) refuse(errors.flat().slice(0, 20));
    const fresh = [...chosen.values()];
    const written =
      fresh.length > 0
        ? await write(
            place,
            kind,
            fresh.map(({ row, index }) => ({ ...row, sender: before.get(index)?.sender ?? senderOf(place.caller) })),
          )
        : new Map<string, boolean>();
    const changed = fresh.filter((one) => written.has(one.row.key));
    const was = changed.map(({ index }) => before.get(index)?.was ?? null);
    if (changed.length > 0 && kind.follow)
      await follow(
        place,
        kind.follow(
          place,
          changed.map((one) => one.row),
          was,
        ),
      );
    const rows = body.rows.map(({ key }, index): Schemas['IngestRow'] => {
      if (errors[index]?.length) return { key, status: 'rejected', errors: errors[index] };
      const made = chosen.get(key)?.index === index ? written.get(key) : undefined;
      return { key, status: made === undefined ? 'duplicate' : made ? 'created' : 'corrected' };
    });
    return { status: 200 as const, body: { ...countsOf(RowStatus, rows), rows } };
  };
}

const recordLevels = ingest(kinds.levels);

/** A vendor's key, where it is one of ours; else its digest. */
const rowKey = (key: string) =>
  /^[!-~]{1,64}$/u.test(key) ? key : createHash('sha256').update(key).digest('base64url');

export const ingestHandlers = {
  recordRouteEvents: ingest(kinds.routeEvents),
  recordUnloadings: ingest(kinds.unloadings),
  recordLevels,
  recordPositions: ingest(kinds.positions),

  receiveLevels: async (call) => {
    const mapping = call.caller.machine?.mapping;
    if (!mapping) throw conflict('Only a machine token with a mapping can send payloads of a vendor.');
    const readings = readingsOf(mapping, call.body, call.now());
    const rows = readings.map(({ key, errors, container_id, recorded_at, level }, index) => ({
      ...{ key: key ? rowKey(key) : `row-${index}`, container_id, recorded_at, level, source: 'sensor' },
      faults: errors.map(({ path, message }) => ({ path: `rows.${index}.${path}`, message })),
    }));
    const sound = rows.flatMap(({ faults, ...row }, index) => (faults.length > 0 ? [] : [{ row, index }]));
    const { body } = await recordLevels({ ...call, query: {}, body: { rows: sound.map(({ row }) => row) } });
    const told = new Map(sound.map(({ index }, at) => [index, body.rows[at]]));
    // What is said of a sound row names its place among the sound ones.
    const all = rows.map(({ key, faults }, index): Schemas['IngestRow'] => {
      const row = told.get(index);
      if (!row) return { key, status: 'rejected', errors: faults };
      const errors = row.errors?.map((error) => ({
        ...error,
        path: error.path.replace(/^rows\.\d+/u, `rows.${index}`),
      }));
      return errors ? { ...row, errors } : row;
    });
    const rejected = all.filter(({ status }) => status === 'rejected').length;
    return { status: 200, body: { ...body, rejected, rows: all } };
  },

  listPositions: async ({ db, caller, now }) => {
    const { rows } = await db.execute<Schemas['Position'] & Record<string, unknown>>(sql`select truck.license_plate,
        ${iso(sql`newest.recorded_at`)} as recorded_at, newest.latitude, newest.longitude
      from trucks truck cross join lateral (select * from positions where customer_id = truck.customer_id
        and license_plate = truck.license_plate order by recorded_at desc limit 1) newest
      where truck.customer_id = ${caller.customerId} and newest.recorded_at > ${now().toISOString()}::timestamptz - interval '1 day'
      order by truck.license_plate collate "C"`);
    return { status: 200, body: { positions: rows } };
  },
} satisfies Handlers;
