import {
  deleteDriverAvailability,
  setDriverAvailability,
  setDriverDefaultAvailability,
} from '@/api/generated/drivers/drivers';
import {
  deleteTruckAvailability,
  setTruckAvailability,
  setTruckDefaultAvailabilities,
} from '@/api/generated/trucks/trucks';
import { WEEK } from '../schedule/days';
import type { DefaultEntry, Plan } from '../schedule/schedule';
import type { Write } from '../model/blocks';
import { applyWrites, diff, type Change } from '../model/writes';
import { KINDS, type Kind } from '../search';

/** A free weekday; the contract requires times. */
const FREE = { start_time: '00:00', end_time: '23:59', available: false };

function sendDefaults(kind: Kind, key: string, defaults: readonly DefaultEntry[]): Promise<unknown> {
  const of = (day_of_week: DefaultEntry['day_of_week']) => defaults.find((entry) => entry.day_of_week === day_of_week);
  if (kind === 'trucks') {
    const none = { ...FREE, material_type_id: null, disposition_area_id: null };
    const availabilities = WEEK.map((day_of_week) => {
      const entry = of(day_of_week);
      return { ...(entry ?? none), day_of_week, available: entry !== undefined };
    });
    return setTruckDefaultAvailabilities(key, { availabilities });
  }
  const availabilities = WEEK.map((day_of_week) => {
    const { start_time, end_time } = of(day_of_week) ?? FREE;
    return { day_of_week, start_time, end_time, available: of(day_of_week) !== undefined };
  });
  return setDriverDefaultAvailability(Number(key), { availabilities });
}

/** Sends one write. The planner invalidates once, after the last one. */
function sendOne(kind: Kind, write: Write): Promise<unknown> {
  if (write.op === 'defaults') return sendDefaults(kind, write.key, write.defaults);
  if (write.op === 'remove') {
    const { key, work_date, start_time } = write;
    return kind === 'trucks'
      ? deleteTruckAvailability(key, { work_date, start_time })
      : deleteDriverAvailability(Number(key), { work_date, start_time });
  }
  const { key, entry, replaces } = write;
  const { work_date, start_time, end_time, available, material_type_id, disposition_area_id } = entry;
  const data = { work_date, start_time, end_time, available, original_start_time: replaces };
  return kind === 'trucks'
    ? setTruckAvailability(key, { ...data, material_type_id, disposition_area_id })
    : setDriverAvailability(Number(key), data);
}

/**
 * Sends the writes of a change in order. If one fails, those before it are reverted where the server allows it, and the
 * error is thrown.
 */
export async function send(plans: Record<Kind, Plan>, change: Change): Promise<void> {
  const done: { kind: Kind; write: Write }[] = [];
  try {
    for (const kind of KINDS) {
      for (const write of change[kind] ?? []) {
        await sendOne(kind, write);
        done.push({ kind, write });
      }
    }
  } catch (failure) {
    for (const kind of KINDS) {
      const made = done.filter((one) => one.kind === kind).map((one) => one.write);
      for (const write of diff(applyWrites(plans[kind], made), plans[kind])) await sendOne(kind, write).catch(() => {});
    }
    throw failure;
  }
}
