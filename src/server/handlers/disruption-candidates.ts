import type { components } from '@/api/generated/server';
import { dateText, dayFromText, type Zone } from '@/world/time.ts';
import { type Day, serves } from '../planner/day.ts';
import type { PlanningTask } from '../planner/plans.ts';
import {
  type DisruptionInputs,
  type Entry,
  type OpenTour,
  type RemainingContainer,
  secondPart,
  type Truck,
} from './disruption-inputs.ts';
import { type NewPair, newPairs, type Outage, USUAL } from './disruption-pairs.ts';
import { blockedOn, type Container, middleOf, secondsTo, type Shift, SHORTEST } from './tour-proposal-inputs.ts';

type Schemas = components['schemas'];

/** An option that is not planned yet. */
export interface Candidate {
  option: Schemas['DisruptionOptionKind'];
  date: string;
  shifts: Shift[];
  containers: Container[];
  /** Of the shifts, the tours that they have. */
  tours: OpenTour[];
}

/** Whether a tour or a shift has the truck or driver. */
export const affects =
  ({ license_plate: plate, driver_id: driver }: Outage) =>
  (one: { license_plate: string; driver_id: string | null }) =>
    one.license_plate === plate || (driver !== null && one.driver_id === driver);

/** Whether a tour has been at the location of a container. */
export const hasBeenAt = ({ stops }: OpenTour, container: RemainingContainer) =>
  stops.some(({ ref, state }) => ref === container.ref && state !== 'planned');

/** The tours that lose their truck or driver, and the containers that they have not emptied. */
export function disrupted({ tours, containers }: DisruptionInputs, outage: Outage) {
  const affected = tours.filter(affects(outage));
  const ids = new Set(affected.map(({ id }) => id));
  return { affected, remaining: containers.filter(({ tourId }) => ids.has(tourId)) };
}

/** The tour that empties a container all the same, until a day if one is given. */
export const otherTour = (
  { tours }: DisruptionInputs,
  outage: Outage,
  { toCome }: RemainingContainer,
  until?: string,
) =>
  toCome.find(
    ({ id, date }) =>
      (until === undefined || date <= until) && !tours.some((tour) => tour.id === id && affects(outage)(tour)),
  );

/** Texts that say what an option was made for: of an affected tour its stops, of others who drives; and each truck's shifts of that day and the next. */
export function basisOf(inputs: DisruptionInputs, outage: Outage): Record<string, string> {
  const { tours, entries, undriven, trucks, containers } = inputs;
  const isAffected = affects(outage);
  const basis: Record<string, string> = {};
  for (const tour of tours) {
    const { id, license_plate, driver_id, status, stops } = tour;
    const left = containers.filter(({ tourId }) => tourId === id);
    const others = left.flatMap((row) => otherTour(inputs, outage, row)?.id ?? []);
    const own = isAffected(tour) ? [left.length, ...others, ...stops.map(({ ref, state }) => `${ref} ${state}`)] : [];
    basis[`tours.${id}`] = [status, license_plate, driver_id, ...own].join('|');
  }
  for (const { date, license_plate, driver_id, start_time, end_time, taken } of [...entries, ...undriven]) {
    const key = `shifts.${license_plate}`;
    basis[key] = [basis[key], date, driver_id, start_time, end_time, taken].join('|');
  }
  for (const { license_plate, next_start } of trucks) {
    const key = `shifts.${license_plate}`;
    basis[key] = [basis[key], next_start].join('|');
  }
  return basis;
}

const shiftOf = (
  zone: Zone,
  date: string,
  truck: Truck,
  { driver_id, start_time, end_time, material, areaId, night }: NewPair,
  from: number,
): Shift => ({
  ...{ license_plate: truck.license_plate, name: truck.name, driver_id, state: '' },
  from: Math.max(secondsTo(zone, date, start_time), from),
  to: secondsTo(zone, date, (night ?? { end_time }).end_time, night ? 1 : 0),
  ...{ capacity: truck.capacity, compartments: truck.compartments, material, areaId },
});

/** What can be done about a disruption: who would drive, with what is left to empty. @param now ms since the epoch */
export function candidatesOf(
  inputs: DisruptionInputs,
  outage: Outage,
  zone: Zone,
  now: number,
): { candidates: Candidate[]; made: NewPair[] } {
  const { entries, trucks, containers, tours } = inputs;
  const { affected, remaining } = disrupted(inputs, outage);
  const isAffected = affects(outage);
  const truckOf = (plate: string) => trucks.find(({ license_plate }) => license_plate === plate);
  const worth = ({ from, to }: Shift) => to - from >= SHORTEST;
  /** Seconds from the begin of a day; negative before it. */
  const nowOn = (date: string) => (now - zone.at(dayFromText(date), 0)) / 1000;
  const asShifts = (date: string, pairs: readonly NewPair[]) =>
    pairs
      .flatMap((pair) => {
        const truck = truckOf(pair.license_plate);
        return truck ? [shiftOf(zone, date, truck, pair, nowOn(date))] : [];
      })
      .filter(worth);
  const urgent = (date: string, rows: readonly RemainingContainer[]) =>
    rows
      .filter((row) => !otherTour(inputs, outage, row, date))
      .map((row) => ({ ...blockedOn(zone, date, row, 1), urgent: true }));

  const dayAfter = dateText(dayFromText(outage.date) + 1);
  const made = newPairs(inputs, outage, affected);
  const entryOf = (plate: string) => entries.find((one) => one.date === outage.date && one.license_plate === plate);
  const nightOf = (plate: string) => secondPart(entries, entryOf(plate));
  const nights = new Set(tours.map(({ license_plate }) => nightOf(license_plate)));
  const free = entries.filter((entry) => !entry.taken && !isAffected(entry) && !nights.has(entry));
  const ofDay = free.filter(({ date }) => date === outage.date);
  const goesOn = (night: Entry | undefined, driver: string | null) => (night?.driver_id === driver ? night : undefined);
  const withNight = (pairs: readonly Entry[]) =>
    pairs.map((pair) => {
      const night = goesOn(secondPart(entries, pair), pair.driver_id);
      return night && !night.taken ? { ...pair, night } : pair;
    });
  const ahead = free.filter(({ date }) => date > outage.date);
  const takes = ({ material, areaId }: Entry) =>
    remaining.some((row) => {
      const can = serves(row, { areaId }, (material ?? row.material).split('+'));
      return can.area && can.material;
    });
  const nextDate = (ahead.find(takes) ?? ahead[0])?.date ?? dayAfter;
  const ofNext = free.filter(({ date }) => date === nextDate);

  const isNight = nowOn(dayAfter) >= 0;
  const today = isNight ? dayAfter : outage.date;
  const at = nowOn(today);
  // A truck with two tours to come has its time planned by somebody.
  const running = tours.filter(
    (tour) =>
      !isAffected(tour) &&
      tour.driver_id !== null &&
      tours.filter(({ license_plate }) => license_plate === tour.license_plate).length === 1,
  );
  const carriers = running.flatMap((tour) => {
    const truck = truckOf(tour.license_plate);
    const entry = isNight ? nightOf(tour.license_plate) : entryOf(tour.license_plate);
    if (!truck || (isNight && !entry)) return [];
    const pair = {
      ...USUAL,
      ...entry,
      license_plate: tour.license_plate,
      driver_id: tour.driver_id ?? '',
      material: tour.material_type.join('+'),
      areaId: null,
    };
    const isBegun = tour.status === 'in_progress';
    const night = isNight ? undefined : goesOn(nightOf(tour.license_plate), tour.driver_id);
    const shift = shiftOf(zone, today, truck, { ...pair, night }, isBegun ? 0 : at);
    const place =
      tour.stops.findLast(({ state }) => state !== 'planned') ?? inputs.yard ?? inputs.plant ?? middleOf(containers);
    return [{ tour, shift: isBegun ? { ...shift, begun: { at, place, aboard: tour.aboard } } : shift }];
  });
  const rest = remaining.map((row) => ({
    ...row,
    passed: carriers.flatMap(({ tour }, index) => (hasBeenAt(tour, row) ? [index] : [])),
  }));
  const own = containers.flatMap((row) => {
    const of = carriers.findIndex(({ tour: { id } }) => id === row.tourId || row.toCome.some((one) => one.id === id));
    return of < 0 ? [] : [{ ...blockedOn(zone, today, row, 1), of }];
  });
  const candidates: Candidate[] = [
    {
      option: 'another_pair',
      date: outage.date,
      // After midnight a new tour is one of the next day.
      shifts: isNight ? [] : asShifts(outage.date, [...withNight(ofDay), ...made]),
      containers: urgent(outage.date, remaining),
      tours: [],
    },
    {
      option: 'split',
      date: today,
      shifts: carriers.map(({ shift }) => shift),
      containers: [...urgent(today, rest), ...own],
      tours: carriers.map(({ tour }) => tour),
    },
    {
      option: 'tomorrow',
      date: nextDate,
      // Of a night the next day is under way.
      shifts: asShifts(nextDate, withNight(ofNext)),
      containers: urgent(nextDate, remaining),
      tours: [],
    },
  ];
  return { candidates, made };
}

/** The tasks of the planner: of each candidate that has somebody to drive; of one that adds to tours also these tours as they are. */
export function tasksOf(
  candidates: readonly Candidate[],
  { plant, yard, containers }: DisruptionInputs,
  density: number,
): PlanningTask {
  const day = (candidate: Candidate, rows: Container[]): Day => ({
    containers: rows,
    shifts: candidate.shifts,
    plant: plant ?? middleOf(containers),
    yard: yard ?? undefined,
    density,
  });
  return candidates.flatMap((candidate) => {
    if (candidate.shifts.length === 0) return [];
    const tasks = [{ day: day(candidate, candidate.containers), goal: 'least_km' as const }];
    const own = candidate.containers.filter(({ of }) => of !== undefined);
    return candidate.tours.length === 0 ? tasks : [...tasks, { day: day(candidate, own), goal: 'least_km' as const }];
  });
}
