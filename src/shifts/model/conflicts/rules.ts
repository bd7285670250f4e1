import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { shiftDay } from '../../schedule/days';
import { crewsByArea, datedEntries, type Entry, effectiveShifts } from '../../schedule/schedule';
import type { Kind } from '../../search';
import { lengthOf, overlaps, type Write } from '../blocks';
import { hoursBetween, minutesOf, timeOf } from '../clock';
import type { Conflict, Fix, Scene } from './types';

export const MIN_REST_HOURS = 11;
export const MAX_HOURS = 10;

const DAY_END = 23 * 60 + 59;
const set = (key: string, entry: Entry, replaces: string | null = null): Write => ({ op: 'set', key, entry, replaces });

/** A shift with another start; null if it does not fit into its day. */
function begun(key: string, entry: Entry, start: number): Write | null {
  const length = lengthOf(entry);
  if (start < 0 || start + length > DAY_END) return null;
  const next = { ...entry, start_time: timeOf(start), end_time: timeOf(start + length) };
  return set(key, next, entry.start_time);
}
const fix = (name: Fix['name'], value: string, kind: Scene['kind'], writes: (Write | null)[]): Fix[] =>
  writes.every((write) => write !== null) ? [{ name, value, kind, writes }] : [];

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
        fixes: [...fix('start', other.end_time, kind, [after]), ...fix('replace', other.start_time, kind, [away])],
      },
    ];
  });
}

/** Less than 11 hours between the last shift of a driver's day and the first of the next (elapsed hours). */
export function shortRest(scene: Scene, key: string, day: string): Conflict[] {
  const { kind, plans, zone } = scene;
  if (kind !== 'drivers') return [];
  const schedule = plans.drivers.get(key);
  const last = effectiveShifts(schedule, shiftDay(day, -1))
    .toSorted((a, b) => a.end_time.localeCompare(b.end_time))
    .at(-1);
  const first = effectiveShifts(schedule, day)[0];
  if (!last || !first) return [];
  const hours = hoursBetween(last.work_date, last.end_time, day, first.start_time, zone);
  if (hours >= MIN_REST_HOURS) return [];
  const from = minutesOf(first.start_time) + Math.ceil((MIN_REST_HOURS - hours) * 60);
  return [
    {
      ...({ rule: 'rest', kind, key, day, entry: first, refused: false } as const),
      values: { hours, other: last.end_time },
      fixes: fix('start', timeOf(from), kind, [begun(key, first, from)]),
    },
  ];
}

/** More than 10 hours of a driver on one day, all shifts together (elapsed hours). */
export function tooLong({ kind, plans, zone }: Scene, key: string, day: string): Conflict[] {
  if (kind !== 'drivers') return [];
  const entries = effectiveShifts(plans.drivers.get(key), day);
  const hours = entries.reduce((sum, e) => sum + hoursBetween(day, e.start_time, day, e.end_time, zone), 0);
  const entry = entries.at(-1);
  if (!entry || hours <= MAX_HOURS) return [];
  const end = minutesOf(entry.end_time) - Math.ceil((hours - MAX_HOURS) * 60);
  const shorter = end > minutesOf(entry.start_time) ? set(key, { ...entry, end_time: timeOf(end) }) : null;
  return [
    {
      ...({ rule: 'long', kind, key, day, entry, refused: false } as const),
      values: { hours },
      fixes: fix('end', timeOf(end), kind, [shorter]),
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
          ...single.flatMap((code) => fix('material', code, kind, [set(key, { ...entry, material_type_id: code })])),
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
        fixes: [...(out ? [] : fix('lift', '', kind, [lift])), ...otherPlace(scene, key, entry, () => true)],
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
  return [{ name: 'other', value: free.label, kind, writes: [gone, set(free.key, entry)] }];
}

/** The areas in which a truck or driver works on a day. */
export function areasOf({ plans, resources, kind }: Scene, key: string, day: string): (number | null)[] {
  const home = resources[kind].get(key)?.area ?? null;
  return [...new Set(effectiveShifts(plans[kind].get(key), day).map((entry) => entry.disposition_area_id ?? home))];
}

/** More trucks than drivers in an area on a day, or more drivers than trucks. Those without an area are not counted. */
export function unmatched(scene: Scene, area: number | null, day: string): Conflict[] {
  if (area === null) return [];
  const crew = (kind: Kind) => crewsByArea(scene.plans[kind], scene.resources[kind], day).get(area) ?? [];
  const [trucks, drivers] = [crew('trucks'), crew('drivers')];
  const count = Math.abs(trucks.length - drivers.length);
  if (count === 0) return [];
  const lacking: Kind = trucks.length > drivers.length ? 'drivers' : 'trucks';
  const alone = (lacking === 'drivers' ? trucks : drivers).at(-1);
  if (!alone) return [];
  return [
    {
      rule: lacking === 'drivers' ? 'truck-without-driver' : 'driver-without-truck',
      kind: lacking === 'drivers' ? 'trucks' : 'drivers',
      key: alone.key,
      day,
      entry: alone.entry,
      values: { area, count },
      refused: false,
      fixes: fill(scene, lacking, area, alone.entry),
    },
  ];
}

/** The fixes that schedule a free truck or driver of the area. */
function fill({ plans, resources }: Scene, kind: Kind, area: number, entry: Entry): Fix[] {
  const free = [...resources[kind].values()].filter(
    (resource) =>
      resource.available &&
      resource.area === area &&
      datedEntries(plans[kind].get(resource.key), entry.work_date).length === 0 &&
      effectiveShifts(plans[kind].get(resource.key), entry.work_date).length === 0,
  );
  return free.slice(0, 2).map((resource): Fix => {
    const own =
      kind === 'trucks' ? { disposition_area_id: area } : { material_type_id: null, disposition_area_id: null };
    const write: Write = {
      op: 'set',
      key: resource.key,
      entry: { ...entry, ...own, available: true },
      replaces: null,
    };
    return { name: 'add', value: resource.label, kind, writes: [write] };
  });
}
