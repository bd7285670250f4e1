import type { Kind } from '../../search';
import { crewsByArea } from '../../schedule/crews';
import { datedOf, worked } from '../../schedule/standing';
import type { Entry } from '../../schedule/types';
import type { Write } from '../types';
import type { Conflict, Fix, Scene } from './types';

/** The areas in which a truck or driver works on a day. */
export function areasOf({ plans, resources, kind }: Scene, key: string, day: string): (number | null)[] {
  const home = resources[kind].get(key)?.area ?? null;
  return [...new Set(worked(plans[kind].get(key), day).map((entry) => entry.disposition_area_id ?? home))];
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

/** Gives the shift to somebody of the area who is free that day. */
function fill({ plans, resources }: Scene, kind: Kind, area: number, entry: Entry): Fix[] {
  const free = [...resources[kind].values()].filter(
    (resource) =>
      resource.available &&
      resource.area === area &&
      datedOf(plans[kind].get(resource.key), entry.work_date).length === 0 &&
      worked(plans[kind].get(resource.key), entry.work_date).length === 0,
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
