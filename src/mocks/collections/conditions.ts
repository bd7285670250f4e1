import { dayFromText, zoneOf } from '@/world/time';
import type { Context } from '../call';
import type { Row } from '../state/store';

/** Whether a row is asked for. */
export type Condition = (row: Row) => boolean;

const marks = /[\u0300-\u036f]/g;
const searchKeys = new Map<string, string>();

/** What texts are searched and sorted by: case and accents ignored. */
export function searchKey(text: string): string {
  let key = searchKeys.get(text);
  if (key === undefined) {
    key = text.normalize('NFD').replaceAll(marks, '').replaceAll('ß', 'ss').toLowerCase();
    searchKeys.set(text, key);
  }
  return key;
}

/** The bounds in time of days in the customer's time zone. */
export function spanOf({ caller }: Pick<Context, 'caller'>, start: unknown, end: unknown): [from: number, to: number] {
  const zone = zoneOf(caller.timeZone);
  const at = (day: unknown, days: number) => zone.at(dayFromText(String(day)) + days, 0);
  return [start === undefined ? -Infinity : at(start, 0), end === undefined ? Infinity : at(end, 1)];
}
