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
import type { WeekChange, Write } from '../model/blocks';
import { freeing, span } from '../model/pairs';
import { applyChange, applyWrites, diff, type Change } from '../model/writes';
import { KINDS, type Kind } from '../search';
import type { Shifts } from './useShifts';

type Plans = Shifts['plans'];

/** A free weekday; the contract requires times. */
const FREE = { start_time: '00:00', end_time: '23:59', material_type_id: null, disposition_area_id: null };

function sendDefaults(kind: Kind, key: string, days: WeekChange): Promise<unknown> {
  const changed = WEEK.flatMap((day_of_week) => {
    const entry = days[day_of_week];
    return entry === undefined ? [] : [{ ...(entry ?? FREE), day_of_week, available: entry !== null }];
  });
  if (kind === 'trucks') return setTruckDefaultAvailabilities(key, { availabilities: changed });
  const availabilities = changed.map(({ material_type_id: _, disposition_area_id: __, ...day }) => day);
  return setDriverDefaultAvailability(Number(key), { availabilities });
}

/** Sends one write. The planner invalidates once, after the last one. */
function sendOne(kind: Kind, write: Write): Promise<unknown> {
  if (write.op === 'defaults') return sendDefaults(kind, write.key, write.days);
  if (write.op === 'remove') {
    const { key, work_date, start_time } = write;
    return kind === 'trucks'
      ? deleteTruckAvailability(key, { work_date, start_time })
      : deleteDriverAvailability(Number(key), { work_date, start_time });
  }
  const { key, entry, replaces } = write;
  const { work_date, start_time, end_time, available, material_type_id, disposition_area_id, driver_id } = entry;
  const data = { work_date, start_time, end_time, available, original_start_time: replaces };
  // Without a word about the driver the server keeps that of the shift that is replaced.
  return kind === 'trucks'
    ? setTruckAvailability(key, { ...data, material_type_id, disposition_area_id, driver_id: driver_id ?? null })
    : setDriverAvailability(Number(key), data);
}

/** The calendars after a write: the server also makes the entry of a truck's driver. */
function written(plans: Plans, staff: Shifts['resources']['drivers'], kind: Kind, write: Write): Plans {
  const after = { ...plans, [kind]: applyWrites(plans[kind], [write]) };
  const entry = write.op === 'set' ? write.entry : undefined;
  const driver = entry?.driver_id && [...staff.values()].find(({ detail }) => detail === entry.driver_id);
  if (!driver) return after;
  return { ...after, drivers: applyWrites(after.drivers, span(after.drivers, driver.key, entry)) };
}

/**
 * Sends the writes of a change in order, those of drivers as far as the trucks' did not make them. If one fails, those before it are reverted
 * where the server allows it, and the error is thrown.
 */
export async function send({ plans, resources }: Shifts, change: Change): Promise<void> {
  const target = applyChange(plans, change);
  let now = plans;
  const sendTo = async (end: Plans, kind: Kind, writes: readonly Write[], one: typeof sendOne) => {
    for (const write of writes)
      for (const step of kind === 'trucks' ? [...freeing(now, end, write), write] : [write]) {
        await one(kind, step);
        now = written(now, resources.drivers, kind, step);
      }
  };
  try {
    await sendTo(target, 'trucks', change.trucks ?? [], sendOne);
    await sendTo(target, 'drivers', diff(now.drivers, target.drivers), sendOne);
  } catch (failure) {
    const tried: typeof sendOne = (kind, write) => sendOne(kind, write).catch(() => {});
    for (const kind of KINDS) await sendTo(plans, kind, diff(now[kind], plans[kind]), tried);
    throw failure;
  }
}
