import type { TourRow } from '@/world/types';
import { stopsOf, type Tables } from './table';

const ms = (at: string | null) => (at === null ? [] : [Date.parse(at)]);

/** Minutes behind the plan of a tour under way: as `delay` of the server's tours. */
export function delayOf(known: Tables, { id, status, started_at: started }: TourRow): number | null {
  if (status !== 'in_progress') return null;
  const events = known.route_events.where('tour_id', id);
  const passed = new Set<number | null>();
  const stops = stopsOf(known, id)
    .map(({ location_ref: ref, planned_at, state }) => {
      // A site that the tour passes twice has its events at the first pass.
      const here = passed.has(ref) ? [] : events.filter((event) => event.location_ref === ref);
      passed.add(ref);
      const [at] = here.map(({ recorded_at }) => Date.parse(recorded_at)).sort((a, b) => a - b);
      return { at, state, planned: ms(planned_at)[0] };
    })
    .flatMap(({ planned, ...stop }) => (planned === undefined ? [] : [{ ...stop, planned }]));
  const records = [...events, ...known.unloadings.where('tour_id', id)].map((one) => Date.parse(one.recorded_at));
  const reached = Math.max(...ms(started), ...records);
  const latest = stops
    .flatMap(({ at, planned }) => (at === undefined ? [] : [{ at, planned }]))
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  const next = stops.find(({ state, at }) => state === 'planned' && at === undefined);
  if (stops.length === 0) return null;
  const delays = [latest ? latest.at - latest.planned : 0, ...(next ? [reached - next.planned] : [])];
  return Math.round(Math.max(...delays) / 60_000);
}
