import { type Block, blocksOf, type Resource } from '../model/blocks';
import { type Obstacle, obstacleFor } from '../model/pairs';
import type { Planner } from '../planner/usePlanner';
import type { Entry } from '../schedule/schedule';

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
    (obstacle ? 4 : 0) + (driver.area === area ? 0 : 2) + (shifts.length > 0 ? 0 : 1);
  return [...resources.drivers.values()]
    .map((driver) => ({
      driver,
      shifts: shiftsOf(planner, driver, entry.work_date, today),
      obstacle: obstacleFor(plans, driver, key, entry),
    }))
    .toSorted((a, b) => rank(a) - rank(b) || a.driver.label.localeCompare(b.driver.label));
}

/** The drivers of a day who could drive and have no truck, those on duty first. */
export function freeDrivers(planner: Planner, day: string, today: string): Omit<Candidate, 'obstacle'>[] {
  const { plans, resources } = planner;
  const whole = { work_date: day, start_time: '00:00', end_time: '24:00' } as Entry;
  return [...resources.drivers.values()]
    .filter((driver) => !obstacleFor(plans, driver, '', whole))
    .map((driver) => ({ driver, shifts: shiftsOf(planner, driver, day, today) }))
    .toSorted(
      (a, b) =>
        Number(b.shifts.length > 0) - Number(a.shifts.length > 0) || a.driver.label.localeCompare(b.driver.label),
    );
}
