import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { DENSITY, VOLUME } from '../containers.ts';
import type { Container } from '../sites.ts';
import { plantOf, type DrivenTour, type PlannedTour, type State, type Stop, type TourEvent } from './state.ts';

const MINUTE = 60_000;
/** Minutes: to check the truck, to set up at a site, for one lift, to unload, for the break, to park and hand over. */
const TAKES = { check: 9, site: 3, lift: 4.6, unload: 27, rest: 30, handover: 15 };
/** After this many minutes the crew has a break. */
const REST_AFTER = 210;
/** The truck unloads when the next site would bring it above this share of its capacity. */
const FULL = 0.93;
/** Of its weight a chamber of a truck with three takes at most this share. */
const CHAMBER = 0.52;
const SKIP = { site: 0.026, container: 0.013 };
const REMARK = 0.035;
/** More than this share of the volume above the rim stays on the ground. */
const MOST_LOADED = 1.2;

const AT_SITE = [
  'Zugeparkt',
  'Baustelle, nicht anfahrbar',
  'Falschparker vor dem Behälter',
  'Straße gesperrt',
  'Umzugswagen im Weg',
];
const AT_CONTAINER = [
  'Behälter beschädigt, Kranöse gerissen',
  'Bodenklappe klemmt',
  'Behälter fehlt',
  'Aufnahme verbogen',
];
const REMARKS = [
  'Beistellungen mitgenommen',
  'Glasbruch am Standort gekehrt',
  'Einwurfrosette defekt',
  'Graffiti',
  'Restmüll daneben, Ordnungsamt gemeldet',
  'Aufkleber fehlt',
  'Aschereste im Behälter',
];

interface Load {
  volume: number;
  weight: number;
}

/** Drives a planned tour: what the crew finds, when, and what it tips where. Empties the containers it reaches before `until`. */
export function drive(state: State, plan: PlannedTour, startedAt: number, until: number): DrivenTour {
  const { random, router, depots, zone } = state;
  const plant = plantOf(state, plan);
  const tour: DrivenTour = {
    ...plan,
    status: 'completed',
    plannedAt: plannedTimes(state, plan, startedAt),
    startedAt,
    finishedAt: null,
    events: [],
    tippings: [],
    metres: 0,
    way: [depots.yard],
    thirst: random.between(-0.07, 0.07),
    details: null,
  };
  const traffic = random.between(1.02, 1.3);
  const loads = new Map<MaterialCode, Load>();
  let at = startedAt + TAKES.check * random.between(0.6, 1.6) * MINUTE;
  let here = depots.yard;
  let rested = false;
  const share = (): number => (at - zone.at(plan.day, 0)) / 86_400_000;
  const go = (place: number): boolean => {
    at += router.seconds(here, place) * traffic * 1000;
    if (at > until) return false;
    tour.metres += router.metres(here, place);
    tour.way.push(place);
    here = place;
    return true;
  };
  const tip = (): boolean => {
    if (!go(plant.place)) return false;
    at += TAKES.unload * random.between(0.8, 1.3) * MINUTE;
    if (at > until) return false;
    const tipped = [...loads].map(([material, { volume, weight }]) => ({ material, volume, weight }));
    tour.tippings.push({ place: plant.place, name: plant.name, at, loads: tipped });
    loads.clear();
    return true;
  };
  const finished = (): boolean => {
    for (const stop of plan.stops) {
      if (mustUnload(state, plan, stop, loads, share()) && !tip()) return false;
      if (!go(stop.site)) return false;
      if (!rested && at - startedAt > REST_AFTER * MINUTE) {
        at += TAKES.rest * MINUTE;
        rested = true;
      }
      if (!serve(stop)) return false;
    }
    if (!tip() || !go(depots.yard)) return false;
    at += TAKES.handover * random.between(0.7, 1.4) * MINUTE;
    return at <= until;
  };
  const serve = (stop: Stop): boolean => {
    const blocked = random.chance(SKIP.site) ? random.pick(AT_SITE) : null;
    at += (blocked ? 1.5 : TAKES.site) * random.between(0.7, 1.5) * MINUTE;
    for (const container of stop.containers) {
      const reason = blocked ?? (random.chance(SKIP.container) ? random.pick(AT_CONTAINER) : null);
      at += (reason ? 0.6 : TAKES.lift * random.between(0.75, 1.35)) * MINUTE;
      if (at > until) return false;
      const event = lift(state, container, at, share(), reason);
      tour.events.push(event);
      if (event.emptied) put(state, loads, event);
    }
    return true;
  };
  if (finished()) tour.finishedAt = at;
  else tour.status = 'in_progress';
  return tour;
}

function lift(state: State, container: number, at: number, share: number, reason: string | null): TourEvent {
  const level = state.levels.at(container, share);
  const comment = reason ?? (state.random.chance(REMARK) ? state.random.pick(REMARKS) : null);
  if (reason === null) {
    state.levels.empty(container, share);
    state.emptiedAt[container] = at;
    state.complaints.emptied(container, at, level);
  }
  return { container, at, level, emptied: reason === null, comment };
}

function put({ containers, random }: State, loads: Map<MaterialCode, Load>, { container, level }: TourEvent): void {
  const { material } = containers[container] as Container;
  const load = loads.get(material) ?? { volume: 0, weight: 0 };
  const volume = Math.min(level, MOST_LOADED) * VOLUME;
  load.volume += volume;
  load.weight += volume * DENSITY * random.between(0.97, 1.03);
  loads.set(material, load);
}

function mustUnload(
  { levels, containers }: State,
  { truck }: PlannedTour,
  stop: Stop,
  loads: ReadonlyMap<MaterialCode, Load>,
  share: number,
): boolean {
  let total = 0;
  const next = new Map<MaterialCode, number>();
  for (const [material, { weight }] of loads) {
    total += weight;
    next.set(material, weight);
  }
  if (total === 0) return false;
  for (const i of stop.containers) {
    const weight = Math.min(levels.at(i, share), MOST_LOADED) * VOLUME * DENSITY;
    const { material } = containers[i] as Container;
    total += weight;
    next.set(material, (next.get(material) ?? 0) + weight);
  }
  if (total > truck.capacity * FULL) return true;
  return truck.compartments === 3 && [...next.values()].some((weight) => weight > truck.capacity * CHAMBER);
}

/** Arrival at each stop as the plan has it: with usual traffic and usual lifts. */
export function plannedTimes({ router, depots }: State, { stops }: PlannedTour, startedAt: number): number[] {
  let at = startedAt + TAKES.check * MINUTE;
  let here = depots.yard;
  let rested = false;
  return stops.map(({ site, containers }) => {
    at += router.seconds(here, site) * 1.12 * 1000;
    here = site;
    if (!rested && at - startedAt > REST_AFTER * MINUTE) {
      at += TAKES.rest * MINUTE;
      rested = true;
    }
    const arrival = at;
    at += (TAKES.site + containers.length * TAKES.lift) * MINUTE;
    return Math.round(arrival / MINUTE) * MINUTE;
  });
}
