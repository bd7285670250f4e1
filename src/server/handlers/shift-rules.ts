import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import type { Call } from '../http/handler.ts';
import { notFound, ProblemError, unprocessable, type FieldError } from '../http/problem.ts';
import { checkPeriod } from '../list/conditions.ts';

type Place = Pick<Call, 'caller'>;

/** Days that one call may span. */
const maxDays = 92;

/** @throws 422 when the days are in the wrong order or too many */
export function checkDays({ start_date: start, end_date: end }: { start_date: string; end_date: string }): void {
  checkPeriod(start, end, 'query.end_date');
  if (Date.parse(end) - Date.parse(start) >= maxDays * 86_400_000)
    throw unprocessable('query.end_date', `At most ${maxDays} days in one call.`);
}

/** The truck with this plate, held until the transaction ends. @throws 404 */
export async function holdTruck(db: Db, { caller }: Place, plate: string) {
  const { rows } = await db.execute<{ id: number; compartments: number; areas: number[] }>(sql`select id,
    number_of_compartments as compartments,
    array(select area.id from disposition_areas area where area.customer_id = ${caller.customerId}) as areas
    from trucks where customer_id = ${caller.customerId} and license_plate = ${plate} for update of trucks`);
  if (!rows[0]) throw notFound('truck');
  return rows[0];
}

/** The driver with this id, held until the transaction ends. @throws 404 */
export async function holdDriver(db: Db, { caller }: Place, id: number): Promise<{ id: number }> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from drivers where customer_id = ${caller.customerId} and id = ${id} for update`,
  );
  if (!rows[0]) throw notFound('driver');
  return rows[0];
}

interface Times {
  start_time: string;
  end_time: string;
}
interface Load {
  material_type_id?: components['schemas']['MaterialCode'] | null;
  disposition_area_id?: number | null;
}

/** Errors of one entry. @param at path of the entry with a dot at its end, or nothing */
export function entryErrors(entry: Times, at = ''): FieldError[] {
  return entry.end_time > entry.start_time
    ? []
    : [{ path: `${at}end_time`, message: 'End time must be after start time' }];
}

/** A combined material needs a compartment for each colour; the area must be the customer's. */
export function loadErrors(
  entry: Load,
  truck: { compartments: number; areas: readonly number[] },
  at = '',
): FieldError[] {
  const { material_type_id: material, disposition_area_id: area } = entry;
  const errors: FieldError[] = [];
  if (material?.includes('+') && truck.compartments < 2)
    errors.push({ path: `${at}material_type_id`, message: 'This material needs a truck with two compartments.' });
  if (area !== null && area !== undefined && !truck.areas.includes(area))
    errors.push({ path: `${at}disposition_area_id`, message: 'There is no such disposition area.' });
  return errors;
}

/** Errors of a default week: those of its entries, and weekdays that come twice. */
export function weekErrors<Entry extends Times & { day_of_week: string }>(
  entries: readonly Entry[],
  check: (entry: Entry, at: string) => FieldError[],
): FieldError[] {
  return entries.flatMap((entry, index) => {
    const twice = entries.findIndex((other) => other.day_of_week === entry.day_of_week) < index;
    const at = `availabilities.${index}.`;
    return [
      ...(twice ? [{ path: `${at}day_of_week`, message: 'This weekday is given twice.' }] : []),
      ...check(entry, at),
    ];
  });
}

/** @throws 422 with all errors, if there are any */
export function refuse(errors: FieldError[]): void {
  if (errors[0]) throw new ProblemError(422, errors[0].message, { errors });
}
