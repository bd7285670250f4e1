import type { TourDeviation } from '@/api/generated/dashboard.schemas';
import { notFound } from '@/contract/problem';
import { dateText, zoneOf } from '@/world/time';
import type { TourRow } from '@/world/types';
import type { Context, Handlers } from '../call';
import { stopsOf } from '../state/table';

/** Minutes after its planned start from which a tour is late. */
const LATE = 15;
type Seen = TourRow & { seen?: string[] };

/** Late starts and skipped stops of today; there are no positions of trucks here. */
function deviationsOf({ store, caller, now }: Context): TourDeviation[] {
  const { tours, route_events, locations } = store.tables;
  const today = dateText(zoneOf(caller.timeZone).dayOf(now.getTime()));
  const own = tours.where('customer_id', caller.customerId).filter(({ date }) => date === today);
  return own.flatMap((tour) => {
    const stops = stopsOf(store.tables, tour.id);
    const made = (kind: TourDeviation['kind'], which: number, since: string, ref: number | null): TourDeviation => {
      const { location_id = null, location_name = null } = locations.get(ref ?? 0) ?? {};
      const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
      const { id, route_name, license_plate } = tour;
      return {
        ...{ id: `${id}-${kind}-${which}`, kind, tour_id: id, route_name, license_plate },
        ...{ since, minutes, location_id, location_name },
      };
    };
    if (tour.status === 'planned') {
      const first = stops.find(({ planned_at: at }) => at !== null);
      const isLate = first?.planned_at && Date.parse(first.planned_at) <= now.getTime() - LATE * 60_000;
      return isLate && first.planned_at
        ? [made('late_start', Math.floor(Date.parse(first.planned_at) / 1000), first.planned_at, first.location_ref)]
        : [];
    }
    if (tour.status !== 'in_progress') return [];
    return stops
      .filter(({ state }) => state === 'skipped')
      .map(({ location_ref: ref }) => {
        const times = route_events.where('tour_id', tour.id).filter((event) => event.location_ref === ref);
        const [first] = times.map(({ recorded_at: at }) => at).sort();
        return made('skipped_stop', ref ?? 0, first ?? tour.updated_at, ref);
      });
  });
}

export const deviationHandlers: Handlers = {
  listTourDeviations: (call) => {
    const areas = call.query.disposition_area_ids ?? [];
    const { tours } = call.store.tables;
    const deviations = deviationsOf(call).filter(({ id, tour_id }) => {
      const tour = tours.get(tour_id) as Seen | undefined;
      return !tour?.seen?.includes(id) && (areas.length === 0 || areas.includes(tour?.disposition_area_id ?? 0));
    });
    return {
      status: 200,
      body: { deviations: deviations.toSorted((a, b) => Date.parse(b.since) - Date.parse(a.since)) },
    };
  },

  acknowledgeTourDeviation: (call) => {
    const { id } = call.params;
    const { tours } = call.store.tables;
    const tour = tours.get(Number.parseInt(id, 10)) as Seen | undefined;
    const known = tour?.customer_id === call.caller.customerId ? tour : undefined;
    if (!known || !(known.seen?.includes(id) || deviationsOf(call).some((one) => one.id === id)))
      throw notFound('deviation');
    tours.put({ ...known, seen: [...(known.seen ?? []), id] } as TourRow);
    return { status: 204 };
  },
};
