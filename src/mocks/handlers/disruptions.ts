import type * as api from '@/api/generated/dashboard.schemas';
import { conflict, unprocessable } from '@/contract/problem';
import { dateText, dayFromText, zoneOf } from '@/world/time';
import type { TourRow } from '@/world/types';
import type { Handlers } from '../call';
import { driverOf } from '../state/crew';
import { stopsOf } from '../state/table';
import { forecasts, planStore, LIFTS, type Pair, pairsOn, type Place, share, toursOn } from '../state/plans';

const isOpen = ({ status }: TourRow) => status === 'planned' || status === 'in_progress';

/** Tours that lose their truck or driver, and the containers that they have not emptied. */
function affectedBy(
  call: Place,
  { date, license_plate: plate, driver_id: driver }: Pick<api.Disruption, 'date' | 'license_plate' | 'driver_id'>,
) {
  const { tables } = call.store;
  // Of yesterday there are only the tours that are still under way.
  const isPast = dayFromText(date) < zoneOf(call.caller.timeZone).dayOf(call.now.getTime());
  const open = toursOn(call, date).filter((tour) => (isPast ? tour.status === 'in_progress' : isOpen(tour)));
  const crew = (tour: TourRow) => driverOf(tables, tour)?.driver_id ?? null;
  const affected = open.filter((tour) => tour.license_plate === plate || (driver !== null && crew(tour) === driver));
  const refs = new Map(
    affected.flatMap(({ id }) => tables.tour_stops.where('tour_id', id)).map((stop) => [stop.location_ref, stop.state]),
  );
  const materials = new Set(affected.flatMap(({ material_type }) => material_type));
  const remaining = forecasts(call).filter(
    (one) =>
      refs.get((one as unknown as { location_ref: number }).location_ref) === 'planned' &&
      materials.has(one.material_type),
  );
  return { affected, remaining, others: open.filter((tour) => !affected.includes(tour)), crew };
}

/** What can be done when a truck or driver drops out. Shifts stay as they are. */
export function disruptionHandlers(tours: Handlers): Handlers {
  const { stored, add, shown, plan } = planStore(tours);
  return {
    createDisruption: (call) => {
      const { date, license_plate = null, driver_id = null } = call.body;
      if ((license_plate === null) === (driver_id === null))
        throw unprocessable('license_plate', 'Name either the truck or the driver.');
      const today = zoneOf(call.caller.timeZone).dayOf(call.now.getTime());
      if (dayFromText(date) < today - 1) throw unprocessable('date', 'This day is over.');
      const { store, caller, now } = call;
      const { affected, remaining, others, crew } = affectedBy(call, { date, license_plate, driver_id });
      if (affected.length === 0 && dayFromText(date) < today) throw unprocessable('date', 'This day is over.');
      const isOut = ({ truck, driver }: Pair) => truck.license_plate === license_plate || driver === driver_id;
      const trucks = store.tables.trucks.where('customer_id', caller.customerId);
      const begin = dayFromText(date) === today ? zoneOf(caller.timeZone).minutesOf(now.getTime()) : 360;
      const spare = trucks.find(
        (one) =>
          one.available &&
          one.license_plate !== license_plate &&
          !toursOn(call, date).some((tour) => tour.license_plate === one.license_plate),
      );
      const partner = license_plate === null ? undefined : affected[0] && crew(affected[0]);
      const made: Pair[] = spare && partner ? [{ truck: spare, driver: partner, from: begin }] : [];
      const next = Array.from({ length: 7 }, (_, n) => dateText(dayFromText(date) + n + 1)).find((day) =>
        pairsOn(call, day).some((pair) => !isOut(pair)),
      );
      const carriers = others.flatMap((tour): Pair[] => {
        const truck = trucks.find((one) => one.license_plate === tour.license_plate);
        const driver = crew(tour);
        return truck && driver ? [{ truck, driver, from: begin, tour }] : [];
      });
      const chance = next && new Date(zoneOf(caller.timeZone).at(dayFromText(next), 360)).toISOString();
      const option = (
        kind: api.DisruptionOptionKind,
        day: string,
        pairs: Pair[],
        most: number,
      ): api.DisruptionOption => {
        const shared = share(
          call,
          day,
          pairs.filter((pair) => !isOut(pair)),
          remaining,
          most,
        );
        const emptied = shared.tours.flatMap(({ stops }) =>
          stops.flatMap(({ planned_at: at, container_ids }) => container_ids.map((id) => [id, at] as const)),
        );
        const when = new Map(emptied);
        const overflows = remaining.filter(
          ({ container_id: id, full_at: at }) => at !== null && at < (when.get(id) ?? chance ?? '9'),
        ).length;
        return { option: kind, overflows, ...shared };
      };
      const row: Omit<api.Disruption, 'id'> = {
        ...{ date, license_plate, driver_id, state: 'open', option: null, tour_ids: [], created_at: now.toISOString() },
        tours: affected.map((tour) => ({
          ...{ id: tour.id, route_name: tour.route_name, status: tour.status, license_plate: tour.license_plate },
          driver_id: crew(tour),
          stops_left: store.tables.tour_stops.where('tour_id', tour.id).filter(({ state }) => state === 'planned')
            .length,
        })),
        containers: remaining
          .filter(({ full_at: at }) => at !== null && at < (chance ?? '9'))
          .map(({ container_id, location_id, location_name, material_type, level_now: level, full_at }) => ({
            ...{ container_id, location_id: location_id ?? '', location_name: location_name ?? '', material_type },
            ...{ level, full_at: full_at ?? '', next_chance: chance ?? null },
          }))
          .toSorted((a, b) => (a.full_at < b.full_at ? -1 : 1)),
        containers_left: remaining.length,
        options:
          remaining.length === 0
            ? []
            : [
                option('another_pair', date, [...made, ...pairsOn(call, date)], LIFTS.new),
                option('split', date, carriers, LIFTS.more),
                option('tomorrow', next ?? date, next ? pairsOn(call, next) : [], LIFTS.new),
              ],
      };
      return { status: 201, body: { disruption: shown(add(call, 'disruptions', row)) as api.Disruption } };
    },
    getDisruption: (call) => ({
      status: 200,
      body: { disruption: shown(stored<api.Disruption>(call, 'disruptions', call.params.id)) },
    }),
    applyDisruption: (call) => {
      const found = stored<api.Disruption>(call, 'disruptions', call.params.id);
      const option = found.options.find((one) => one.option === call.body.option);
      if (found.state !== 'open') throw conflict('It is applied already.');
      if (!option || option.tours.length === 0) throw conflict('Nobody can take over in this way.', 'option');
      const { tables } = call.store;
      const { affected } = affectedBy(call, found);
      for (const tour of affected)
        tables.tours.put({ ...tour, status: tour.status === 'planned' ? 'cancelled' : 'completed' });
      const added = option.tours.filter(({ tour_id }) => tour_id === null);
      const date = added[0]?.stops[0]?.planned_at.slice(0, 10) ?? found.date;
      const made = plan(call, date, added, () => affected[0]?.route_name ?? '');
      const extended = option.tours.flatMap(({ tour_id: id, stops }) => (id === null ? [] : [{ id, stops }]));
      const had = extended.map(({ id }) => ({
        id,
        stops: stopsOf(tables, id),
      }));
      for (const [index, { id, stops }] of extended.entries())
        tours.updateTour?.({
          ...call,
          params: { id },
          body: { stops: [...(had[index]?.stops ?? []), ...stops] },
        } as never);
      const tour_ids = [...made, ...extended.map(({ id }) => id)];
      const done = { ...found, state: 'applied', option: option.option, tour_ids, made, were: affected, had };
      return { status: 200, body: { disruption: shown(call.store.table('disruptions').put(done as never) as never) } };
    },
    undoDisruption: (call) => {
      const found = stored<api.Disruption>(call, 'disruptions', call.params.id);
      if (found.state !== 'applied') throw conflict('It is not applied.');
      const { tables } = call.store;
      for (const id of found.made ?? []) tables.tours.remove(id);
      for (const tour of found.were ?? []) tables.tours.put(tour);
      for (const { id, stops } of found.had ?? [])
        tours.updateTour?.({ ...call, params: { id }, body: { stops } } as never);
      const done = { ...found, state: 'open', option: null, tour_ids: [], made: [], were: [], had: [] };
      return { status: 200, body: { disruption: shown(call.store.table('disruptions').put(done as never) as never) } };
    },
  };
}
