import type { DriverAvailabilities, TruckAvailabilities } from '@/api/generated/dashboard.schemas';
import type { Plan, Schedule } from './types';

/** What driver shifts lack on the wire. */
const NONE = { material_type_id: null, disposition_area_id: null };

type Row = TruckAvailabilities | DriverAvailabilities;
const known = new WeakMap<Row, Schedule>();

const isTruck = (row: Row): row is TruckAvailabilities => 'license_plate' in row;

/** A row that the answer shares with the answer before keeps its schedule, so that it is not painted anew. */
function scheduleOf(row: Row): Schedule {
  const cached = known.get(row);
  if (cached) return cached;
  const schedule: Schedule = isTruck(row)
    ? { key: row.license_plate, entries: row.availabilities, defaults: row.default_schedule }
    : {
        key: String(row.id),
        entries: row.availabilities.map((entry) => ({ ...entry, ...NONE })),
        defaults: row.default_schedule.map((entry) => ({ ...entry, ...NONE })),
      };
  known.set(row, schedule);
  return schedule;
}

/** The calendar of one kind, by license plate or driver id. */
export const planOf = (rows: readonly Row[]): Plan =>
  new Map(rows.map((row) => scheduleOf(row)).map((schedule) => [schedule.key, schedule]));
