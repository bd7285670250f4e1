import type { HistoryEntry } from '@/api/generated/dashboard.schemas';
import type { World } from '@/world/types';
import type { Row } from './store';

type Told = Pick<HistoryEntry, 'kind' | 'record' | 'action' | 'changes'> & { key: string | number };

const HOURS = 3 * 3_600_000;
const given = ['location_id', 'location_name', 'city', 'street', 'disposition_area_id', 'is_active'] as const;

/** Changes that records of the first customer may have had of late, newest first; of a generated entry no part fits another. */
export function historyOf(world: World, now: Date): Row[] {
  const some = <R extends { customer_id: number }>(rows: readonly R[]) =>
    rows.filter(({ customer_id }) => customer_id === 1).slice(0, 4);
  const people = some(world.users).filter(({ role }) => role !== 'viewer');
  const told = [
    ...some(world.complaints.filter(({ status }) => status === 'closed')).map(({ id }): Told => ({
      ...{ kind: 'complaints', key: id, record: `#${id}`, action: 'changed' },
      changes: [{ field: 'status', before: 'open', after: 'closed' }],
    })),
    ...some(world.trucks).map(({ license_plate: key, capacity }): Told => ({
      ...{ kind: 'trucks', key, record: key, action: 'changed' },
      changes: [{ field: 'capacity', before: capacity - 1, after: capacity }],
    })),
    ...some(world.drivers).map(({ id, name, available }): Told => ({
      ...{ kind: 'drivers', key: id, record: name, action: 'changed' },
      changes: [{ field: 'available', before: !available, after: available }],
    })),
    ...some(world.locations).map((place): Told => ({
      ...{ kind: 'locations', key: place.id, record: place.location_name, action: 'created' },
      changes: given.map((field) => ({ field, before: null, after: place[field] })),
    })),
  ];
  return told.map(({ key, ...entry }, index) => {
    const { id: actor_id = null, name: actor = null } = people[index % people.length] ?? {};
    return {
      ...{ id: told.length - index, customer_id: 1, ...entry, record_key: String(key), actor_id, actor },
      ...{ at: new Date(now.getTime() - (index + 1) * HOURS).toISOString(), source: 'screen' },
      ...{ work_date: null, day_of_week: null },
    };
  });
}
