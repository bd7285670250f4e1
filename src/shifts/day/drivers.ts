import type { Tour } from '@/api/generated/dashboard.schemas';
import { type Block, blocksOf, type Resource } from '../model/blocks';
import { type Obstacle, obstacleFor, type Pair } from '../model/pairs';
import type { Planner } from '../planner/usePlanner';
import { type Entry, isElsewhere } from '../schedule/schedule';

export interface Candidate {
  driver: Resource;
  /** His shifts of the day. */
  shifts: readonly Entry[];
  obstacle: Obstacle | null;
}

const shiftsOf = ({ plans }: Planner, driver: Resource, day: string, today: string) =>
  blocksOf(plans.drivers.get(driver.key), day, today)
    .map(({ entry }) => entry)
    .filter(({ available }) => available);

/** All drivers for a truck's shift: free ones of its area first, those on duty before the others; last those who cannot have it. */
export function candidatesFor(planner: Planner, { key, entry }: Block, today: string): Candidate[] {
  const { plans, resources } = planner;
  const area = entry.disposition_area_id ?? resources.trucks.get(key)?.area;
  const rank = ({ driver, shifts, obstacle }: Candidate) =>
    (obstacle ? 4 : 0) + (driver.area === area ? 0 : 2) + (shifts.length > 0 && !shifts.some(isElsewhere) ? 0 : 1);
  return [...resources.drivers.values()]
    .map((driver) => ({
      driver,
      shifts: shiftsOf(planner, driver, entry.work_date, today),
      obstacle: obstacleFor(plans, driver, key, entry),
    }))
    .toSorted((a, b) => rank(a) - rank(b) || a.driver.label.localeCompare(b.driver.label));
}

/** Who had a truck last before a day, as far as the calendar goes back. */
function lastDriverOf({ plans }: Planner, truck: string, day: string): string | null | undefined {
  const driven = plans.trucks.get(truck)?.entries.filter((one) => one.driver_id && one.work_date < day) ?? [];
  return driven.toSorted((a, b) => b.work_date.localeCompare(a.work_date))[0]?.driver_id;
}

/**
 * Drivers for the shifts that have none, first for the trucks that have a tour: free ones who are on duty for all of a shift; first who had the
 * truck last, then those of its area, then the others. What is left is somebody's decision.
 */
export function pairUp(planner: Planner, blocks: readonly Block[], day: string, today: string): Pair[] {
  const { plans, resources, tours = [] } = planner;
  const isToCome = (one: Tour) => one.date === day && ['planned', 'in_progress'].includes(one.status);
  const toured = new Set(tours.filter(isToCome).map((one) => one.license_plate));
  const open = blocks.filter(
    ({ key, entry }) => entry.available && !entry.driver_id && resources.trucks.get(key)?.available,
  );
  const free = new Set(freeDrivers(planner, day, today));
  const pairs = new Map<Block, Resource>();
  const last = new Map(open.map(({ key }) => [key, lastDriverOf(planner, key, day)]));
  const suits = [
    ({ key }: Block, { detail }: Resource) => detail === last.get(key),
    ({ key, entry }: Block, { area }: Resource) =>
      area === (entry.disposition_area_id ?? resources.trucks.get(key)?.area ?? null),
    () => true,
  ];
  const turns = [true, false].flatMap((due) => {
    const own = open.filter(({ key }) => toured.has(key) === due);
    return suits.flatMap((suit) => own.map((block) => ({ suit, block })));
  });
  for (const { suit, block } of turns) {
    const { entry } = block;
    const found =
      !pairs.has(block) &&
      [...free].find(
        ({ driver, shifts }) =>
          shifts.some((one) => one.start_time <= entry.start_time && entry.end_time <= one.end_time) &&
          suit(block, driver) &&
          !obstacleFor(plans, driver, block.key, entry),
      );
    if (!found) continue;
    pairs.set(block, found.driver);
    free.delete(found);
  }
  return [...pairs].map(([block, driver]) => ({ block, driver }));
}

/** The drivers of a day who could drive and have no truck, those on duty first. */
export function freeDrivers(planner: Planner, day: string, today: string): Omit<Candidate, 'obstacle'>[] {
  const { plans, resources } = planner;
  const whole = { work_date: day, start_time: '00:00', end_time: '24:00' } as Entry;
  return [...resources.drivers.values()]
    .filter((driver) => !obstacleFor(plans, driver, '', whole))
    .map((driver) => ({ driver, shifts: shiftsOf(planner, driver, day, today) }))
    .filter(({ shifts }) => !shifts.some(isElsewhere))
    .toSorted(
      (a, b) =>
        Number(b.shifts.length > 0) - Number(a.shifts.length > 0) || a.driver.label.localeCompare(b.driver.label),
    );
}
