import { RowStatus } from '@/api/generated/dashboard.schemas';
import type { FieldError, LevelMapping, TourPatch, TourStatus } from '@/api/generated/dashboard.schemas';
import { readingsOf } from '@/contract/levelMapping';
import { conflict, refuse } from '@/contract/problem';
import { countsOf } from '@/contract/rules';
import type { TourRow, TourStopRow } from '@/world/types';
import type { Context, Handlers } from '../call';
import { driverOf } from '../state/crew';
import { ownRow } from '../state/store';

type Place = Pick<Context, 'store' | 'caller' | 'now'>;
type Stops = TourPatch['stops'];

/** Tours are planned, changed and driven; rows that devices send change nothing, and are rejected without a time. */
export function ingestHandlers(getTour: Handlers['getTour']): Handlers {
  const record = ({
    body,
    query,
  }: {
    body: { rows: Partial<Record<'key' | 'recorded_at', unknown>>[] };
    query: { atomic?: boolean };
  }) => {
    const errors = body.rows.map(({ recorded_at }, index): FieldError[] =>
      recorded_at ? [] : [{ path: `rows.${index}.recorded_at`, message: "must have required property 'recorded_at'" }],
    );
    if (query.atomic) refuse(errors.flat());
    const rows = body.rows.map((row, index) => {
      const key = String(row.key);
      const wrong = errors[index] ?? [];
      return wrong.length > 0
        ? { key, status: 'rejected' as const, errors: wrong }
        : { key, status: 'created' as const };
    });
    return { status: 200 as const, body: { ...countsOf(RowStatus, rows), rows } };
  };

  /** @throws 404 for a tour that is not there, 409 for one that has another status */
  const tourOf = (call: Place, id: number, from: TourStatus[]): TourRow => {
    const tour = ownRow<TourRow>(call, 'tours', id, 'tour');
    if (!from.includes(tour.status)) throw conflict(`The tour is ${tour.status.replace('_', ' ')}.`);
    return tour;
  };

  const setStops = ({ store, caller }: Place, id: number, stops: NonNullable<Stops>) => {
    const places = stops.map(({ location_id }) => store.locationOf(caller.customerId, location_id));
    const missing = places.flatMap((place, index) =>
      place ? [] : [{ path: `stops.${index}.location_id`, message: 'There is no such location.' }],
    );
    refuse(missing);
    const states = new Map(store.tables.tour_stops.where('tour_id', id).map((stop) => [stop.location_ref, stop.state]));
    return () => {
      store.tables.tour_stops.removeAll(store.tables.tour_stops.where('tour_id', id));
      for (const [index, { id: ref, latitude, longitude }] of places.filter((place) => place !== undefined).entries())
        store.tables.tour_stops.put({
          ...{
            id: -(id * 1000 + index),
            location_id: null,
            tour_id: id,
            customer_id: caller.customerId,
            position: index + 1,
            location_ref: ref,
            latitude,
            longitude,
          },
          ...{ planned_at: stops[index]?.planned_at ?? null, state: states.get(ref) ?? 'planned' },
        } as object as TourStopRow);
      return places;
    };
  };

  const next = (call: Place & { params: { id: number } }, from: TourStatus[], change: Partial<TourRow>) => {
    const tour = tourOf(call, call.params.id, from);
    call.store.tables.tours.put({ ...tour, ...change, updated_at: call.now.toISOString() });
    return getTour?.(call as never) as never;
  };

  return {
    createTour: (call) => {
      const { store, caller, body, now } = call;
      const { tours } = store.tables;
      const known =
        body.key &&
        tours.all().find((tour) => {
          const { key, sender } = tour as { key?: string; sender?: number };
          return key === body.key && sender === caller.id;
        });
      if (known) return getTour?.({ ...call, params: { id: known.id } } as never) as never;
      const id = tours.nextId();
      const places = setStops(call, id, body.stops)();
      const { stops: _, ...fields } = body;
      const row = {
        ...{ id, customer_id: caller.customerId, driver_id: null, details: null, started_at: null, finished_at: null },
        ...{ started_on: null, finished_on: null, picked_up: 0, overflowing: 0, km: null, fuel: null, tons: 0 },
        ...{ disposition_area_id: places[0]?.disposition_area_id ?? null, planned: body.stops.length },
        ...{ status: 'planned', sender: caller.id, updated_at: now.toISOString(), ...fields },
      };
      tours.put(row as unknown as TourRow);
      return { ...(getTour?.({ ...call, params: { id } } as never) as object), status: 201 } as never;
    },
    updateTour: (call) => {
      const { stops, ...fields } = call.body;
      const from: TourStatus[] = Object.keys(fields).every((name) => name === 'details')
        ? ['planned', 'in_progress']
        : ['planned'];
      tourOf(call, call.params.id, from);
      if (stops) setStops(call, call.params.id, stops)();
      return next(call, from, fields as Partial<TourRow>);
    },
    deleteTour: (call) => {
      call.store.tables.tours.remove(tourOf(call, call.params.id, ['planned']).id);
      return { status: 204 };
    },
    startTour: (call) =>
      next(call, ['planned', 'in_progress'], {
        ...{ status: 'in_progress', started_at: call.body.recorded_at ?? call.now.toISOString() },
      }),
    completeTour: (call) => {
      const { recorded_at: at = call.now.toISOString(), ...counted } = call.body;
      // Who drove stays known when the shifts are changed later.
      const tour = tourOf(call, call.params.id, ['in_progress', 'completed']);
      const driver_id = driverOf(call.store.tables, tour)?.driver_id ?? tour.driver_id;
      return next(call, ['in_progress', 'completed'], { ...counted, driver_id, status: 'completed', finished_at: at });
    },
    cancelTour: (call) => next(call, ['planned', 'in_progress', 'cancelled'], { ...call.body, status: 'cancelled' }),
    recordRouteEvents: record,
    recordUnloadings: record,
    recordLevels: record,
    recordPositions: record,
    receiveLevels: ({ body, caller, store, now }) => {
      const token = store.table('tokens').get(caller.machine ?? 0) as { mapping?: LevelMapping | null } | undefined;
      if (!token?.mapping) throw conflict('Only a machine token with a mapping can send payloads of a vendor.');
      const rows = readingsOf(token.mapping, body, now).map(({ errors }, index) => ({
        ...{ key: `row-${index}`, status: errors.length > 0 ? ('rejected' as const) : ('created' as const) },
        ...(errors.length > 0
          ? { errors: errors.map(({ path, message }) => ({ path: `rows.${index}.${path}`, message })) }
          : {}),
      }));
      return { status: 200, body: { ...countsOf(RowStatus, rows), rows } };
    },
    listPositions: () => ({ status: 200, body: { positions: [] } }),
  };
}
