import type {
  Bin,
  NotificationsEnvelope,
  Tour,
  TourDetail,
  TourEnvelope,
  TourList,
} from '../../src/api/generated/dashboard.schemas.ts';
import { dateText, isHoliday, weekdayOf, Zone } from '../../src/world/time.ts';
import type { Api } from '../lib/api.ts';
import { cityOf, driversOf } from './city.ts';
import { activeBins, dayOf, drivenTour, share, type City } from './day.ts';
import { insist, play, sendRows, unlessChanged, type Playing } from './send.ts';

interface Living extends Pick<Required<Playing>, 'speed' | 'now' | 'wait' | 'say'> {
  timeZone: string;
}

/** Seconds of the city between two looks at its tours, and between two readings of a sensor. */
const LOOK = 300;
const READING = 3600;
/** Working days ahead for which tours are planned, as in the demo world; those after them are left to plan. When tours start, in minutes of the day. */
const AHEAD = 2;
const START = 360;
/** Milliseconds. What began less than that ago goes on, also past midnight. */
const NIGHT = 12 * 3_600_000;
/** Trucks and sites of a tour between the planned ones. */
const EXTRA = { trucks: 2, sites: 6 };

/** A level a while later: each container fills at a pace of its own, one to five percent a day. */
function levelAt({ container_id, last_level, last_recorded_at }: Bin, ms: number, speed: number): number {
  const hours = last_recorded_at ? Math.max(0, ms - Date.parse(last_recorded_at)) / 3_600_000 : 0;
  const filled = (last_level ?? 0) + ((1 + 4 * share(container_id)) / 24) * Math.min(hours * speed, 72);
  return Math.min(120, Math.floor(filled + share(`${container_id} ${ms}`)));
}

/** A third of the containers have a sensor; of those a few say the same for ever. */
const sensorOf = ({ container_id }: Bin) => {
  const place = share(`sensor ${container_id}`);
  return place < 0.01 ? 'stuck' : place < 0.33 ? 'sound' : undefined;
};

/** A city that goes on: drives the tours of today and of the night, another one when none is under way, plans the coming days, ends what was left over. */
export function live(api: Pick<Api, 'request'>, living: Living) {
  const { speed, now, wait, say, timeZone } = living;
  const zone = new Zone(timeZone);
  const call = <T>(method: string, path: string, body?: unknown) =>
    insist(() => api.request<T>(method, path, { body }), living);
  const began = now();
  /** The moment that it is for the plans: `speed` times as fast. */
  const cityNow = () => began + (now() - began) * speed;
  const under = new Map<number, Promise<unknown>>();
  /** Tours on the way that an operator has cancelled or ended. */
  const ended = new Set<number>();
  const faults: unknown[] = [];

  const open = async (start: number, end: number) =>
    (
      await call<TourList>(
        'GET',
        `/tours/?start=${dateText(start)}&end=${dateText(end)}&status=planned,in_progress&page_size=100`,
      )
    ).tours;
  const goesOn = ({ started_at }: Tour) => started_at !== null && now() - Date.parse(started_at) < NIGHT;
  const drive = (id: number, tour: Parameters<typeof play>[1][number]) => {
    const playing = play(api, [tour], { speed, now, wait, say, live: true, ended: (one) => ended.has(one) }).catch(
      (error: unknown) => faults.push(error),
    );
    under.set(
      id,
      playing.finally(() => under.delete(id)),
    );
  };

  /** What is left of a planned tour, from now on. */
  function rest({ tour, stops, left_container_ids: left }: TourDetail, { locations }: City) {
    const sites = stops.flatMap(({ location_id, state }) => {
      const site = locations.find((one) => one.location_id === location_id);
      if (!site || state !== 'planned') return [];
      const isWanted = (bin: Bin) => collects(tour, bin.material_type) && !left.includes(bin.container_id);
      return [{ site, bins: activeBins(site).filter(isWanted) }];
    });
    const key = `live-${tour.id}`;
    const driven = drivenTour(
      { key: `${key}-${now()}`, license_plate: tour.license_plate ?? '' },
      0,
      sites,
      (bin, at) => levelAt(bin, now() + (at * 1000) / speed, speed),
    );
    const events = driven.events.map((event) => ({ ...event, key: `${key}-${event.container_id}` }));
    const { route_name, date, license_plate, material_type } = tour;
    const plan = { key, route_name, date, license_plate, material_type, stops: [] };
    return { ...driven, km: (tour.km ?? 0) + driven.km, events, plan, known: { tour } };
  }
  const collects = ({ material_type }: Tour, bin: Bin['material_type']) =>
    bin.split('+').some((part) => material_type.some((code) => code.split('+').includes(part)));

  async function look() {
    const today = zone.dayOf(now());
    for (const id of under.keys()) {
      const found = await unlessChanged(call<TourEnvelope>('GET', `/tours/${id}`));
      if (!found || /completed|cancelled/.test(found.tour.tour.status)) ended.add(id);
    }
    const due = (await open(today - 1, today)).filter(
      (tour) => !under.has(tour.id) && (tour.date === dateText(today) || goesOn(tour)),
    );
    if (due.length === 0 && under.size > 0) return;
    const city = await cityOf({ request: call });
    for (const { id, status } of due) {
      const found = await unlessChanged(call<TourEnvelope>('GET', `/tours/${id}`));
      if (!found) continue;
      const { tour } = found;
      const start = Date.parse(tour.stops[0]?.planned_at ?? new Date(zone.at(today, START)).toISOString());
      if (status === 'in_progress' || start <= cityNow()) drive(id, rest(tour, city));
    }
    if (under.size > 0) return;
    // Nothing moves: the fullest sites get a tour of their own.
    const level = (site: City['locations'][number]) =>
      Math.max(0, ...activeBins(site).map((bin) => bin.last_level ?? 0));
    const full = city.locations.toSorted((a, b) => level(b) - level(a)).slice(0, 10 * EXTRA.sites);
    const trucks = city.trucks.filter(({ available }) => available).slice(0, EXTRA.trucks);
    const time = new Date(now() + zone.offset(now())).toISOString().slice(11, 16);
    const drivers = await driversOf({ request: call });
    for (const [index, { plan }] of dayOf({ trucks, locations: full }, dateText(today), EXTRA.sites).entries()) {
      const made = call<TourEnvelope>('POST', '/tours/', {
        ...plan,
        ...{ key: `${plan.key}-${now()}`, route_name: `Extra ${time} ${plan.license_plate}` },
        driver_id: drivers[index]?.driver_id ?? null,
        stops: plan.stops.map(({ location_id, at }) => ({
          location_id,
          planned_at: new Date(now() + (at * 1000) / speed).toISOString(),
        })),
      });
      const planned = await unlessChanged(made, 422);
      if (planned) drive(planned.tour.tour.id, rest(planned.tour, city));
    }
  }

  /** Tours that a stop of the server left over: whoever had begun ended with what was recorded last; the others were not driven. */
  async function tidy() {
    const yesterday = zone.dayOf(now()) - 1;
    for (const tour of await open(yesterday - 60, yesterday)) {
      const { id, status, started_at } = tour;
      if (under.has(id) || goesOn(tour)) continue;
      if (status === 'planned') await unlessChanged(call('POST', `/tours/${id}/cancel`, {}));
      else {
        const { route_events, unloadings } = (
          await call<NotificationsEnvelope>('GET', `/notifications/?tour_id=${id}&limit=2000`)
        ).notifications;
        const moments = [...route_events, ...unloadings].map(({ recorded_at }) => recorded_at);
        const recorded_at = [started_at ?? new Date(now()).toISOString(), ...moments].toSorted().at(-1);
        await unlessChanged(call('POST', `/tours/${id}/complete`, { recorded_at }));
      }
    }
  }

  /** Each of the next working days that has no tour gets some. */
  async function planAhead() {
    const today = zone.dayOf(now());
    const next = Array.from({ length: 14 }, (_, index) => today + 1 + index)
      .filter((day) => weekdayOf(day) < 5 && !isHoliday(day))
      .slice(0, AHEAD);
    const planned = new Set((await open(today, next.at(-1) ?? today)).map(({ date }) => date));
    const days = next.filter((day) => !planned.has(dateText(day)));
    if (days.length === 0) return;
    const city = await cityOf({ request: call });
    const drivers = await driversOf({ request: call });
    for (const day of days)
      for (const [index, { plan }] of dayOf(city, dateText(day)).entries())
        await unlessChanged(
          call('POST', '/tours/', {
            ...plan,
            driver_id: drivers[index]?.driver_id ?? null,
            stops: plan.stops.map(({ location_id, at }) => ({
              location_id,
              planned_at: new Date(zone.at(day, START) + at * 1000).toISOString(),
            })),
          }),
          422,
        );
  }

  async function readSensors() {
    const at = now();
    const recorded_at = new Date(at).toISOString();
    const { locations } = await cityOf({ request: call });
    const rows = locations.flatMap(activeBins).flatMap((bin) => {
      const sensor = sensorOf(bin);
      if (!sensor) return [];
      const level = sensor === 'stuck' ? 37 : levelAt(bin, at, speed);
      const { container_id } = bin;
      return [{ key: `live-${bin.id}-${at}`, container_id, level, source: 'sensor', recorded_at }];
    });
    await sendRows(call, '/levels/', rows);
  }

  return async (): Promise<never> => {
    let [day, read] = [0, -Infinity];
    for (;;) {
      if (faults.length > 0) throw faults[0];
      const today = zone.dayOf(now());
      if (today !== day) {
        await tidy();
        await planAhead();
        day = today;
      }
      if (cityNow() - read >= READING * 1000) {
        read = cityNow();
        await readSensors();
      }
      await look();
      await wait((LOOK * 1000) / speed);
    }
  };
}
