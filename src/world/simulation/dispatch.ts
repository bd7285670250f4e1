import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { distance } from '../city/geometry.ts';
import type { Driver, Truck } from '../fleet.ts';
import type { Site } from '../sites.ts';
import { type Day, weekdayOf } from '../time.ts';
import { shortOrder } from './order.ts';
import { plantOf, tourName, type PlannedTour, type State, type Stop } from './state.ts';

/** The dispatcher counts on levels as they will be at this share of the day. */
const MID_TOUR = 0.4;
/** From this level on a container that is passed anyway is emptied. */
const WORTH_A_LIFT = [0.42, 0.34, 0.26, 0.18, 0.08];
/** Urgency that a kilometre to the nearest stop costs. */
const KILOMETRE = 0.03;
const COMPLAINT = 0.12;
/** Share of the containers expected above 60 % from which a busier day is planned. */
const BUSY = 0.138;

/** With more sites than this tours are planned by district, not by disposition area. */
const DISTRICT_WISE = 1000;
/** So many of the most urgent sites are looked at for a tour. */
const CANDIDATES = 90;

interface Group {
  area: number;
  twoWay: boolean;
  sites: number[];
  need: number;
}

/** The tours of a day. `expected` tells the level a container is expected to have; a `count` is met even if people must come in from leave. */
export function planDay(
  state: State,
  day: Day,
  expected: (container: number) => number,
  count?: number,
): PlannedTour[] {
  const taken = new Set<number>();
  const used = new Set<Truck | Driver>();
  const urgency = urgencies(state, day, expected);
  const forced = count !== undefined;
  const groups = groupSites(state, urgency, forced);
  const tours: PlannedTour[] = [];
  const n = count ?? toursNeeded(state, expected);
  const perArea = new Map<number, number>();
  for (let k = 0; k < n; k++) {
    const group = groups.filter(({ need }) => need > 0).sort((a, b) => b.need - a.need)[0];
    if (!group) break;
    const crew = findCrew(state, day, group, used, forced);
    if (!crew) {
      group.need = 0;
      k--;
      continue;
    }
    const materials = materialsOf(state, group, crew[0]);
    const stops = chooseStops(state, day, group, materials, urgency, expected, taken);
    group.need = state.profile.trucks > 20 ? group.need * 0.72 : 0;
    if (stops.length < state.profile.stops[0] / 2) continue;
    for (const unit of crew) used.add(unit);
    for (const { site } of stops) taken.add(site);
    const number = (perArea.get(group.area) ?? 0) + 1;
    perArea.set(group.area, number);
    tours.push({
      day,
      name: tourName(state, group.area, number, day),
      area: group.area,
      materials,
      truck: crew[0],
      driver: crew[1],
      start: crew[1].start,
      stops: inOrder(state, plantOf(state, { area: group.area, materials }).place, stops),
    });
  }
  return tours.sort((a, b) => a.start - b.start);
}

function toursNeeded({ profile, containers }: State, expected: (container: number) => number): number {
  const [least, most] = profile.tours;
  let full = 0;
  for (let i = 0; i < containers.length; i++) if (expected(i) > 0.6) full++;
  const pressure = full / containers.length / BUSY;
  if (most - least === 1) return pressure > 1 ? most : least;
  return Math.round(Math.min(most, Math.max(least, least + (most - least) * (pressure * 2 - 1.5))));
}

function urgencies(state: State, day: Day, expected: (container: number) => number): Float64Array {
  const weekday = weekdayOf(day);
  const from = state.zone.at(day, 0);
  return Float64Array.from(state.sites, ({ active, closedOn, containers }) => {
    if (!active || closedOn === weekday) return -1;
    let most = 0;
    let sum = 0;
    for (const i of containers) {
      if (!state.containers[i]?.active) continue;
      const level = expected(i) + (state.complaints.isKnown(i, from) ? COMPLAINT : 0);
      most = Math.max(most, level);
      sum += level;
    }
    return most + 0.2 * sum;
  });
}

function groupSites({ sites, profile }: State, urgency: Float64Array, forced: boolean): Group[] {
  const groups = new Map<number, Group>();
  sites.forEach(({ area, twoWay, key: siteKey }, i) => {
    const score = urgency[i] as number;
    if (score < 0) return;
    const number = Number(siteKey.slice(0, 2));
    const key = profile.sites > DISTRICT_WISE ? number : area * 2 + Number(twoWay);
    const group = groups.get(key) ?? { area, twoWay, sites: [], need: forced ? 1e-6 : 0 };
    groups.set(key, group);
    group.sites.push(i);
    group.need += Math.max(0, score - 0.5) ** 2;
  });
  for (const group of groups.values()) group.sites.sort((a, b) => (urgency[b] as number) - (urgency[a] as number));
  return [...groups.values()];
}

/** A fitting truck and a rested driver who are not away. Trucks with two chambers take the two-way sites. */
function findCrew(
  state: State,
  day: Day,
  group: Group,
  used: Set<Truck | Driver>,
  forced: boolean,
): [Truck, Driver] | undefined {
  const small = state.profile.trucks <= 2;
  const truck = fittest(
    state.fleet.trucks,
    (one) =>
      !used.has(one) &&
      (forced || !one.off.has(day)) &&
      (small || one.spare || (one.compartments === 2) === group.twoWay),
    (one) => fitness(one, group, day),
  );
  const driver = fittest(
    state.fleet.drivers,
    (one) => !used.has(one) && (forced || !one.off.has(day)),
    (one) => fitness(one, group, day) + one.lastTour / 1e6,
  );
  if (!truck || !driver) return undefined;
  driver.lastTour = day;
  return [truck, driver];
}

/** The first of the units that are free with the least cost. */
function fittest<T>(units: readonly T[], free: (unit: T) => boolean, cost: (unit: T) => number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const unit of units) {
    if (!free(unit)) continue;
    const price = cost(unit);
    if (price < least) [least, best] = [price, unit];
  }
  return best;
}

function fitness(unit: Truck | Driver, { area }: Group, day: Day): number {
  const weekday = weekdayOf(day);
  const off = unit.off.has(day) ? 8 : unit.weekdays.includes(weekday) ? 0 : 2;
  const spare = 'spare' in unit && unit.spare ? 4 : 0;
  return off + spare + (unit.area === area ? 0 : 1);
}

function materialsOf({ random }: State, { twoWay }: Group, { compartments }: Truck): MaterialCode[] {
  if (twoWay) return ['11', '12+13'];
  return compartments < 3 || random.chance(0.22) ? ['11', '12'] : ['11', '12', '13'];
}

function chooseStops(
  state: State,
  day: Day,
  group: Group,
  materials: readonly MaterialCode[],
  urgency: Float64Array,
  expected: (container: number) => number,
  taken: ReadonlySet<number>,
): Stop[] {
  const { profile, random, sites } = state;
  const target = random.int(profile.lifts[0], profile.lifts[1]);
  const from = state.zone.at(day, 0);
  const wide = sites.length > DISTRICT_WISE;
  const near: number[] = [];
  for (const site of group.sites) {
    if (!taken.has(site)) near.push(site);
    if (near.length === (wide ? CANDIDATES / 2 : CANDIDATES)) break;
  }
  let stops: Stop[] = [];
  for (const worth of wide ? WORTH_A_LIFT.slice(2) : WORTH_A_LIFT) {
    const fullOf = (site: number): number[] =>
      (sites[site] as Site).containers.filter((i) => {
        const { active, material } = state.containers[i] as (typeof state.containers)[number];
        return active && (expected(i) > worth || state.complaints.isKnown(i, from)) && materials.includes(material);
      });
    stops = growTour(state, near, urgency, target, fullOf);
    const lifts = stops.reduce((sum, stop) => sum + stop.containers.length, 0);
    if (lifts >= target) break;
  }
  return stops;
}

/** From the most urgent site outwards: the next stop is urgent, near to one already chosen, or both. */
function growTour(
  { profile, sites }: State,
  near: readonly number[],
  urgency: Float64Array,
  target: number,
  fullOf: (site: number) => number[],
): Stop[] {
  const stops: Stop[] = [];
  const km = new Float64Array(near.length).fill(1.2);
  let lifts = 0;
  for (let left = near.length; left > 0 && lifts < target && stops.length < profile.stops[1]; left--) {
    let best = 0;
    let most = -Infinity;
    for (let k = 0; k < near.length; k++) {
      const score = (urgency[near[k] as number] as number) - KILOMETRE * (km[k] as number);
      if (score > most) [most, best] = [score, k];
    }
    km[best] = Infinity;
    const site = near[best] as number;
    const containers = fullOf(site);
    if (containers.length === 0) continue;
    // Late stops give up their emptier containers rather than make the tour too long; early ones keep room for enough stops.
    const room = Math.max(1, target - lifts - Math.max(0, profile.stops[0] - stops.length - 1));
    stops.push({ site, containers: containers.slice(0, room) });
    lifts += Math.min(containers.length, room);
    const at = (sites[site] as Site).at;
    for (let k = 0; k < near.length; k++) {
      if (km[k] === Infinity) continue;
      const away = distance((sites[near[k] as number] as Site).at, at) / 1000;
      km[k] = stops.length === 1 ? away : Math.min(km[k] as number, away);
    }
  }
  return stops;
}

function inOrder(state: State, plant: number, stops: readonly Stop[]): Stop[] {
  const bySite = new Map(stops.map((stop) => [stop.site, stop]));
  const order = shortOrder([...bySite.keys()], state.depots.yard, plant, state.router);
  return order.map((site) => bySite.get(site) as Stop);
}

/** Levels as the dispatcher guesses them for a day that has begun: some containers are always thought fuller than they are, others emptier. */
export function guessLevels({ levels, containers }: State): (container: number) => number {
  const guesses = Float64Array.from(containers, ({ active, bias }, i) => (active ? levels.at(i, MID_TOUR) * bias : 0));
  return (i) => guesses[i] as number;
}
