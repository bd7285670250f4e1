import { plusDays } from '@/i18n/dates';
import { effectiveShifts } from '../../schedule/schedule';
import { KINDS } from '../../search';
import { awayEntry } from '../edits';
import { applyChange, type Change, touched } from '../writes';
import { notAvailable, overlapping, shortRest, tooLong, wrongMaterial } from './rules';
import type { Conflict, Scene } from './types';

/** Equal for the same conflict before and after a change. */
const identity = ({ rule, kind, key, day, entry }: Conflict) =>
  [rule, kind, key, day, entry.start_time, entry.end_time, entry.material_type_id].join();

/** All conflicts of one truck or driver on one day. */
function conflictsOf(scene: Scene, key: string, day: string): Conflict[] {
  return [
    ...overlapping(scene, key, day),
    ...notAvailable(scene, key, day),
    ...wrongMaterial(scene, key, day),
    ...(scene.kind === 'trucks' ? [...withoutDriver(scene, key, day), ...losesDriver(scene, key, day)] : []),
    ...tooLong(scene, key, day),
    // The end of a night belongs to the day before.
    ...tooLong(scene, key, plusDays(day, -1)),
    ...shortRest(scene, key, day),
    // A later end today may cut tomorrow's rest.
    ...shortRest(scene, key, plusDays(day, 1)),
  ];
}

/** A truck's shift without a driver on a day whose plan is finished. */
function withoutDriver({ plans, finished }: Scene, key: string, day: string): Conflict[] {
  if (!finished?.includes(day)) return [];
  return effectiveShifts(plans.trucks.get(key), day)
    .filter((entry) => !entry.driver_id)
    .map((entry) => ({ rule: 'gap', kind: 'trucks', key, day, entry, refused: false, values: {}, fixes: [] }));
}

/** A truck whose tour is under way, without a shift of who drives it. */
function losesDriver({ plans, tours = [] }: Scene, key: string, day: string): Conflict[] {
  const drivers = effectiveShifts(plans.trucks.get(key), day).map((entry) => entry.driver_id);
  const left = tours.find(
    ({ license_plate: plate, date, status, driver_id: driver }) =>
      plate === key && date === day && status === 'in_progress' && driver && !drivers.includes(driver),
  );
  const values = { other: left?.driver_name ?? left?.driver_id ?? '' };
  const shape = { rule: 'underWay', kind: 'trucks', key, day, entry: awayEntry(day), refused: false } as const;
  return left ? [{ ...shape, values, fixes: [] }] : [];
}

/** The conflicts that a change adds. */
export function newConflicts(scene: Scene, change: Change): Conflict[] {
  const after: Scene = { ...scene, plans: applyChange(scene.plans, change) };
  const found = new Map<string, Conflict>();
  const known = new Set<string>();
  for (const kind of KINDS) {
    const [was, is] = [
      { ...scene, kind },
      { ...after, kind },
    ];
    for (const { key, day } of touched(change[kind] ?? [])) {
      for (const conflict of conflictsOf(was, key, day)) known.add(identity(conflict));
      for (const conflict of conflictsOf(is, key, day)) found.set(identity(conflict), conflict);
    }
  }
  return [...found].filter(([id]) => !known.has(id)).map(([, conflict]) => conflict);
}
