/**
 * `npm run simulate`: twelve weeks of the demo city, emptied in several ways with the same trucks and shifts: by a fixed rotation, by the world's own
 * dispatcher, and by forecast and planner, which know what crews found and citizens reported but no level. Explained in docs/forecast.md.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Calendar, type Profile } from '@/server/forecast/calendar';
import { forecastOf, levelAt } from '@/server/forecast/forecast';
import { calendarOf, learnProfile } from '@/server/forecast/profile';
import { DAY, priorOf, type Reading } from '@/server/forecast/rate';
import { coloursOfShift, type Day as DayToPlan, type DayContainer, type Goal } from '@/server/planner/day';
import { planDay as propose } from '@/server/planner/worker';
import { toLonLat } from '@/world/city/geometry';
import { customerPlans } from '@/world/customers';
import { DENSITY } from '@/world/containers';
import { type Driver, SHIFT_MINUTES, type Truck } from '@/world/fleet';
import { profileOf } from '@/world/profile';
import { guessLevels, planDay as dispatch } from '@/world/simulation/dispatch';
import { drive } from '@/world/simulation/drive';
import { shortOrder } from '@/world/simulation/order';
import type { PlannedTour, State, Stop } from '@/world/simulation/state';
import type { Container, Site } from '@/world/sites';
import { type Day, isHoliday, weekdayOf } from '@/world/time';
import { settle } from '@/world/world';
import { readArgs } from './lib/args.mjs';
import { root } from './lib/run.mjs';
import { chartOf } from './simulate/chart.ts';

const { values } = readArgs('Usage: npm run simulate -- [--seeds 1,2,3] [--picture FILE]', {
  seeds: { type: 'string', default: '1,2,3' },
  picture: { type: 'string' },
});
const NOW = new Date('2026-11-18T04:00:00Z');
/** Days lived before by the world's dispatcher, so that there is something to learn from; days compared; days between two learnings. */
const [BEFORE, COMPARED, LEARNED] = [200, 84, 28];
/** When the day is planned, and its noon, in minutes. */
const [MORNING, NOON] = [300, 720];
/** Most lifts of a fixed rotation's tours: those of the dispatcher's longest. */
const MOST_LIFTS = 36;
/** Litres of a container. */
const LITRES = 2000;
/** Readings of a container that a forecast is made from. */
const READINGS = 32;

interface Pair {
  truck: Truck;
  driver: Driver;
}
/** Plans the tours of a working day. */
type Method = (day: Day, pairs: readonly Pair[]) => PlannedTour[];

/** Who works on a day: trucks of its weekday with the drivers who rested longest; the spare truck stands in for one in the workshop. */
function pairsOf({ fleet }: State, day: Day): Pair[] {
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
function rotation(state: State, rhythm: number): Method {
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
const guesses =
  (state: State): Method =>
  (day, pairs) => {
    const fleet = { trucks: pairs.map(({ truck }) => truck), drivers: pairs.map(({ driver }) => driver) };
    return dispatch({ ...state, fleet }, day, guessLevels(state));
  };

const seconds = (time: string) => 60 * Number(time.slice(0, 2)) * 60 + 60 * Number(time.slice(3, 5));

/** What the product does each morning: forecasts from what was found, the planner's tours for a goal. */
function planned(state: State, readings: readonly Reading[][], goal: Goal): Method {
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
    const plant = depots.plant.place - sites.length;
    const request: DayToPlan = {
      containers: toPlan,
      shifts: pairs.map(({ truck }) => ({
        ...{ from: start(truck.start), to: start(truck.start + SHIFT_MINUTES) },
        ...{ capacity: truck.capacity, compartments: truck.compartments, material: null, areaId: null },
      })),
      plant: position(plants[plant] as Pick<Site, 'at'>),
      density: DENSITY,
    };
    const [plan] = propose({ day: request, goals: [goal] });
    return (plan?.tours ?? []).map(({ shift, visited }) => {
      const stops: Stop[] = [];
      for (const { container } of visited) {
        const index = container === null ? undefined : indexes[container];
        if (index === undefined) continue;
        const { site } = containers[index] as Container;
        if (stops.at(-1)?.site === site) stops.at(-1)?.containers.push(index);
        else stops.push({ site, containers: [index] });
      }
      const materials = coloursOfShift(request.shifts[shift] as DayToPlan['shifts'][number], toPlan);
      return tourOf(day, pairs[shift] as Pair, { area: sites[stops[0]?.site ?? 0]?.area ?? 1, materials, stops });
    });
  };
}
let plants: Pick<Site, 'at'>[] = [];

interface Figures {
  km: number;
  hours: number;
  lifts: number;
  tours: number;
  fill: number;
  overflowHours: number;
  litres: number;
  notifications: number;
}

/** Share of a day in which a level that rises evenly from one value to another is above the rim. */
function above(from: number, to: number, share: number): number {
  if (to <= 1) return 0;
  return from >= 1 ? share : (share * (to - 1)) / (to - from);
}

/** Lives through the weeks before with the world's dispatcher, then through those compared. */
function live(seed: number, methodOf: (state: State, readings: readonly Reading[][]) => Method): Figures {
  const [plan] = customerPlans('Europe/Berlin');
  const profile = { ...profileOf('demo').city, days: COMPARED, warmUp: BEFORE };
  const { state, places } = settle({ seed, size: 'demo', now: NOW }, plan, profile);
  plants = places.slice(state.sites.length);
  const { levels, complaints, containers, zone } = state;
  const readings: Reading[][] = containers.map(() => []);
  const [before, method] = [guesses(state), methodOf(state, readings)];
  const sum = { km: 0, hours: 0, lifts: 0, tours: 0, fill: 0, overflowHours: 0, litres: 0, notifications: 0 };
  const today = zone.dayOf(NOW.getTime());
  for (let day = today - BEFORE - COMPARED; day < today; day++) {
    const counts = day >= today - COMPARED;
    const filed = complaints.all.length;
    levels.begin(day);
    complaints.report(day, levels, Infinity);
    if (counts) sum.notifications += complaints.all.length - filed;
    const [begun, ended] = [0, 1].map((share) => containers.map((_, index) => levels.at(index, share))) as [
      number[],
      number[],
    ];
    const emptied = new Map<number, number>();
    const pairs = weekdayOf(day) < 5 && !isHoliday(day) ? pairsOf(state, day) : [];
    for (const tour of pairs.length > 0 ? (counts ? method : before)(day, pairs) : []) {
      tour.driver.lastTour = day;
      const { events, metres, startedAt, finishedAt } = drive(state, tour, zone.at(day, tour.start), Infinity);
      for (const event of events) {
        readings[event.container]?.push({
          ...{ at: event.at, level: Math.round(event.level * 1000) / 10, emptied: event.emptied },
        });
        if (!event.emptied || !counts) continue;
        emptied.set(event.container, (event.at - zone.at(day, 0)) / DAY);
        sum.lifts++;
        sum.fill += Math.min(1, event.level);
        sum.litres += LITRES * Math.max(0, event.level - 1);
      }
      if (!counts) continue;
      sum.tours++;
      sum.km += metres / 1000;
      sum.hours += ((finishedAt ?? 0) - (startedAt ?? 0)) / 3_600_000;
    }
    if (counts)
      for (const [index, from] of begun.entries()) {
        const share = emptied.get(index) ?? 1;
        const to = from + share * ((ended[index] ?? from) - from);
        sum.overflowHours += 24 * above(from, to, share);
      }
    levels.end();
  }
  for (const index of containers.keys()) sum.litres += LITRES * Math.max(0, levels.at(index, 0) - 1);
  return { ...sum, fill: (100 * sum.fill) / sum.lifts };
}

const METHODS: readonly [name: string, methodOf: Parameters<typeof live>[1]][] = [
  ['two-weekly rotation', (state) => rotation(state, 10)],
  ['rotation of 7 days', (state) => rotation(state, 7)],
  ['dispatcher', guesses],
  ['planner: least km', (state, readings) => planned(state, readings, 'least_km')],
  ['planner: balanced', (state, readings) => planned(state, readings, 'balanced')],
  ['planner: no overflow', (state, readings) => planned(state, readings, 'no_overflow')],
];
const KEYS = ['km', 'hours', 'tours', 'lifts', 'fill', 'overflowHours', 'litres', 'notifications'] as const;
const seeds = values.seeds.split(',').map(Number);

console.log(
  `${'mean of a week'.padEnd(22)}${['km', 'hours', 'tours', 'lifts', 'fill %', 'overflow h', 'litres', 'reports'].map((name) => name.padStart(12)).join('')}`,
);
const table = METHODS.map(([name, methodOf]) => {
  const runs = seeds.map((seed) => live(seed, methodOf));
  const weeks = COMPARED / 7;
  const means = Object.fromEntries(
    KEYS.map((key) => [key, runs.reduce((sum, run) => sum + run[key], 0) / runs.length / (key === 'fill' ? 1 : weeks)]),
  ) as unknown as Figures;
  console.log(
    `${name.padEnd(22)}${KEYS.map((key) => means[key].toFixed(key === 'fill' ? 1 : 0).padStart(12)).join('')}`,
  );
  return { name, ...means };
});
const [first] = table;
if (first)
  for (const { name, ...one } of table.slice(1)) {
    const less = (key: (typeof KEYS)[number]) => `${(100 * (1 - one[key] / first[key])).toFixed(0)} %`;
    console.log(
      `${name} against ${first.name}: ${less('km')} less km, ${less('overflowHours')} less overflow, ${less('litres')} fewer litres beside`,
    );
  }
if (values.picture) writeFileSync(path.resolve(root, values.picture), chartOf(table));
