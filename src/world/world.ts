import { DEPOTS } from './city/plan.ts';
import { placeContainers } from './containers.ts';
import * as fixed from './customers.ts';
import { buyTrucks, hireDrivers } from './fleet.ts';
import { profileOf, type Profile } from './profile.ts';
import { Random } from './random.ts';
import { crowRouter, nearestPlace, streetRouter, type Place } from './routes.ts';
import * as still from './rows-static.ts';
import { complaintRows, tourRows, type Counters } from './rows-tours.ts';
import { shiftRows } from './shifts.ts';
import { Complaints } from './simulation/complaints.ts';
import { Levels } from './simulation/levels.ts';
import { run } from './simulation/run.ts';
import type { DrivenTour, State } from './simulation/state.ts';
import { placeSites, type Site } from './sites.ts';
import { Zone } from './time.ts';
import type { Batch, World, WorldOptions } from './types.ts';

const TABLES = [
  'customers',
  'users',
  'disposition_areas',
  'materials',
  'construction_types',
  'locations',
  'bins',
  'trucks',
  'drivers',
  'phones',
  'truck_default_availabilities',
  'truck_availabilities',
  'driver_default_availabilities',
  'driver_availabilities',
  'tours',
  'tour_stops',
  'tour_tracks',
  'route_events',
  'unloadings',
  'complaints',
  'views',
] as const satisfies readonly (keyof World)[];

/** The whole world at once; for `small` and `demo`. The same options give the same world. */
export function buildWorld(options: WorldOptions): World {
  const world = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as World;
  for (const { table, rows } of worldBatches(options)) {
    const all: unknown[] = world[table];
    for (const row of rows) all.push(row);
  }
  return world;
}

/** The world's rows in small batches, day by day, so that even `large` needs little memory. A batch refers to none that comes later,
 *  except that containers and dated shifts follow the tours: only then is known how they were left. */
export function* worldBatches(options: WorldOptions): Generator<Batch> {
  const plans = fixed.customerPlans(options.timeZone ?? 'Europe/Berlin');
  yield { table: 'customers', rows: fixed.customerRows(plans, options.now) };
  yield { table: 'users', rows: fixed.userRows() };
  yield { table: 'disposition_areas', rows: fixed.areaRows(plans) };
  yield { table: 'materials', rows: [...fixed.MATERIALS] };
  yield { table: 'construction_types', rows: fixed.constructionRows(plans) };
  if (options.size === 'empty') return;
  const sizes = profileOf(options.size);
  const counters: Counters = { tour: 0, event: 0, unloading: 0, complaint: 0 };
  const ids: still.Ids = { location: 0, bin: 0, truck: 0, driver: 0, phone: 0 };
  for (const plan of plans) {
    const profile = plan.id === 1 ? sizes.city : sizes.neighbour;
    const grown = yield* customerBatches(options, plan, profile, { ...ids }, counters);
    ids.location += grown.sites.length;
    ids.bin += grown.containers.length;
    ids.truck += grown.fleet.trucks.length;
    ids.driver += grown.fleet.drivers.length;
    ids.phone += grown.fleet.drivers.length + 1;
  }
}

function* customerBatches(
  options: WorldOptions,
  plan: fixed.CustomerPlan,
  profile: Profile,
  ids: still.Ids,
  counters: Counters,
): Generator<Batch, State> {
  const { state, places } = settle(options, plan, profile);
  yield { table: 'locations', rows: still.locationRows(state, plan, ids) };
  yield { table: 'trucks', rows: still.truckRows(state, plan, ids) };
  yield { table: 'drivers', rows: still.driverRows(state, plan, ids) };
  yield { table: 'phones', rows: still.phoneRows(state.fleet, plan, ids) };
  const { zone, now } = state;
  const today = zone.dayOf(now);
  const readAt = Math.min(zone.at(today, 280), now - 3_600_000);
  let morning: number[] = [];
  const recent: DrivenTour[] = [];
  for (const tours of run(state)) {
    const first = tours[0];
    if (!first) continue;
    if (first.day > today - 40) recent.push(...tours);
    if (first.status !== 'planned') morning = state.containers.map((_, i) => state.levels.at(i, 0.2));
    const batch = tourRows(state, plan, ids, places, counters, tours);
    yield { table: 'tours', rows: batch.tours };
    yield { table: 'tour_stops', rows: batch.tour_stops };
    yield { table: 'tour_tracks', rows: batch.tour_tracks };
    yield { table: 'route_events', rows: batch.route_events };
    yield { table: 'unloadings', rows: batch.unloadings };
  }
  yield { table: 'bins', rows: still.binRows(state, plan, ids, morning, readAt) };
  const shifts = shiftRows(state, plan, ids, recent);
  yield { table: 'truck_default_availabilities', rows: shifts.truck_default_availabilities };
  yield { table: 'truck_availabilities', rows: shifts.truck_availabilities };
  yield { table: 'driver_default_availabilities', rows: shifts.driver_default_availabilities };
  yield { table: 'driver_availabilities', rows: shifts.driver_availabilities };
  yield { table: 'complaints', rows: complaintRows(state, plan, ids, counters, state.complaints.all) };
  return state;
}

/** A customer's places, containers, trucks and people on the eve of its history. */
export function settle(
  { seed, now, size }: WorldOptions,
  plan: fixed.CustomerPlan,
  profile: Profile,
): { state: State; places: Place[] } {
  const random = (of: string): Random => new Random(`${seed}/${size}/${plan.id}/${of}`);
  const zone = new Zone(plan.timeZone);
  const sites = renamed(plan, placeSites(random('sites'), profile.sites, profile.districts));
  const containers = placeContainers(random('containers'), sites);
  const places: Place[] = [...sites, ...Object.values(DEPOTS).map(({ at }) => nearestPlace(at))];
  const today = zone.dayOf(now.getTime());
  const days = [today - profile.days - profile.warmUp, today + 30] as const;
  const levels = new Levels(containers, random('levels'));
  const state: State = {
    profile,
    zone,
    now: now.getTime(),
    sites,
    containers,
    fleet: {
      trucks: buyTrucks(random('trucks'), profile, days),
      drivers: hireDrivers(random('drivers'), profile, days, plan.firstPhone),
    },
    areaNames: plan.areaNames,
    router: profile.streets ? streetRouter(places) : crowRouter(places),
    depots: {
      yard: sites.length,
      plant: { place: sites.length + 1, name: plan.id === 1 ? DEPOTS.plant.name : 'Umschlag Kleinrode' },
      reserve: { place: sites.length + 2, name: plan.id === 1 ? DEPOTS.reserve.name : 'Umschlag Kleinrode' },
    },
    levels,
    complaints: new Complaints(containers, sites, random('complaints'), zone, profile.notifications),
    random: random('tours'),
    emptiedAt: new Float64Array(containers.length).fill(NaN),
  };
  return { state, places };
}

/** The second customer's sites carry names of their own, so that one of them in the wrong place is seen at once. */
function renamed({ streets }: fixed.CustomerPlan, sites: Site[]): Site[] {
  if (!streets) return sites;
  return sites.map((site, i) => {
    const street = streets[i % streets.length] ?? '';
    return { ...site, name: `${street}, Kleinrode`, street: `${street} ${site.street.replace(/^\D*/, '') || '1'}` };
  });
}
