import type {
  Bin,
  LocationList,
  PositionInput,
  RouteEventInput,
  Tour,
  TourInput,
  Truck,
  UnloadingInput,
} from '../../src/api/generated/dashboard.schemas.ts';
import { crowFlies, estimate } from '../../src/world/distance.ts';
import { dateText, Zone } from '../../src/world/time.ts';

type Location = LocationList['locations'][number];
/** A place to drive to. */
export type Place = Pick<Location, 'location_id' | 'latitude' | 'longitude'>;

/** What there is to drive with and to drive to. */
export interface City {
  trucks: readonly Truck[];
  locations: readonly Location[];
}

/** A tour of a played day: what is planned, and what happens when. Moments are seconds after the start of the day. */
export interface PlayedTour {
  /** Of its plan. Stops have their planned moments. */
  plan: Omit<TourInput, 'stops'> & { key: string; stops: { location_id: string; at: number }[] };
  /** The tour itself, where it is planned already. */
  known?: { tour: Pick<Tour, 'id' | 'status'> };
  from: number;
  to: number;
  /** Kilometres driven. */
  km: number;
  events: (Omit<RouteEventInput, 'tour_id' | 'recorded_at'> & { at: number })[];
  positions: (Omit<PositionInput, 'recorded_at'> & { at: number })[];
  unloadings: (Omit<UnloadingInput, 'tour_id' | 'recorded_at'> & { at: number })[];
}

/** Metres a second between sites, and seconds at one. */
const SPEED = 6;
const STANDING = 240;
/** A position each so many seconds. */
const BEAT = 60;
/** Cubic metres of a container, and tonnes of a cubic metre of glass. */
const VOLUME = 2.5;
const DENSITY = 0.3;

/** The day of a moment in the city. @param timeZone that of this machine unless it is known */
export const todayIn = (timeZone: string | undefined, now: Date): string =>
  dateText(new Zone(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone).dayOf(now.getTime()));

/** A number from 0 to below 1 that depends on the text alone (FNV-1a). */
export function share(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

/** The nearest site next, beginning with the first. */
function inOrder(sites: readonly Location[]): Location[] {
  const left = [...sites];
  const order = left.splice(0, 1);
  for (let last = order[0]; last && left.length > 0; last = order.at(-1)) {
    const here = last;
    const next = left.reduce((best, site) => (crowFlies(here, site) < crowFlies(here, best) ? site : best));
    order.push(...left.splice(left.indexOf(next), 1));
  }
  return order;
}

/** A tour as it is driven from a moment on: each site and the containers there, in this order, and back to the first. */
export function drivenTour(
  { key, license_plate }: Pick<PlayedTour['plan'], 'key' | 'license_plate'>,
  from: number,
  sites: readonly { site: Place; bins: readonly Bin[] }[],
  levelOf: (bin: Bin, at: number) => number,
): Omit<PlayedTour, 'plan'> & { stops: PlayedTour['plan']['stops'] } {
  const [first] = sites;
  let [now, here] = [from, first?.site];
  const loads = new Map<Bin['material_type'], number>();
  const tour: ReturnType<typeof drivenTour> = {
    ...{ from, to: from, km: 0, stops: [], events: [], positions: [], unloadings: [] },
  };
  const drive = (to: Place) => {
    const last = here ?? to;
    const seconds = Math.ceil(estimate(last, to) / SPEED);
    for (let passed = 0; passed < seconds; passed += BEAT) {
      const part = passed / seconds;
      tour.positions.push({
        key: `${key}-at-${now + passed}`,
        license_plate,
        latitude: last.latitude + (to.latitude - last.latitude) * part,
        longitude: last.longitude + (to.longitude - last.longitude) * part,
        at: now + passed,
      });
    }
    tour.km += estimate(last, to) / 1000;
    now += seconds;
    here = to;
  };
  for (const { site, bins } of sites) {
    drive(site);
    tour.stops.push({ location_id: site.location_id, at: now });
    for (const bin of bins) {
      now += STANDING;
      const level = levelOf(bin, now);
      const { container_id } = bin;
      const overflowing = level > 100;
      tour.events.push({ key: `${key}-${bin.id}`, container_id, level, is_emptied: true, overflowing, at: now });
      loads.set(bin.material_type, (loads.get(bin.material_type) ?? 0) + (level / 100) * VOLUME);
    }
  }
  if (first) {
    drive(first.site);
    now += STANDING;
    const { latitude, longitude } = first.site;
    for (const [material_type, volume] of loads)
      tour.unloadings.push({
        ...{ key: `${key}-tip-${material_type}`, location_name: 'Depot', latitude, longitude, material_type, at: now },
        ...{ volume: Math.round(volume * 100) / 100, weight: Math.round(volume * DENSITY * 1000) / 1000 },
      });
  }
  return { ...tour, to: now + STANDING, km: Math.round(tour.km * 10) / 10 };
}

export const activeBins = ({ containers }: Pick<Location, 'containers'>) => containers.filter(({ active }) => active);

/**
 * The tours of a day: each available truck drives to up to `sites` sites of its area and empties the containers there. The same city
 * and date give the same day and the same keys, so that a day that is played twice counts once.
 */
export function dayOf({ trucks, locations }: City, date: string, sites = 12): PlayedTour[] {
  const taken = new Set<string>();
  return trucks
    .filter(({ available }) => available)
    .flatMap((truck, index): PlayedTour[] => {
      const { license_plate, default_disposition_area_id: area } = truck;
      const free = locations.filter(
        (site) => site.is_active && activeBins(site).length > 0 && !taken.has(site.location_id),
      );
      const own = free.filter((site) => area === null || site.disposition_area_id === area);
      // A truck whose area is empty helps where there is something.
      const near = (own.length > 0 ? own : free)
        .toSorted((a, b) => share(`${date} ${a.location_id}`) - share(`${date} ${b.location_id}`))
        .slice(0, sites);
      for (const { location_id } of near) taken.add(location_id);
      if (near.length === 0) return [];
      const key = `play-${date}-${truck.id}`;
      const { stops, ...tour } = drivenTour(
        { key, license_plate },
        index * 300,
        inOrder(near).map((site) => ({ site, bins: activeBins(site) })),
        (bin) => bin.last_level ?? Math.round(20 + 90 * share(`${date} ${bin.container_id}`)),
      );
      const plan: PlayedTour['plan'] = {
        ...{ key, route_name: `${license_plate} ${date}`, date, license_plate, disposition_area_id: area },
        ...{ material_type: ['11', '12', '13'], stops },
      };
      return [{ ...tour, plan }];
    });
}
