import type { FillLevel, ReportedFullness } from '@/api/generated/dashboard.schemas.ts';
import { unprocessable, type FieldError } from './problem.ts';

/** 422 when a period ends before it begins. @param path of the end */
export function checkPeriod(start: unknown, end: unknown, path: string): void {
  if (start !== undefined && end !== undefined && String(end) < String(start))
    throw unprocessable(path, 'End date must be later than start date');
}

/** Days of shifts that one call may span. */
const maxDays = 92;

/** @throws 422 when the days of shifts are in the wrong order or too many */
export function checkDays({ start_date: start, end_date: end }: { start_date: string; end_date: string }): void {
  checkPeriod(start, end, 'query.end_date');
  if (Date.parse(end) - Date.parse(start) >= maxDays * 86_400_000)
    throw unprocessable('query.end_date', `At most ${maxDays} days in one call.`);
}

/** What dispatchers read of what a citizen reports. */
export const levelOfReport: Record<ReportedFullness, FillLevel> = {
  almost_full: 'almost_full',
  full: 'full',
  overflowing: 'overfull',
  broken_glass: 'pickup_immediately',
};

/** How many rows have each status. */
export const countsOf = <S extends string>(statuses: Record<S, S>, rows: readonly { status: S }[]): Record<S, number> =>
  Object.fromEntries(
    Object.values<S>(statuses).map((status) => [status, rows.filter((row) => row.status === status).length]),
  ) as Record<S, number>;

interface Times {
  start_time: string;
  end_time: string;
}

/** @param at path of the entry with a dot at its end, or nothing */
export const timeErrors = ({ start_time, end_time }: Times, at = ''): FieldError[] =>
  end_time > start_time ? [] : [{ path: `${at}end_time`, message: 'End time must be after start time' }];

/** What is wrong with the load of a truck's shift: a combined material needs a compartment for each colour. @param areaFault what is wrong with its area */
export const loadErrors = (
  { material_type_id: material }: { material_type_id?: string | null },
  compartments: number,
  areaFault: string | undefined,
  at: string,
): FieldError[] => [
  ...(material?.includes('+') && compartments < 2
    ? [{ path: `${at}material_type_id`, message: 'This material needs a truck with two compartments.' }]
    : []),
  ...(areaFault ? [{ path: `${at}disposition_area_id`, message: areaFault }] : []),
];

/** What is wrong with the default shifts of a week. @param more what else is wrong with one */
export const weekErrors = <Entry extends Times & { day_of_week: string }>(
  entries: readonly Entry[],
  more: (entry: Entry, at: string) => FieldError[],
): FieldError[] =>
  entries.flatMap((entry, index) => {
    const at = `availabilities.${index}.`;
    const isTwice = entries.findIndex(({ day_of_week }) => day_of_week === entry.day_of_week) < index;
    const twice = isTwice ? [{ path: `${at}day_of_week`, message: 'This weekday is given twice.' }] : [];
    return [...twice, ...timeErrors(entry, at), ...more(entry, at)];
  });

/** What is wrong with the constraints of a container. */
export const constraintErrors = (constraints: readonly Times[] = []): FieldError[] =>
  constraints.flatMap((one, index) => timeErrors(one, `constraints.${index}.`));
