import { dbFault } from '../db/faults.ts';
import { conflict, type ProblemError } from './problem.ts';

/**
 * Does the work and turns a violated unique constraint into 409 at its field.
 * @param fields field and text of each constraint, as in `{ trucks_license_plate_key: ['license_plate', 'Truck A exists already.'] }`
 */
export async function unique<T>(
  fields: Record<string, [path: string, detail: string]>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asConflict(error, fields) ?? error;
  }
}

function asConflict(error: unknown, fields: Record<string, [string, string]>): ProblemError | undefined {
  const fault = dbFault(error);
  const field = fault?.code === '23505' ? fields[fault.constraint ?? ''] : undefined;
  return field && conflict(field[1], field[0], 'exists already');
}
