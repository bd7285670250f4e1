import { type Calendar, type Profile } from '@/server/forecast/calendar';
import { forecastOf, levelAt } from '@/server/forecast/forecast';
import { calendarOf, learnProfile } from '@/server/forecast/profile';
import { DAY, priorOf, type Reading } from '@/server/forecast/rate';
import { type Day as DayToPlan, type DayContainer, type Goal } from '@/server/planner/day';
import { planDays as propose } from '@/server/planner/plans';
import { toLonLat } from '@/world/city/geometry';
import { DENSITY } from '@/world/containers';
import { type Driver, SHIFT_MINUTES, type Truck } from '@/world/fleet';
import type { Place } from '@/world/routes';
import { guessLevels, planDay as dispatch } from '@/world/simulation/dispatch';
import { shortOrder } from '@/world/simulation/order';
import type { PlannedTour, State, Stop } from '@/world/simulation/state';
import type { Container, Site } from '@/world/sites';
import { type Day, weekdayOf } from '@/world/time';

/** Days between two learnings. */
const LEARNED = 28;
/** When the day is planned, and its noon, in minutes. */
const [MORNING, NOON] = [300, 720];
/** Most lifts of a fixed rotation's tours: those of the dispatcher's longest. */
const MOST_LIFTS = 36;
/** Readings of a container that a forecast is made from. */
const READINGS = 32;

interface Pair {
  truck: Truck;
  driver: Driver;
}
/** A city on the eve, with its places. */
export interface Settled {
  state: State;
  places: readonly Place[];
}
/** Plans the tours of a working day. */
export type Method = (day: Day, pairs: readonly Pair[]) => PlannedTour[];

/** Who works on a day: trucks of its weekday with the drivers who rested longest; the spare truck stands in for one in the workshop. */
export function pairsOf({ fleet }: State, day: Day): Pair[] {
  const weekday = weekdayOf(day);
  const due = fleet.trucks.filter(({ weekdays }) => weekdays.includes(weekday));
  const spare = fleet.trucks.filter((truck) => truck.spare && !truck.off.has(day));
  const trucks = due.flatMap((truck) => (truck.off.has(day) ? (spare.shift() ?? []) : truck));
  const drivers = fleet.drivers
    .filter(({ off, weekdays }) => !off.has(day) && weekdays.includes(weekday))
    .toSorted((a, b) => a.lastTour - b.lastTour);
  return trucks.slice(0, drivers.length).map((truck, index) => ({ truck, driver: drivers[index] as Driver }));
}

const tourOf = (day: Day, { truck, driver }: Pair, rest: Pick<PlannedTour, 'area' | 'materials' | 'stops'>) => ({
  ...{ day, name: truck.name, truck, driver, start: truck.start },
  ...rest,
});

/** All sites once in so many working days, whatever is in their containers; two-chamber trucks have those with mixed glass. Trucks are filled before another goes out. */
export function rotation(state: State, rhythm: number): Method {
  const { sites, containers, router, depots } = state;
  const stops = sites.map(({ active, containers: all }) =>
    active ? all.filter((index) => containers[index]?.active) : [],
  );
  const queueOf = (twoWay: boolean) =>
    [1, 2, 3, 4, 5].flatMap((area) => {
      const own = sites.flatMap((site, index) =>
        site.area === area && site.twoWay === twoWay && stops[index]?.length ? [index] : [],
      );
      return shortOrder(own, depots.yard, depots.plant.place, router);
    });
  const queues = [false, true].map((twoWay) => {
    const sitesOf = queueOf(twoWay);
    return { twoWay, waiting: sitesOf, due: 0, each: sitesOf.length / rhythm };
  });
  return (day, pairs) => {
    const tours: PlannedTour[] = [];
    for (const queue of queues) {
      queue.due += queue.each;
      const own = pairs.filter(({ truck }) => (truck.compartments === 2) === queue.twoWay);
      for (const pair of own) {
        let lifts = 0;
        const chosen: Stop[] = [];
        // Who comes to a closed site comes back to it on the next day.
        const share = Math.floor(queue.due);
        for (const site of [...queue.waiting].slice(0, share + 10)) {
          const own = stops[site] as number[];
          if (chosen.length >= share || lifts + own.length > MOST_LIFTS) break;
          if (sites[site]?.closedOn === weekdayOf(day)) continue;
          chosen.push({ site, containers: own });
          lifts += own.length;
          queue.waiting.splice(queue.waiting.indexOf(site), 1);
          queue.waiting.push(site);
        }
        queue.due -= chosen.length;
        if (chosen.length === 0) continue;
        const order = shortOrder(
          chosen.map(({ site }) => site),
          depots.yard,
          depots.plant.place,
          router,
        );
        tours.push(
          tourOf(day, pair, {
            area: sites[order[0] as number]?.area ?? 1,
            materials: queue.twoWay ? ['11', '12+13'] : ['11', '12', '13'],
            stops: order.map((site) => ({ site, containers: stops[site] as number[] })),
          }),
        );
      }
    }
    return tours;
  };
}

/** The dispatcher of the demo world, who guesses levels. */
export const guesses =
  (state: State): Method =>
  (day, pairs) => {
    const fleet = { trucks: pairs.map(({ truck }) => truck), drivers: pairs.map(({ driver }) => driver) };
    return dispatch({ ...state, fleet }, day, guessLevels(state));
  };

const seconds = (time: string) => 60 * Number(time.slice(0, 2)) * 60 + 60 * Number(time.slice(3, 5));

/** What the product does each morning: forecasts from what was found, the planner's tours for a goal. */
export function planned({ state, places }: Settled, readings: readonly Reading[][], goal: Goal): Method {
  const { sites, containers, zone, complaints, depots } = state;
  let learned: { at: Day; profile: Profile; calendar: Calendar } | undefined;
  const position = ({ at }: Pick<Site, 'at'>) => {
    const [longitude, latitude] = toLonLat(at);
    return { latitude, longitude };
  };
  return (day, pairs) => {
    const now = zone.at(day, MORNING);
    const begin = zone.at(day, 0);
    if (!learned || day - learned.at >= LEARNED) {
      const profile = learnProfile(
        containers.map(({ material, site }, index) => ({ material, site, readings: readings[index] ?? [] })),
        zone,
      );
      learned = { at: day, profile, calendar: calendarOf(profile, zone, now) };
    }
    const { profile, calendar } = learned;
    const reported = new Set(
      complaints.all.flatMap(({ container, createdAt, closedAt, reported: level }) =>
        createdAt < now && (closedAt === null || closedAt > now) && level !== 'almost_full' ? [container] : [],
      ),
    );
    const indexes: number[] = [];
    const toPlan: DayContainer[] = [];
    for (const [index, { active, site, material, constraints }] of containers.entries()) {
      const place = sites[site] as Site;
      if (!active || !place.active) continue;
      const forecast = forecastOf(
        (readings[index] ?? []).slice(-READINGS),
        calendar,
        profile,
        priorOf(profile, material),
        now,
      );
      const days = (moment: number | null | undefined) =>
        moment === null || moment === undefined ? null : (moment - begin) / DAY;
      indexes.push(index);
      toPlan.push({
        ...position(place),
        areaId: null,
        material,
        level: forecast ? levelAt(forecast, zone.at(day, NOON)) : 50,
        daysLeft: days(forecast?.full.at),
        daysLeftLow: days(forecast?.full.low),
        urgent: reported.has(index) || (days(forecast?.full.at) ?? Infinity) < 1,
        blocked:
          place.closedOn === weekdayOf(day)
            ? constraints.map(({ start_time, end_time }) => ({ from: seconds(start_time), to: seconds(end_time) }))
            : [],
      });
    }
    const start = (minutes: number) => 60 * minutes;
    const request: DayToPlan = {
      containers: toPlan,
      shifts: pairs.map(({ truck }) => ({
        ...{ from: start(truck.start), to: start(truck.start + SHIFT_MINUTES) },
        ...{ capacity: truck.capacity, compartments: truck.compartments, material: null, areaId: null },
      })),
      plant: position(places[depots.plant.place] as Place),
      density: DENSITY,
    };
    const [plan] = propose([{ day: request, goal }]);
    return (plan?.tours ?? []).map(({ shift, colours, visited }) => {
      const stops: Stop[] = [];
      for (const { container } of visited) {
        const index = container === null ? undefined : indexes[container];
        if (index === undefined) continue;
        const { site } = containers[index] as Container;
        if (stops.at(-1)?.site === site) stops.at(-1)?.containers.push(index);
        else stops.push({ site, containers: [index] });
      }
      return tourOf(day, pairs[shift] as Pair, {
        area: sites[stops[0]?.site ?? 0]?.area ?? 1,
        materials: colours,
        stops,
      });
    });
  };
}
