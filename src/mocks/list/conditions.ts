import { unprocessable } from '../http/problem';
import { searchKey } from './text';

/** Undefined when nothing was asked for. */
export type Condition<Row> = ((row: Row) => boolean) | undefined;

/** The value itself, when one was asked for. */
export const is = <Row, T>(of: (row: Row) => T, wanted: NoInfer<T> | undefined): Condition<Row> =>
  wanted === undefined ? undefined : (row) => of(row) === wanted;

/** One of the values, when some were asked for. */
export function oneOf<Row, T>(of: (row: Row) => T, wanted: readonly NoInfer<T>[] | undefined): Condition<Row> {
  if (!wanted?.length) return undefined;
  const set = new Set<T>(wanted);
  return (row) => set.has(of(row));
}

/** In one of the disposition areas; none asked for means all. */
export const inAreas = <Row>(of: (row: Row) => number | null, ids: readonly number[] | undefined): Condition<Row> =>
  oneOf(of, ids);

type Bound = <Row, T extends number | string>(of: (row: Row) => T | null, wanted: T | undefined) => Condition<Row>;

/** A row without a value fits no bound. */
const bound =
  (fits: <T extends number | string>(value: T, wanted: T) => boolean): Bound =>
  (of, wanted) =>
    wanted === undefined
      ? undefined
      : (row) => {
          const value = of(row);
          return value !== null && fits(value, wanted);
        };

export const atLeast = bound((value, wanted) => value >= wanted);
export const atMost = bound((value, wanted) => value <= wanted);

/** Every word of `q` must be found in one of the texts. */
export function words<Row>(q: string | undefined, textsOf: (row: Row) => readonly (string | null)[]): Condition<Row> {
  const given = [...new Set((q ?? '').split(/\s+/).filter(Boolean).map(searchKey))];
  if (given.length === 0) return undefined;
  return (row) => {
    const texts = textsOf(row).map((text) => searchKey(text ?? ''));
    return given.every((word) => texts.some((text) => text.includes(word)));
  };
}

/** All that were asked for. */
export function every<Row>(conditions: readonly Condition<Row>[]): (row: Row) => boolean {
  const asked = conditions.filter((condition) => condition !== undefined);
  return (row) => asked.every((condition) => condition(row));
}

/** 422 when a period ends before it begins. @param path of the end */
export function checkPeriod(start: string | undefined, end: string | undefined, path: string): void {
  if (start !== undefined && end !== undefined && end < start)
    throw unprocessable(path, 'End date must be later than start date');
}
