import type { Bin, Complaint, Forecast, RouteEvent } from '@/api/generated/dashboard.schemas';

const DAY_MS = 86_400_000;

/** `count` days up to the last (`YYYY-MM-DD`). */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(last) - (count - 1 - i) * DAY_MS).toISOString().slice(0, 10),
  );

/** `count` days after one. */
export const daysAfter = (day: string, count: number): string[] =>
  daysUntil(new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10), count);

export interface Life {
  container_id: string;
  material_type: RouteEvent['material_type'];
  /** Percent on each day; null before the first record and after the last. */
  levels: (number | null)[];
  emptied: number;
  overflowing: number;
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

type Recorded = Pick<
  RouteEvent,
  'container_id' | 'material_type' | 'recorded_at' | 'level' | 'is_emptied' | 'overflowing'
>;

/** The last known level of a container as a record. */
export const measured = ({ container_id, material_type, last_level, last_recorded_at }: Bin): Recorded[] =>
  last_level === null || last_recorded_at === null
    ? []
    : [
        {
          container_id,
          material_type,
          recorded_at: last_recorded_at,
          level: last_level,
          is_emptied: false,
          overflowing: false,
        },
      ];

/**
 * The life of each container by day. A day with records has the highest level found; between two records the level rises evenly from
 * 0 after emptying, or from what was left, to what was found next.
 * @param dayOf the day of a moment, in the customer's time zone
 */
export function livesOf(events: readonly Recorded[], days: readonly string[], dayOf: (at: string) => string): Life[] {
  const lives = grouped(events, ({ container_id }) => container_id);
  return [...lives]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([container_id, unsorted]) => {
      const own = unsorted.toSorted((a, b) => Date.parse(a.recorded_at) - Date.parse(b.recorded_at));
      const byDay = grouped(own, ({ recorded_at }) => dayOf(recorded_at));
      const found = [...byDay].map(([day, here]) => ({
        at: Date.parse(day),
        level: Math.max(...here.map(({ level }) => level)),
        left: here.at(-1)?.is_emptied ? 0 : (here.at(-1)?.level ?? 0),
      }));
      const levels = days.map((day) => {
        const at = Date.parse(day);
        const next = found.find((one) => one.at >= at);
        if (!next || next.at === at) return next?.level ?? null;
        const before = found[found.indexOf(next) - 1];
        if (!before) return null;
        return Math.round(before.left + ((next.level - before.left) * (at - before.at)) / (next.at - before.at));
      });
      const within = own.filter(({ recorded_at }) => days.includes(dayOf(recorded_at)));
      return {
        container_id,
        material_type: own.at(-1)?.material_type ?? '11',
        levels,
        emptied: within.filter(({ is_emptied }) => is_emptied).length,
        overflowing: within.filter(({ overflowing }) => overflowing).length,
      };
    });
}

/**
 * The levels expected on days: from the last level, which is known, straight to 80 and on to 100 %; null before and after.
 * @param dayOf the day of a moment, in the customer's time zone
 */
export function expectedOf(
  {
    last_level: last,
    last_recorded_at: seen,
    nearly_full_at: nearly,
    full_at: full,
  }: Pick<Forecast, 'last_level' | 'last_recorded_at' | 'nearly_full_at' | 'full_at'>,
  days: readonly string[],
  dayOf: (at: string) => string,
): (number | null)[] {
  if (last === null || seen === null || full === null || last >= 100) return days.map(() => null);
  const points = [
    { at: seen, level: last },
    ...(nearly !== null && last < 80 ? [{ at: nearly, level: 80 }] : []),
    { at: full, level: 100 },
  ].map(({ at, level }) => ({ at: Date.parse(dayOf(at)), level }));
  return days.map((day) => {
    const at = Date.parse(day);
    const next = points.findIndex((point) => point.at >= at);
    const [before, after] = [points[next - 1], points[next]];
    if (after?.at === at) return after.level;
    if (!before || !after) return null;
    return Math.round(before.level + ((after.level - before.level) * (at - before.at)) / (after.at - before.at));
  });
}

/** Notifications by the day on which they were made. */
export const flagsOf = (complaints: readonly Complaint[], dayOf: (at: string) => string) =>
  grouped(complaints, ({ created_at }) => dayOf(created_at));
