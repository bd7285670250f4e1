import { shiftDay } from '../schedule/days';
import { overwrite } from './edits';
import { datedOf, patternOf } from '../schedule/standing';
import type { Entry, Plan } from '../schedule/types';
import type { Write } from './types';

/** What copying will do to one day of one truck or driver. */
export interface CopyLine {
  key: string;
  day: string;
  /** What will be written. */
  entries: Entry[];
  /** What was planned for that day and goes. */
  gone: Entry[];
  writes: Write[];
}

export interface CopyJob {
  keys: readonly string[];
  /** First day to take from, and how many. */
  from: string;
  count: number;
  /** First days to write to. */
  to: readonly string[];
}

/**
 * Copies days: the dated entries, else the pattern, of each day replace what is planned for its target. Days without
 * any shift leave their target as it is. The result is the preview; its writes are what will be sent.
 */
export function copyDays(plan: Plan, { keys, from, count, to }: CopyJob): CopyLine[] {
  const lines: CopyLine[] = [];
  for (const key of keys) {
    for (const target of to) {
      for (let i = 0; i < count; i += 1) {
        const source = shiftDay(from, i);
        const day = shiftDay(target, i);
        const schedule = plan.get(key);
        const dated = datedOf(schedule, source);
        const entries = (dated.length > 0 ? dated : patternOf(schedule, source)).map((e) => ({ ...e, work_date: day }));
        if (entries.length === 0 || day === source) continue;
        const gone = datedOf(schedule, day);
        if (JSON.stringify(gone) === JSON.stringify(entries)) continue;
        lines.push({ key, day, entries, gone, writes: replaceDay(plan, key, entries) });
      }
    }
  }
  return lines;
}

/** The first entry takes the place of the day, the others join it. */
function replaceDay(plan: Plan, key: string, [first, ...others]: Entry[]): Write[] {
  if (!first) return [];
  const rest = others.map((entry): Write => ({ op: 'set', key, entry, replaces: null }));
  return [...overwrite(plan, key, first), ...rest];
}
