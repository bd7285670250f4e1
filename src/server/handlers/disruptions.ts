import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, notFound, ProblemError, tooMany, unprocessable } from '@/contract/problem.ts';
import { dateText, dayFromText, Zone } from '@/world/time.ts';
import { disruptions } from '../db/schema-proposals.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { wire } from '../list/fields.ts';
import { inTransaction } from '../list/records.ts';
import { planInThread } from '../planner/thread.ts';
import { type DisruptionInputs, disruptionInputs } from './disruption-inputs.ts';
import { fullAt, nextChance, optionsOf } from './disruption-options.ts';
import { basisOf, disrupted, type Drop, type NewPair, tasksOf, waysOf } from './disruption-ways.ts';
import { apply, refuseGoneOn, type State, stateOf, takeBack, type Touched } from './disruption-writes.ts';
import { rounded } from './proposed-tours.ts';

type Schemas = components['schemas'];
type Disruption = Schemas['Disruption'];
type Place = Pick<Call, 'db' | 'caller' | 'now'>;

/** What the server keeps of a disruption besides what it shows. */
interface Kept {
  basis: Record<string, string>;
  pairs: NewPair[];
  /** The day of the option "tomorrow". */
  next: string;
  undo: { touched: Touched; before: State; after: State; made: number[] } | null;
}

/** Disruptions that a server plans at once. */
const AT_ONCE = 2;
let planning = 0;

const shown = wire(disruptions);
/** A limited caller sees what he asked for himself. */
const own = ({ caller }: Place, id: number) => sql`id = ${id} and customer_id = ${caller.customerId}
  and ${caller.areaIds ? sql`actor_ref = ${caller.machine ? null : caller.id}` : sql`true`}`;

async function one<T extends object = Disruption>({ db }: Place, statement: SQL): Promise<T> {
  const { rows } = await db.execute<T & Record<string, unknown>>(statement);
  if (!rows[0]) throw notFound('disruption');
  return rows[0];
}

/** @throws 422 unless the day can still be changed, and exactly one of truck and driver is named, and known */
async function dropOf({ db, caller, now, body }: Place & { body: Schemas['DisruptionInput'] }): Promise<Drop> {
  const { date, license_plate = null, driver_id = null } = body;
  const zone = new Zone(caller.timeZone);
  if (date < dateText(zone.dayOf(now().getTime()))) throw unprocessable('date', 'This day is over.');
  if ((license_plate === null) === (driver_id === null))
    throw unprocessable('license_plate', 'Name either the truck or the driver.');
  const { rows } = await db.execute<{ truck: boolean; driver: boolean }>(sql`select
    exists (select from trucks where customer_id = ${caller.customerId} and license_plate = ${license_plate}) as truck,
    exists (select from drivers where customer_id = ${caller.customerId} and driver_id = ${driver_id}) as driver`);
  if (license_plate !== null && !rows[0]?.truck) throw unprocessable('license_plate', 'There is no such truck.');
  if (driver_id !== null && !rows[0]?.driver) throw unprocessable('driver_id', 'There is no such driver.');
  return { date, license_plate, driver_id };
}

/** What the disruption is, without its options. */
function factsOf(inputs: DisruptionInputs, drop: Drop, zone: Zone) {
  const { lost, left } = disrupted(inputs, drop);
  const containers = left.flatMap((one): Schemas['DisruptedContainer'][] => {
    const full = fullAt(drop, one, zone);
    const chance = nextChance(inputs, drop, one, zone);
    if (full === undefined || full >= (chance ?? Infinity)) return [];
    const { container_id, location_id, location_name, material: material_type, level } = one;
    return [
      {
        ...{ container_id, location_id, location_name, material_type, level: rounded(level) },
        full_at: new Date(full).toISOString(),
        next_chance: chance === undefined ? null : new Date(chance).toISOString(),
      },
    ];
  });
  return {
    tours: lost.map(({ id, route_name, status, license_plate, driver_id, stops }): Schemas['DisruptedTour'] => ({
      ...{ id, route_name, status, license_plate, driver_id },
      stops_left: stops.filter(({ state }) => state === 'planned').length,
    })),
    containers: containers.toSorted((a, b) => (a.full_at < b.full_at ? -1 : 1)),
    containers_left: left.length,
  };
}

/** 409 with each tour and each truck's shifts that an option counts on and that are not as they were. */
function refuseStale(
  found: Disruption & Kept,
  option: Schemas['DisruptionOption'],
  inputs: DisruptionInputs,
  drop: Drop,
) {
  const is = basisOf(inputs, drop);
  const { lost } = disrupted(inputs, drop);
  const keys = new Set([
    ...[...found.tours, ...lost].map(({ id }) => `tours.${id}`),
    ...option.tours.flatMap(({ tour_id: id }) => (id === null ? [] : [`tours.${id}`])),
    ...[...found.tours, ...option.tours].map(({ license_plate }) => `shifts.${license_plate}`),
  ]);
  const errors = [...keys].flatMap((path) =>
    is[path] === found.basis[path] ? [] : [{ path, message: 'has changed' }],
  );
  if (errors.length > 0)
    throw new ProblemError(409, 'Tours or shifts have changed since the options were made.', { errors });
}

export const disruptionHandlers = {
  createDisruption: async (call) => {
    const { caller, now, config } = call;
    const drop = await dropOf(call);
    if (planning >= AT_ONCE) throw tooMany(5);
    planning++;
    try {
      const zone = new Zone(caller.timeZone);
      const inputs = await disruptionInputs(call, drop.date);
      const facts = factsOf(inputs, drop, zone);
      const sinceMidnight = (now().getTime() - zone.at(dayFromText(drop.date), 0)) / 1000;
      const { ways, made: pairs } = waysOf(inputs, drop, sinceMidnight);
      const tasks = facts.containers_left > 0 ? tasksOf(ways, inputs, config.glassDensity) : [];
      const plans = tasks.length > 0 ? await planInThread(tasks, () => undefined).plans : [];
      const options = facts.containers_left > 0 ? optionsOf(ways, plans, inputs, drop, zone) : [];
      const kept: Kept = { basis: basisOf(inputs, drop), pairs, next: ways.at(-1)?.date ?? drop.date, undo: null };
      const at = sql`${now().toISOString()}::timestamptz`;
      const { date, license_plate, driver_id } = drop;
      const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
      // Old ones go when new ones come.
      const disruption = await one(
        call,
        sql`with old as (delete from disruptions where customer_id = ${caller.customerId} and created_at < ${at} - interval '30 days')
          insert into disruptions (customer_id, actor_ref, date, license_plate, driver_id, state, tours, containers, containers_left, options, kept, created_at)
          values (${caller.customerId}, ${caller.machine ? null : caller.id}, ${date}::date, ${license_plate}, ${driver_id}, 'open', ${json(facts.tours)},
            ${json(facts.containers)}, ${facts.containers_left}, ${json(options)}, ${json(kept)}, ${at}) returning ${shown}`,
      );
      return { status: 201, body: { disruption } };
    } finally {
      planning--;
    }
  },

  getDisruption: async (call) => {
    const found = sql`select ${shown} from disruptions where ${own(call, call.params.id)}`;
    return { status: 200, body: { disruption: await one(call, found) } };
  },

  applyDisruption: (call) =>
    inTransaction(call, async (within) => {
      const { params, body } = within;
      const found = await one<Disruption & Kept>(
        within,
        sql`select ${shown}, kept -> 'basis' as basis, kept -> 'pairs' as pairs, kept ->> 'next' as next from disruptions
          where ${own(within, params.id)} for update`,
      );
      if (found.state !== 'open') throw conflict('It is applied already.');
      const option = found.options.find((each) => each.option === body.option);
      if (!option || option.tours.length === 0) throw conflict('Nobody can take over in this way.', 'option');
      const { date, license_plate, driver_id, pairs, next } = found;
      const drop: Drop = { date, license_plate, driver_id };
      const inputs = await disruptionInputs(within, date);
      refuseStale(found, option, inputs, drop);
      const { lost, left } = disrupted(inputs, drop);
      const touched: Touched = {
        date,
        tourIds: [...lost.map(({ id }) => id), ...option.tours.flatMap(({ tour_id }) => tour_id ?? [])],
        plates: [
          license_plate,
          ...lost.map((one_) => one_.license_plate),
          ...option.tours.map((one_) => one_.license_plate),
        ].filter((one_) => one_ !== null),
        driverIds: [driver_id, ...option.tours.map((one_) => one_.driver_id)].filter((one_) => one_ !== null),
      };
      const before = await stateOf(within, touched);
      const names = new Map(
        left.map(({ location_id, tourId }) => [location_id, lost.find(({ id }) => id === tourId)?.route_name ?? '']),
      );
      const ids = await apply(within, {
        id: params.id,
        drop,
        next,
        lost: lost.map(({ id }) => id),
        names,
        option,
        pairs,
      });
      const made = ids.filter((id) => !touched.tourIds.includes(id));
      const after = await stateOf(within, { ...touched, tourIds: [...touched.tourIds, ...made] });
      const undo: Kept['undo'] = { touched, before, after, made };
      const disruption = await one(
        within,
        sql`update disruptions set state = 'applied', option = ${body.option}, tour_ids = ${sql.param(ids)}::int[],
          kept = jsonb_set(kept, '{undo}', ${JSON.stringify(undo)}::jsonb) where ${own(within, params.id)} returning ${shown}`,
      );
      return { status: 200, body: { disruption } };
    }),

  undoDisruption: (call) =>
    inTransaction(call, async (within) => {
      const { params } = within;
      const { state, undo } = await one<Pick<Disruption, 'state'> & Pick<Kept, 'undo'>>(
        within,
        sql`select state, kept -> 'undo' as undo from disruptions where ${own(within, params.id)} for update`,
      );
      if (state !== 'applied' || !undo) throw conflict('It is not applied.');
      const { touched, before, after, made } = undo;
      refuseGoneOn(after, await stateOf(within, { ...touched, tourIds: [...touched.tourIds, ...made] }));
      await takeBack(within, touched, before, made);
      const disruption = await one(
        within,
        sql`update disruptions set state = 'open', option = null, tour_ids = '{}', kept = jsonb_set(kept, '{undo}', 'null')
          where ${own(within, params.id)} returning ${shown}`,
      );
      return { status: 200, body: { disruption } };
    }),
} satisfies Handlers;
