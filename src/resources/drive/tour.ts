import { serverNow } from '@/api/serverClock';
import type { DriverContainer, DriverEventInput, DriverStop, DriverTour } from '@/api/generated/dashboard.schemas';

/** From then on the revisions of corrections are counted, in seconds. */
const EPOCH = Date.UTC(2020, 0);

/** The revision of a correction: by the time, so that of two phones the one that corrects last wins and none is taken for a repetition. */
export const nextRevision = (revision: number): number =>
  Math.max(revision + 1, Math.floor((serverNow() - EPOCH) / 1000));

/** Counts as when nothing was said of an emptied container. */
const FULL = 100;

function withRow(tour: DriverTour, row: DriverEventInput): DriverTour {
  const at = row.recorded_at;
  const stops = (change: (stop: DriverStop) => DriverStop) => ({ ...tour, stops: tour.stops.map(change) });
  switch (row.kind) {
    case 'container': {
      const { key, revision = 0, level = FULL, is_emptied = false, reason = null, comment = null } = row;
      const done = { key, revision, recorded_at: at, level, is_emptied, reason, comment };
      const of = (one: DriverContainer) => (one.container_id === row.container_id ? { ...one, done } : one);
      return {
        ...stops((stop) => ({ ...stop, containers: stop.containers.map(of) })),
        ...(tour.status === 'planned' ? { status: 'in_progress', started_at: at } : {}),
      };
    }
    case 'unloading': {
      if (row.removed) return { ...tour, unloadings: tour.unloadings.filter(({ key }) => key !== row.key) };
      const { key, revision = 0, location_name = '', material_type = '11', weight = 0 } = row;
      const load = { key, revision, recorded_at: at, location_name, material_type, weight };
      const isKnown = tour.unloadings.some((one) => one.key === key);
      const corrected = tour.unloadings.map((one) => (one.key === key ? load : one));
      return { ...tour, unloadings: isKnown ? corrected : [...tour.unloadings, load] };
    }
    case 'start':
      return tour.status === 'planned' ? { ...tour, status: 'in_progress', started_at: at } : tour;
    case 'end':
      return { ...tour, status: 'completed', finished_at: at, on_break_since: null };
    case 'break_start':
      return { ...tour, on_break_since: at };
    case 'break_end':
      return { ...tour, on_break_since: null };
    case 'skip':
      return stops((stop) =>
        stop.location_id === row.location_id ? { ...stop, state: row.skipped === false ? 'planned' : 'skipped' } : stop,
      );
    case 'order': {
      const wanted = row.location_ids ?? [];
      const placeOf = ({ location_id: id }: DriverStop) => {
        const place = id === null ? -1 : wanted.indexOf(id);
        return place === -1 ? wanted.length : place;
      };
      const behind = tour.stops.filter(({ state }) => state !== 'planned');
      const ahead = tour.stops.filter(({ state }) => state === 'planned');
      return { ...tour, stops: [...behind, ...ahead.toSorted((a, b) => placeOf(a) - placeOf(b))] };
    }
  }
}

/** The tour as the driver has it: what the server said, with what waits to be sent. */
export const withRows = (tour: DriverTour, rows: readonly DriverEventInput[]): DriverTour => rows.reduce(withRow, tour);

/** Containers of a stop with a record, and those without. */
export const progressOf = ({ containers }: DriverStop) => {
  const recorded = containers.filter(({ done }) => done).length;
  return { recorded, left: containers.length - recorded };
};

const isTouched = ({ containers }: DriverStop): boolean => containers.some(({ done }) => done);

/** Left out by the driver. One where nothing could be emptied counts as skipped too, but is not: something was recorded there. */
export const isSkipped = (stop: DriverStop): boolean => stop.state === 'skipped' && !isTouched(stop);

/** All there is recorded and nothing of it emptied. */
export const isUnemptied = ({ containers }: DriverStop): boolean =>
  containers.length > 0 && containers.every(({ done }) => done?.is_emptied === false);

/** Whether something is left to do at a stop. */
export const isOpen = (stop: DriverStop): boolean =>
  !isSkipped(stop) &&
  (stop.containers.length > 0 ? stop.containers.some(({ done }) => !done) : stop.state === 'planned');

/** How many of the stops are behind the driver. */
export const driven = (tour: DriverTour): number => tour.stops.filter((stop) => !isOpen(stop)).length;

/** Stays the same when stops are put in another order. */
export const idOf = ({ location_id: id, latitude, longitude }: DriverStop): string => id ?? `${latitude},${longitude}`;

/** What somebody else has changed since the driver has read of changes last. */
export function changesOf(before: DriverTour, after: DriverTour) {
  const known = new Set(before.stops.map(idOf));
  const left = new Set(after.stops.map(idOf));
  const changed = <K extends 'license_plate' | 'date' | 'details'>(name: K) =>
    after[name] === before[name] ? undefined : after[name];
  return {
    added: after.stops.filter((stop) => !known.has(idOf(stop))),
    removed: before.stops.filter((stop) => !left.has(idOf(stop))),
    truck: changed('license_plate'),
    day: changed('date'),
    note: changed('details'),
  };
}
