import type { Bin, Complaint, RouteEvent } from '@/api/generated/dashboard.schemas';

const DAY_MS = 86_400_000;

/** `count` days up to the last (`YYYY-MM-DD`). */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(last) - (count - 1 - i) * DAY_MS).toISOString().slice(0, 10),
  );

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

/** Notifications by the day on which they were made. */
export const flagsOf = (complaints: readonly Complaint[], dayOf: (at: string) => string) =>
  grouped(complaints, ({ created_at }) => dayOf(created_at));
