import { deleteDriverAvailability, setDriverAvailability } from '@/api/generated/drivers/drivers';
import { deleteTruckAvailability, setTruckAvailability } from '@/api/generated/trucks/trucks';
import type { Plan, Write } from '../model/types';
import { applyWrites, diff, type Change } from '../model/writes';
import { KINDS, type Kind } from '../search';

/** Sends one write. The generated calls are used bare: what becomes stale is settled once, after the last write. */
function sendOne(kind: Kind, write: Write): Promise<unknown> {
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
 * Sends a change, write by write in its order. If one fails, those before it are taken back as far as the server lets
 * us, and the failure is thrown: a change is made whole or not at all.
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
