import type { Tour } from '@/api/generated/dashboard.schemas';
import { datedEntries, effectiveShifts, type Entry, isCovered, overlaps, type Plan } from '../schedule/schedule';
import type { Kind } from '../search';
import { type Block, blocksOf, type Resource, type Write } from './blocks';
import { add, change } from './edits';
import { applyChange, applyWrites, type Change } from './writes';

type Plans = Record<Kind, Plan>;
type Staff = ReadonlyMap<string, Resource>;

/** The trucks' shifts of a day that have this driver. */
function shiftsWith({ trucks }: Plans, driverId: string, day: string): { key: string; entry: Entry }[] {
  return [...trucks].flatMap(([key, schedule]) =>
    schedule.entries
      .filter((entry) => entry.driver_id === driverId && entry.work_date === day)
      .map((entry) => ({ key, entry })),
  );
}

/**
 * The writes after which an entry of a driver's day spans a truck's shift, as the server makes them: one with its times replaces what it
 * overlaps, unless one spans it.
 */
export function span(plan: Plan, key: string, { work_date, start_time, end_time }: Entry): Write[] {
  const dated = datedEntries(plan.get(key), work_date);
  if (dated.some((one) => one.available && one.start_time <= start_time && end_time <= one.end_time)) return [];
  const own = { work_date, start_time, end_time, available: true, material_type_id: null, disposition_area_id: null };
  return [
    ...dated
      .filter((one) => overlaps(one, own))
      .map((one): Write => ({ op: 'remove', key, work_date, start_time: one.start_time })),
    ...add(plan, key, own),
  ];
}

/** Gives a truck's shift a driver, or none. */
export function assign(plans: Plans, block: Block, driver: Resource | null): Change {
  const entry = { ...block.entry, driver_id: driver?.detail ?? null };
  return {
    trucks: change(plans.trucks, block, entry),
    ...(driver ? { drivers: span(plans.drivers, driver.key, entry) } : {}),
  };
}

/** A truck's shift and the driver who is to have it. */
export interface Pair {
  block: Block;
  driver: Resource;
}

/** Gives several shifts of a day their drivers, each after the one before: the first one of a default day makes the others dated. */
export function assignAll(plans: Plans, pairs: readonly Pair[], today: string): Change {
  let now = plans;
  const all = { trucks: [] as Write[], drivers: [] as Write[] };
  for (const { block, driver } of pairs) {
    const { work_date: day, start_time } = block.entry;
    const current = blocksOf(now.trucks.get(block.key), day, today).find(
      ({ entry }) => entry.start_time === start_time,
    );
    const { trucks = [], drivers = [] } = assign(now, current ?? block, driver);
    all.trucks.push(...trucks);
    all.drivers.push(...drivers);
    now = applyChange(now, { trucks, drivers });
  }
  return all;
}

/**
 * The writes that must come before one: another shift gives up its driver first, where it loses him later in the same change. So two trucks can
 * swap their drivers.
 */
export function freeing(now: Plans, target: Plans, write: Write): Write[] {
  const { key, entry } = write.op === 'set' ? write : { key: '', entry: undefined };
  if (!entry?.driver_id) return [];
  const starts = write.op === 'set' ? [entry.start_time, write.replaces] : [];
  return shiftsWith(now, entry.driver_id, entry.work_date)
    .filter((other) => overlaps(other.entry, entry) && !(other.key === key && starts.includes(other.entry.start_time)))
    .filter(
      (other) => !shiftsWith(target, entry.driver_id ?? '', entry.work_date).some((later) => isSameShift(later, other)),
    )
    .map((other) => ({ op: 'set', key: other.key, entry: { ...other.entry, driver_id: null }, replaces: null }));
}

type OfTruck = { key: string; entry: Entry };
const isSameShift = (a: OfTruck, b: OfTruck) => a.key === b.key && a.entry.start_time === b.entry.start_time;

/** Why a driver cannot have a truck's shift. */
export type Obstacle = { why: 'out' | 'away' } | { why: 'taken'; truck: string };

export function obstacleFor(plans: Plans, driver: Resource, truck: string, entry: Entry): Obstacle | null {
  const { work_date: day, start_time } = entry;
  const isOther = (one: { key: string; entry: Entry }) =>
    overlaps(one.entry, entry) && (one.key !== truck || one.entry.start_time !== start_time);
  const other = shiftsWith(plans, driver.detail, day).find(isOther);
  if (other) return { why: 'taken', truck: other.key };
  const absent = datedEntries(plans.drivers.get(driver.key), day).some((one) => !one.available && overlaps(one, entry));
  return !driver.available ? { why: 'out' } : absent ? { why: 'away' } : null;
}

/**
 * The calendars after a change, with their pairs: a truck's shift keeps its driver where he works that day anyway, or had a truck on it; his
 * day then spans the shift. A driver whose entry is gone, or who is absent for a part of the shift, frees his truck.
 */
export function withPairs(before: Plans, after: Plans, staff: Staff): Plans {
  const byId = new Map([...staff.values()].map((driver) => [driver.detail, driver]));
  let plans = after;
  const free = (key: string, entry: Entry) => {
    const write: Write = { op: 'set', key, entry: { ...entry, driver_id: null }, replaces: null };
    plans = { ...plans, trucks: applyWrites(plans.trucks, [write]) };
  };
  for (const [key, { entries }] of after.trucks) {
    const known = before.trucks.get(key)?.entries ?? [];
    for (const entry of entries) {
      const { driver_id: id, work_date: day } = entry;
      if (!id) continue;
      const driver = byId.get(id);
      if (!known.includes(entry)) {
        const works =
          driver &&
          (effectiveShifts(plans.drivers.get(driver.key), day).some((one) => overlaps(one, entry)) ||
            shiftsWith(before, id, day).length > 0);
        const obstacle = works && obstacleFor(plans, driver, key, entry);
        if (!works || (obstacle && obstacle.why !== 'out')) free(key, entry);
        else plans = { ...plans, drivers: applyWrites(plans.drivers, span(plans.drivers, driver.key, entry)) };
      } else if (driver && before.drivers.get(driver.key) !== after.drivers.get(driver.key)) {
        const own = datedEntries(after.drivers.get(driver.key), day).filter((one) => overlaps(one, entry));
        if (own.length === 0 || own.some((one) => !one.available)) free(key, entry);
      }
    }
  }
  return plans;
}

/** A truck's shift whose driver a change does not keep. */
export interface Dropped {
  truck: string;
  entry: Entry;
  /** Without one he has no shift then. */
  obstacle: Obstacle | null;
}

/** The shifts that have no driver once a change is made with its pairs, though it gives them one or leaves it to them. */
export function droppedBy(wanted: Plans, paired: Plans, staff: Staff): Dropped[] {
  const byId = new Map([...staff.values()].map((driver) => [driver.detail, driver]));
  return [...wanted.trucks].flatMap(([truck, { entries }]) =>
    entries
      .filter((entry) => entry.driver_id && !paired.trucks.get(truck)?.entries.includes(entry))
      .map((entry) => {
        const driver = byId.get(entry.driver_id ?? '');
        return { truck, entry, obstacle: driver ? obstacleFor(paired, driver, truck, entry) : null };
      }),
  );
}

/** The shifts of trucks, with their driver, that a change replaces by another one of the same start; who drives then anyway is not concerned. */
export const replacedBy = (before: Plans, wanted: Plans): OfTruck[] =>
  [...before.trucks].flatMap(([key, { entries }]) => {
    const after = wanted.trucks.get(key)?.entries ?? [];
    return entries.flatMap((entry) => {
      const { driver_id: driver, work_date: day, start_time: start } = entry;
      if (!driver || after.includes(entry)) return [];
      const now = after.find((one) => one.work_date === day && one.start_time === start);
      const drives = shiftsWith(wanted, driver, day).some((one) => overlaps(one.entry, entry));
      return now?.available && !drives ? [{ key, entry }] : [];
    });
  });

/** Whether somebody is named on a shift of a truck on a day. */
const hasDriver = ({ trucks }: Plans, truck: string, day: string): boolean =>
  effectiveShifts(trucks.get(truck), day).some(({ driver_id: driver }) => driver);

/** Whether a change takes the driver of a truck on a day, or a part of its hours. */
export function loses(before: Plans, after: Plans, truck: string, day: string): boolean {
  const left = effectiveShifts(after.trucks.get(truck), day);
  const isCut = ({ start_time, end_time }: Entry) =>
    !left.some((shift) => shift.start_time <= start_time && end_time <= shift.end_time);
  const hasLost = hasDriver(before, truck, day) && !hasDriver(after, truck, day);
  return hasLost || effectiveShifts(before.trucks.get(truck), day).some(isCut);
}

/** Of the tours, those that are planned for a truck that has no driver on that day once a change is made. */
export const toursLeft = (before: Plans, after: Plans, tours: readonly Tour[]): Tour[] =>
  tours.filter(
    ({ status, license_plate: truck, date }) =>
      status === 'planned' && hasDriver(before, truck, date) && !hasDriver(after, truck, date),
  );

/** Of the tours, those that are planned and have their first or last stop outside the truck's shifts once a change is made. */
export const toursCut = (before: Plans, after: Plans, tours: readonly Tour[]): Tour[] =>
  tours.filter(
    ({ status, license_plate: truck, planned_start: start, planned_end: end }) =>
      status === 'planned' &&
      [start, end].some(
        (at) => at && isCovered(before.trucks.get(truck), at) && !isCovered(after.trucks.get(truck), at),
      ),
  );
