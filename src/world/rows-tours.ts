import { simplify, type Point } from './city/geometry.ts';
import type { CustomerPlan } from './customers.ts';
import { position, round, type Ids } from './rows-static.ts';
import type { Place } from './routes.ts';
import type { Complaint } from './simulation/complaints.ts';
import type { DrivenTour, State } from './simulation/state.ts';
import { dateText, iso } from './time.ts';
import type { ComplaintRow, TourRow, TourStopRow, World } from './types.ts';

const DAY_MS = 86_400_000;
/** Litres for 100 km. */
const THIRST = 50;

export type TourBatch = Pick<World, 'tours' | 'tour_stops' | 'tour_tracks' | 'route_events' | 'unloadings'>;

/** Numbers the rows of tours as they come; one for all customers. */
export interface Counters {
  tour: number;
  event: number;
  unloading: number;
  complaint: number;
}
/** The rows of some tours. */
export function tourRows(
  state: State,
  plan: CustomerPlan,
  ids: Ids,
  places: readonly Place[],
  counters: Counters,
  tours: readonly DrivenTour[],
): TourBatch {
  const batch: TourBatch = { tours: [], tour_stops: [], tour_tracks: [], route_events: [], unloadings: [] };
  for (const tour of tours) {
    const id = ++counters.tour;
    const own = { customer_id: plan.id, tour_id: id };
    batch.tours.push(tourRow(state, plan, id, tour));
    tour.stops.forEach((stop, i) => {
      const site = state.sites[stop.site];
      if (!site) return;
      const [longitude, latitude] = position(site.at, plan);
      batch.tour_stops.push({
        ...own,
        position: i + 1,
        location_ref: ids.location + stop.site + 1,
        location_id: site.key,
        latitude,
        longitude,
        planned_at: iso(tour.plannedAt[i] ?? 0),
        state: stateOf(tour, stop.containers),
      });
    });
    batch.tour_tracks.push({ ...own, points: track(state, plan, tour) });
    for (const { container: index, at, level, emptied, comment } of tour.events) {
      const container = state.containers[index];
      if (!container) continue;
      batch.route_events.push({
        id: ++counters.event,
        ...own,
        location_ref: ids.location + container.site + 1,
        location_id: state.sites[container.site]?.key ?? '',
        container_id: container.key,
        recorded_at: iso(at),
        recorded_on: dateText(state.zone.dayOf(at)),
        level: Math.round(level * 100),
        is_emptied: emptied,
        overflowing: Math.round(level * 100) > 100,
        material_type: container.material,
        comment,
      });
    }
    for (const { place, name, at, loads } of tour.tippings) {
      const [longitude, latitude] = position((places[place] as Place).at, plan);
      for (const { material, volume, weight } of loads)
        batch.unloadings.push({
          id: ++counters.unloading,
          ...own,
          location_name: name,
          latitude,
          longitude,
          material_type: material,
          volume: round(volume, 1),
          weight: round(weight, 2),
          recorded_at: iso(at),
          recorded_on: dateText(state.zone.dayOf(at)),
        });
    }
  }
  return batch;
}

function tourRow(state: State, plan: CustomerPlan, id: number, tour: DrivenTour): TourRow {
  const { zone, now } = state;
  const { startedAt, finishedAt, events, metres, thirst } = tour;
  const km = startedAt === null ? null : round(metres / 1000, 1);
  const weights = tour.tippings.flatMap(({ loads }) => loads.map(({ weight }) => round(weight, 2)));
  const changed = finishedAt ?? events[events.length - 1]?.at ?? startedAt ?? Math.min(now, zone.at(tour.day - 3, 900));
  return {
    id,
    customer_id: plan.id,
    route_name: tour.name,
    disposition_area_id: plan.firstArea + tour.area,
    license_plate: tour.truck.plate,
    // A planned tour is driven by whoever has its truck.
    driver_id: tour.status === 'planned' ? null : tour.driver.key,
    material_type: tour.materials,
    date: dateText(tour.day),
    status: tour.status,
    started_at: startedAt === null ? null : iso(startedAt),
    finished_at: finishedAt === null ? null : iso(finishedAt),
    started_on: startedAt === null ? null : dateText(zone.dayOf(startedAt)),
    finished_on: finishedAt === null ? null : dateText(zone.dayOf(finishedAt)),
    planned: tour.stops.reduce((sum, { containers }) => sum + containers.length, 0),
    picked_up: events.filter(({ emptied }) => emptied).length,
    overflowing: events.filter(({ level }) => Math.round(level * 100) > 100).length,
    km,
    fuel: km === null ? null : round((km / 100) * THIRST * (1 + thirst), 1),
    tons: round(
      weights.reduce((sum, weight) => sum + weight, 0),
      2,
    ),
    details: tour.details,
    left_container_ids: leftBy(state, tour),
    updated_at: iso(changed),
  };
}

/** What a tour that is not over could collect at its stops and does not: who changes its stops counts the rest, and its driver sees the rest. */
function leftBy({ sites, containers }: State, { status, materials, stops }: DrivenTour): string[] {
  if (status !== 'planned' && status !== 'in_progress') return [];
  const codes = new Set(materials.flatMap((one) => one.split('+')));
  return stops.flatMap((stop) =>
    (sites[stop.site]?.containers ?? []).flatMap((index) => {
      const one = containers[index];
      const isLeft =
        one?.active && !stop.containers.includes(index) && one.material.split('+').some((code) => codes.has(code));
      return isLeft ? [one.key] : [];
    }),
  );
}

function stateOf({ events }: DrivenTour, containers: readonly number[]): TourStopRow['state'] {
  const here = events.filter(({ container }) => containers.includes(container));
  if (here.length === 0) return 'planned';
  return here.some(({ emptied }) => emptied) ? 'emptied' : 'skipped';
}

function track({ router }: State, plan: CustomerPlan, { way }: DrivenTour): [number, number][] {
  const line: Point[] = [];
  for (let i = 1; i < way.length; i++) {
    const leg = router.path(way[i - 1] as number, way[i] as number);
    line.push(...(line.length > 0 ? leg.slice(1) : leg));
  }
  return simplify(line, 4).map((p) => position(p, plan));
}

/** The notifications, oldest first; those that turn out to be of a later moment than now never happened. */
export function complaintRows(
  state: State,
  plan: CustomerPlan,
  ids: Ids,
  counters: Counters,
  complaints: readonly Complaint[],
): ComplaintRow[] {
  const since = state.now - state.profile.days * DAY_MS;
  return [...complaints]
    .sort((a, b) => a.createdAt - b.createdAt)
    .filter(({ createdAt }) => createdAt >= since && createdAt <= state.now)
    .map((complaint) => {
      const { container: index, createdAt, closedAt, channel, reported, found } = complaint;
      const container = state.containers[index];
      const closed = closedAt !== null && closedAt <= state.now;
      return {
        id: ++counters.complaint,
        customer_id: plan.id,
        location_ref: ids.location + (container?.site ?? 0) + 1,
        location_id: state.sites[container?.site ?? 0]?.key ?? '',
        material_type: container?.material ?? '11',
        channel,
        reported_fill_level: reported,
        emptied_fill_level: closed ? found : null,
        status: closed ? 'closed' : 'open',
        created_at: iso(createdAt),
        closed_at: closed ? iso(closedAt) : null,
        updated_at: iso(closed ? closedAt : createdAt),
      };
    });
}
