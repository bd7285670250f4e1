import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, ProblemError, unprocessable } from '@/contract/problem.ts';
import { dayFromText, Zone } from '@/world/time.ts';
import { areasRef } from '../db/limited.ts';
import { alonePlanning } from '../db/locks.ts';
import { disruptions } from '../db/schema-proposals.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { wire } from '../list/fields.ts';
import { inTransaction } from '../list/records.ts';
import { inThread } from '../thread.ts';
import { turns } from '../turns.ts';
import { type DisruptionInputs, disruptionInputs } from './disruption-inputs.ts';
import { fullAt, nextChance, optionsOf } from './disruption-options.ts';
import { basisOf, candidatesOf, disrupted, hasBeenAt, tasksOf } from './disruption-candidates.ts';
import type { NewPair, Outage } from './disruption-pairs.ts';
import { lastDayOf, type Touched } from './disruption-shifts.ts';
import { apply, refuseChangedSince, restore, type State, stateOf } from './disruption-writes.ts';
import { firstOr404, ownPlan, rounded } from './proposed-tours.ts';
import { roadsOf } from './tour-proposal-inputs.ts';

type Schemas = components['schemas'];
type Disruption = Schemas['Disruption'];
type Place = Pick<Call, 'db' | 'caller' | 'now'>;

/** What the options of a disruption were made for. */
interface Basis {
  /** Of each tour and each truck's shifts, what they were. */
  was: Record<string, string>;
  pairs: NewPair[];
  /** The day of the option "tomorrow". */
  next: string;
}
/** How it was before an option was applied, and after. */
interface Undo {
  touched: Touched;
  before: State;
  after: State;
  made: number[];
}

const takeTurn = turns(2, 6);

const shown = wire(disruptions);
const one = <T extends object = Disruption>(place: Place, statement: SQL) =>
  firstOr404<T>(place, 'disruption', statement);

const over = () => unprocessable('date', 'This day is over.');

/** @throws 422 unless the day, or the night that began on it, can still be changed, and exactly one of truck and driver is named, and known */
async function outageOf({ db, caller, now, body }: Place & { body: Schemas['DisruptionInput'] }): Promise<Outage> {
  const { date, license_plate = null, driver_id = null } = body;
  const today = new Zone(caller.timeZone).dayOf(now().getTime());
  if (dayFromText(date) < today - 1) throw over();
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
function impactOf(inputs: DisruptionInputs, outage: Outage, zone: Zone) {
  const { affected, remaining } = disrupted(inputs, outage);
  const containers = remaining.flatMap((one): Schemas['DisruptedContainer'][] => {
    const full = fullAt(outage, one, zone);
    const chance = nextChance(inputs, outage, one, zone);
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
    tours: affected.map(({ id, route_name, status, license_plate, driver_id, stops }): Schemas['DisruptedTour'] => ({
      ...{ id, route_name, status, license_plate, driver_id },
      stops_left: stops.filter(({ state }) => state === 'planned').length,
    })),
    containers: containers.toSorted((a, b) => (a.full_at < b.full_at ? -1 : 1)),
    containers_left: remaining.length,
  };
}

/** 409 with each tour and each truck's shifts that an option counts on and that are not as they were. */
function refuseStale(
  found: Disruption & { basis: Basis },
  option: Schemas['DisruptionOption'],
  inputs: DisruptionInputs,
  outage: Outage,
) {
  const is = basisOf(inputs, outage);
  const { affected, remaining } = disrupted(inputs, outage);
  const keys = new Set([
    ...[...found.tours, ...affected].map(({ id }) => `tours.${id}`),
    ...option.tours.flatMap(({ tour_id: id }) => (id === null ? [] : [`tours.${id}`])),
    ...[...found.tours, ...option.tours].map(({ license_plate }) => `shifts.${license_plate}`),
  ]);
  const errors = [...keys].flatMap((path) =>
    is[path] === found.basis.was[path] ? [] : [{ path, message: 'has changed' }],
  );
  for (const { tour_id: id, stops } of option.tours) {
    const tour = inputs.tours.find((one) => one.id === id);
    const taken = stops.flatMap(({ container_ids }) => container_ids);
    if (tour && remaining.some((one) => taken.includes(one.container_id) && hasBeenAt(tour, one)))
      errors.push({ path: `tours.${id}`, message: 'has been at a location of the rest already' });
  }
  if (errors.length > 0)
    throw new ProblemError(409, 'Tours or shifts have changed since the options were made.', { errors });
}

export const disruptionHandlers = {
  createDisruption: async (call) => {
    const { caller, now, config } = call;
    const outage = await outageOf(call);
    const giveBack = takeTurn(caller.customerId);
    try {
      const zone = new Zone(caller.timeZone);
      const inputs = await disruptionInputs(call, outage.date);
      const impact = impactOf(inputs, outage, zone);
      // Of yesterday there are only the tours that are still under way.
      if (impact.tours.length === 0 && dayFromText(outage.date) < zone.dayOf(now().getTime())) throw over();
      const { candidates, made: pairs } = candidatesOf(inputs, outage, zone, now().getTime());
      const days = impact.containers_left > 0 ? tasksOf(candidates, inputs, config.glassDensity) : [];
      const tasks = await Promise.all(
        days.map(async (task) => ({ ...task, day: { ...task.day, roads: await roadsOf(config, task.day) } })),
      );
      const plans = tasks.length > 0 ? await inThread('plan', tasks).result : [];
      const options = impact.containers_left > 0 ? optionsOf(candidates, plans, inputs, outage, zone) : [];
      const basis: Basis = { was: basisOf(inputs, outage), pairs, next: candidates.at(-1)?.date ?? outage.date };
      const at = sql`${now().toISOString()}::timestamptz`;
      const { date, license_plate, driver_id } = outage;
      const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
      // Old ones go when new ones come.
      const disruption = await one(
        call,
        sql`with old as (delete from disruptions where customer_id = ${caller.customerId} and created_at < ${at} - interval '30 days')
          insert into disruptions (customer_id, actor_ref, areas_ref, date, license_plate, driver_id, state, tours, containers, containers_left, options, basis, created_at)
          values (${caller.customerId}, ${caller.machine ? null : caller.id}, ${areasRef(caller.areaIds)}, ${date}::date, ${license_plate}, ${driver_id}, 'open', ${json(impact.tours)},
            ${json(impact.containers)}, ${impact.containers_left}, ${json(options)}, ${json(basis)}, ${at}) returning ${shown}`,
      );
      return { status: 201, body: { disruption } };
    } finally {
      giveBack();
    }
  },

  getDisruption: async (call) => {
    const found = sql`select ${shown} from disruptions where ${ownPlan(call, call.params.id)}`;
    return { status: 200, body: { disruption: await one(call, found) } };
  },

  applyDisruption: (call) =>
    inTransaction(call, async (within) => {
      const { params, body } = within;
      const found = await one<Disruption & { basis: Basis }>(
        within,
        sql`select ${shown}, basis, ${alonePlanning(sql`customer_id`, sql`date`)}, ${alonePlanning(sql`customer_id`, sql`(basis ->> 'next')`)}
          from disruptions where ${ownPlan(within, params.id)} for update`,
      );
      if (found.state !== 'open') throw conflict('It is applied already.');
      const option = found.options.find((each) => each.option === body.option);
      if (!option || option.tours.length === 0) throw conflict('Nobody can take over in this way.', 'option');
      const { date, license_plate, driver_id, basis } = found;
      const outage: Outage = { date, license_plate, driver_id };
      // What drivers send waits: the stops are as they were compared.
      await within.db.execute(
        sql`select id from tours where customer_id = ${within.caller.customerId} and date = ${date}::date order by id for no key update`,
      );
      const inputs = await disruptionInputs(within, date);
      refuseStale(found, option, inputs, outage);
      const { affected, remaining } = disrupted(inputs, outage);
      const touched: Touched = {
        date,
        tourIds: [...affected.map(({ id }) => id), ...option.tours.flatMap(({ tour_id }) => tour_id ?? [])],
        plates: [
          license_plate,
          ...affected.map((tour) => tour.license_plate),
          ...option.tours.map((tour) => tour.license_plate),
        ].filter((plate) => plate !== null),
        driverIds: [driver_id, ...option.tours.map((tour) => tour.driver_id)].filter((driver) => driver !== null),
      };
      touched.until = await lastDayOf(within, touched, basis.pairs);
      const before = await stateOf(within, touched);
      const names = new Map(
        remaining.map(({ location_id, tourId }) => [
          location_id,
          affected.find(({ id }) => id === tourId)?.route_name ?? '',
        ]),
      );
      const ids = await apply(within, {
        id: params.id,
        outage,
        next: basis.next,
        affected: affected.map(({ id }) => id),
        names,
        option,
        pairs: basis.pairs,
      });
      const made = ids.filter((id) => !touched.tourIds.includes(id));
      const after = await stateOf(within, { ...touched, tourIds: [...touched.tourIds, ...made] });
      const undo: Undo = { touched, before, after, made };
      const disruption = await one(
        within,
        sql`update disruptions set state = 'applied', option = ${body.option}, tour_ids = ${sql.param(ids)}::int[],
          undo = ${JSON.stringify(undo)}::jsonb where ${ownPlan(within, params.id)} returning ${shown}`,
      );
      return { status: 200, body: { disruption } };
    }),

  undoDisruption: (call) =>
    inTransaction(call, async (within) => {
      const { params } = within;
      const { state, undo } = await one<Pick<Disruption, 'state'> & { undo: Undo | null }>(
        within,
        sql`select state, undo, ${alonePlanning(sql`customer_id`, sql`date`)} from disruptions where ${ownPlan(within, params.id)} for update`,
      );
      if (state !== 'applied' || !undo) throw conflict('It is not applied.');
      const { touched, before, after, made } = undo;
      refuseChangedSince(after, await stateOf(within, { ...touched, tourIds: [...touched.tourIds, ...made] }));
      await restore(within, touched, before, made);
      const disruption = await one(
        within,
        sql`update disruptions set state = 'open', option = null, tour_ids = '{}', undo = null
          where ${ownPlan(within, params.id)} returning ${shown}`,
      );
      return { status: 200, body: { disruption } };
    }),
} satisfies Handlers;
