import type { MapLinePoint, MapStop } from './types';

export type Position = [longitude: number, latitude: number];

interface Driven {
  driven: Position[];
  ahead: Position[];
  /** Where the vehicle is. */
  head: Position | undefined;
}

const position = ({ longitude, latitude }: MapLinePoint): Position => [longitude, latitude];

/**
 * Cuts a line at a time (ms since the epoch), between two points in proportion to the time. Points without a time belong
 * to the part of their predecessor. Without `until` everything is driven.
 */
export function cutLine(points: readonly MapLinePoint[], until: number | undefined): Driven {
  const all = points.map(position);
  if (until === undefined || all.length === 0) return { driven: all, ahead: [], head: all.at(-1) };
  const next = points.findIndex((point) => point.at !== undefined && point.at > until);
  if (next < 0) return { driven: all, ahead: [], head: all.at(-1) };
  if (next === 0) return { driven: [], ahead: all, head: all[0] };
  const [from, to] = [points[next - 1], points[next]];
  const [a, b] = [all[next - 1], all[next]];
  if (!from || !to || !a || !b) return { driven: all, ahead: [], head: all.at(-1) };
  const span = (to.at ?? until) - (from.at ?? until);
  const share = span > 0 ? Math.min(1, Math.max(0, (until - (from.at ?? until)) / span)) : 0;
  const head: Position = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  return { driven: [...all.slice(0, next), head], ahead: [head, ...all.slice(next)], head };
}

/** The time of the last stop that a replay has reached: the stops change only then. */
export const lastBefore = (stops: readonly MapStop[], until: number) =>
  stops.reduce((last, { at }) => (at !== undefined && at <= until && at > last ? at : last), -Infinity);

/** A stop as it was at a time of the replay. */
export const stopAt = (stop: MapStop, until: number | undefined): MapStop =>
  until === undefined || stop.at === undefined || stop.at <= until ? stop : { ...stop, state: 'planned', level: null };
