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

/** What is wrong with the constraints of a container. */
export const constraintErrors = (constraints: readonly Times[] = []): FieldError[] =>
  constraints.flatMap((one, index) => timeErrors(one, `constraints.${index}.`));
