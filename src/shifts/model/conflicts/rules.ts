import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { plusDays } from '@/i18n/dates';
import { datedEntries, type Entry, effectiveShifts, overlaps, type Schedule } from '../../schedule/schedule';
import { goesOn, lengthOf, type Write } from '../blocks';
import { hoursBetween, minutesOf, timeOf } from '../clock';
import type { Conflict, Fix, Scene } from './types';

const MIN_REST_HOURS = 11;
const MAX_HOURS = 10;

const DAY_END = 23 * 60 + 59;
const set = (key: string, entry: Entry, replaces: string | null = null): Write => ({ op: 'set', key, entry, replaces });

/** A shift with another start; null if it does not fit into its day. */
function begun(key: string, entry: Entry, start: number): Write | null {
  const length = lengthOf(entry);
  if (start < 0 || start + length > DAY_END) return null;
  const next = { ...entry, start_time: timeOf(start), end_time: timeOf(start + length) };
  return set(key, next, entry.start_time);
}
const fix = (name: Fix['name'], value: string, writes: (Write | null)[]): Fix[] =>
  writes.every((write) => write !== null) ? [{ name, value, writes }] : [];

/** Two shifts of one day at the same time. The server refuses them. */
export function overlapping({ kind, plans }: Scene, key: string, day: string): Conflict[] {
  const entries = datedEntries(plans[kind].get(key), day);
  return entries.flatMap((entry, i) => {
    const other = entries.slice(0, i).findLast((before) => overlaps(before, entry));
    if (!other || !other.available || !entry.available) return [];
    const after = begun(key, entry, minutesOf(other.end_time));
    const away: Write = { op: 'remove', key, work_date: day, start_time: other.start_time };
    return [
      {
        ...({ rule: 'overlap', kind, key, day, entry, refused: true } as const),
        values: { other: `${other.start_time}–${other.end_time}` },
        fixes: [...fix('start', other.end_time, [after]), ...fix('replace', other.start_time, [away])],
      },
    ];
  });
}

/**
 * A driver's working day: all shifts that begin on it, and of a night the part after midnight too, which is not of the day after.
 * @returns its shifts in their order, and `before`, the shift that ended last before the first of them
 */
function workingDay(schedule: Schedule | undefined, day: string): { shifts: Entry[]; before: Entry | undefined } {
  const own = effectiveShifts(schedule, day);
  const last = effectiveShifts(schedule, plusDays(day, -1))
    .toSorted((a, b) => a.end_time.localeCompare(b.end_time))
    .at(-1);
  const next = effectiveShifts(schedule, plusDays(day, 1))[0];
  const isNight = goesOn(last, own[0]);
  const shifts = isNight ? own.slice(1) : own;
  return {
    shifts: next && goesOn(shifts.at(-1), next) ? [...shifts, next] : shifts,
    before: isNight ? own[0] : last,
  };
}

/** Less than 11 hours between the last shift of a driver's working day and the first of the next (elapsed hours). */
export function shortRest(scene: Scene, key: string, day: string): Conflict[] {
  const { kind, plans, zone } = scene;
  if (kind !== 'drivers') return [];
  const {
    shifts: [first],
    before: last,
  } = workingDay(plans.drivers.get(key), day);
  if (!last || !first) return [];
  const hours = hoursBetween(last.work_date, last.end_time, day, first.start_time, zone);
  if (hours >= MIN_REST_HOURS) return [];
  const from = minutesOf(first.start_time) + Math.ceil((MIN_REST_HOURS - hours) * 60);
  return [
    {
      ...({ rule: 'rest', kind, key, day, entry: first, refused: false } as const),
      values: { hours, other: last.end_time },
      fixes: fix('start', timeOf(from), [begun(key, first, from)]),
    },
  ];
}

/** More than 10 hours of a driver on one working day, all shifts together (elapsed hours). */
export function tooLong({ kind, plans, zone }: Scene, key: string, day: string): Conflict[] {
  if (kind !== 'drivers') return [];
  const { shifts } = workingDay(plans.drivers.get(key), day);
  const hours = shifts.reduce((sum, { work_date: date, start_time: start, end_time: end }, at) => {
    // The two parts of a night have no minute between them.
    const isPart = goesOn(shifts[at], shifts[at + 1]);
    return (
      sum +
      (isPart
        ? hoursBetween(date, start, plusDays(date, 1), '00:00', zone)
        : hoursBetween(date, start, date, end, zone))
    );
  }, 0);
  const entry = shifts.at(-1);
  if (!entry || hours <= MAX_HOURS) return [];
  const end = minutesOf(entry.end_time) - Math.ceil((hours - MAX_HOURS) * 60);
  const shorter = end > minutesOf(entry.start_time) ? set(key, { ...entry, end_time: timeOf(end) }) : null;
  return [
    {
      ...({ rule: 'long', kind, key, day: entry.work_date, entry, refused: false } as const),
      values: { hours },
      fixes: fix('end', timeOf(end), [shorter]),
    },
  ];
}

/** A combined material needs two compartments. The server refuses it in one. */
export function wrongMaterial(scene: Scene, key: string, day: string): Conflict[] {
  const { kind, plans, resources } = scene;
  const compartments = resources[kind].get(key)?.compartments;
  if (kind !== 'trucks' || compartments === null || compartments === undefined || compartments >= 2) return [];
  return datedEntries(plans.trucks.get(key), day).flatMap((entry) => {
    const material = entry.material_type_id;
    if (!entry.available || !material?.includes('+')) return [];
    const single = material.split('+') as MaterialCode[];
    return [
      {
        ...({ rule: 'material', kind, key, day, entry, refused: true } as const),
        values: { material },
        fixes: [
          ...single.flatMap((code) => fix('material', code, [set(key, { ...entry, material_type_id: code })])),
          ...otherPlace(scene, key, entry, (truck) => (truck.compartments ?? 0) >= 2),
        ],
      },
    ];
  });
}

/** A shift on a day on which the truck or driver is absent or out of service. The server refuses the former. */
export function notAvailable(scene: Scene, key: string, day: string): Conflict[] {
  const { kind, plans, resources } = scene;
  const dated = datedEntries(plans[kind].get(key), day);
  const absence = dated.find((entry) => !entry.available);
  const out = resources[kind].get(key)?.available === false;
  return effectiveShifts(plans[kind].get(key), day).flatMap((entry) => {
    const clash = absence && overlaps(absence, entry);
    if (!clash && !out) return [];
    const lift: Write | null = clash ? { op: 'remove', key, work_date: day, start_time: absence.start_time } : null;
    return [
      {
        ...({ rule: 'unavailable', kind, key, day, entry, refused: Boolean(clash), values: {} } as const),
        fixes: [...(out ? [] : fix('lift', '', [lift])), ...otherPlace(scene, key, entry, () => true)],
      },
    ];
  });
}

/** The fix that gives the shift to a free truck or driver, of the same area if possible. */
function otherPlace(
  { kind, plans, resources }: Scene,
  key: string,
  entry: Entry,
  fits: (resource: { compartments: number | null }) => boolean,
): Fix[] {
  const area = entry.disposition_area_id ?? resources[kind].get(key)?.area ?? null;
  const free = [...resources[kind].values()]
    .filter((other) => other.key !== key && other.available && fits(other))
    .filter((other) => datedEntries(plans[kind].get(other.key), entry.work_date).length === 0)
    .filter((other) => effectiveShifts(plans[kind].get(other.key), entry.work_date).length === 0)
    .toSorted((a, b) => Number(b.area === area) - Number(a.area === area))[0];
  if (!free) return [];
  const gone: Write = { op: 'remove', key, work_date: entry.work_date, start_time: entry.start_time };
  return [{ name: 'other', value: free.label, writes: [gone, set(free.key, entry)] }];
}
