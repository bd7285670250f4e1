import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Call, Caller } from '../http/handler.ts';

/** True while a tour is in progress that meets the condition; the condition calls it `tour`. */
export const onTour = (customerId: number, which: SQL) => sql`exists (select 1 from whole.tours tour
  where tour.customer_id = ${customerId} and tour.status = 'in_progress' and ${which})`;

/** True when a default shift, or a dated one from a day on, carries a combined material. */
export const needsTwoCompartments = (
  { customerId }: Pick<Caller, 'customerId'>,
  truck: AnyColumn | SQL,
  from: string,
) => sql`(exists (select 1 from whole.truck_shifts planned
  where planned.customer_id = ${customerId} and planned.truck_ref = ${truck} and planned.work_date >= ${from}::date and planned.material_type_id like '%+%')
  or exists (select 1 from whole.truck_default_shifts planned
  where planned.customer_id = ${customerId} and planned.truck_ref = ${truck} and planned.material_type_id like '%+%'))`;

/** The day it is for the caller's customer, `YYYY-MM-DD`. */
export const today = ({ now, caller }: Pick<Call, 'now' | 'caller'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: caller.timeZone }).format(now());
