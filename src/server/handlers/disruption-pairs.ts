import { type DisruptionInputs, type Entry, type OpenTour, secondPart, type Truck } from './disruption-inputs.ts';

/** Pairs of a free truck and a free driver that are thought of. */
const MOST_NEW = 3;
/** Hours of a tour whose truck has no shift. */
export const USUAL = { start_time: '06:00', end_time: '15:00' };

export interface Outage {
  date: string;
  license_plate: string | null;
  driver_id: string | null;
}
/** A shift that an option needs and that is not there yet. */
export type NewPair = Omit<Entry, 'date' | 'taken'> & { night?: Night | undefined };
/** The part of a shift after midnight. */
type Night = Pick<Entry, 'end_time'>;

/** Pairs that could be made of trucks and drivers without a shift; who takes over a truck's shift is there for all of it. */
export function newPairs(
  { trucks, entries, undriven, drivers }: DisruptionInputs,
  outage: Outage,
  affected: readonly OpenTour[],
): NewPair[] {
  const free = trucks.filter(({ free: one, license_plate }) => one && license_plate !== outage.license_plate);
  const idle = drivers.filter(({ driver_id }) => driver_id !== outage.driver_id);
  const pairs: NewPair[] = [];
  const shifts = [...undriven, ...entries];
  const nightUntil = (end: string | null | undefined, { next_start: next }: Truck) =>
    end && (next === null || next >= end) ? { end_time: end } : undefined;
  // Who is left without a truck, and the trucks left without a driver, come first.
  for (const plate of new Set(affected.map(({ license_plate }) => license_plate))) {
    const tour = affected.find(({ license_plate }) => license_plate === plate);
    const own = shifts.filter((one) => one.date === outage.date && one.license_plate === plate);
    const entry = own.find(({ driver_id }) => driver_id === tour?.driver_id) ?? own[0];
    const hours = { material: null, areaId: null, ...USUAL, ...entry };
    const { start_time, end_time, material, areaId } = hours;
    const needs = { start_time, end_time, material, areaId };
    const night = secondPart(shifts, entry);
    const until = night?.driver_id === entry?.driver_id ? night?.end_time : undefined;
    if (outage.license_plate === null) {
      const driver = idle.find((one) => one.start_time <= start_time && one.end_time >= end_time);
      if (!driver) continue;
      idle.splice(idle.indexOf(driver), 1);
      const stays = until && driver.night_end && driver.night_end >= until;
      pairs.push({
        ...{ ...needs, license_plate: plate, driver_id: driver.driver_id },
        night: stays ? { end_time: until } : undefined,
      });
    } else if (tour?.driver_id && tour.driver_seen) {
      const colours = new Set(tour.material_type.flatMap((one) => one.split('+'))).size;
      const best = free.find(({ compartments }) => compartments >= colours) ?? free[0];
      if (!best) continue;
      free.splice(free.indexOf(best), 1);
      const { license_plate, compartments } = best;
      // Two colours need two compartments: the plan chooses what a smaller truck collects.
      const takes = compartments < 2 && material?.includes('+') ? null : material;
      pairs.push({
        ...needs,
        license_plate,
        material: takes,
        driver_id: tour.driver_id,
        night: nightUntil(until, best),
      });
    }
  }
  for (const [index, { driver_id, start_time, end_time, night_end }] of idle.slice(0, MOST_NEW).entries()) {
    const truck = free[index];
    if (truck)
      pairs.push({
        ...{ license_plate: truck.license_plate, driver_id, start_time, end_time },
        material: null,
        areaId: null,
        night: nightUntil(night_end, truck),
      });
  }
  return pairs;
}
