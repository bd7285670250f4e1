import type { MaterialCode, StatName, Statistic, TourStatistics } from '@/api/generated/dashboard.schemas';
import { bucketOf, bucketsOf, daysBefore, lengthOf, type Interval } from './buckets.ts';
import type { RouteEventRow, TourRow, UnloadingRow } from './types.ts';

type EventFields =
  | 'tour_id'
  | 'container_id'
  | 'recorded_on'
  | 'level'
  | 'is_emptied'
  | 'overflowing'
  | 'material_type';
type TourFields = 'id' | 'material_type' | 'started_at' | 'finished_at' | 'started_on' | 'finished_on' | 'km' | 'fuel';

/** What tours recorded, with the area in whose figures each counts. */
export interface Recorded {
  events: readonly (Pick<RouteEventRow, EventFields> & { location_ref: number | null; area: number | null })[];
  tours: readonly (Pick<TourRow, TourFields> & { disposition_area_id: number | null })[];
  unloadings: readonly (Pick<UnloadingRow, 'tour_id' | 'material_type' | 'weight' | 'recorded_on'> & {
    area: number | null;
  })[];
}

/** Which rows a figure looks at; system's keys. */
export interface Scope {
  areaIds?: readonly number[] | undefined;
  locationRef?: number | undefined;
  tourId?: number | undefined;
}

/** What counts on a day; a tour counts for each material it collects. */
export interface Measure {
  day: string;
  materials: readonly MaterialCode[];
  value: number;
  /** Counted once, however often it comes. */
  container?: string;
}

/** At a location: its events, the tours that came by, and what its emptied containers add to each unloading, shared by level. */
function atLocation({ events, tours, unloadings }: Recorded, ref: number): Recorded {
  const here = events.filter((event) => event.location_ref === ref);
  const visits = new Set(here.map(({ tour_id }) => tour_id));
  const whole = new Map<number, number>();
  for (const { tour_id, is_emptied, level } of events)
    if (is_emptied && visits.has(tour_id)) whole.set(tour_id, (whole.get(tour_id) ?? 0) + level);
  const shares = unloadings.flatMap((load) =>
    visits.has(load.tour_id) && whole.get(load.tour_id)
      ? here
          .filter((event) => event.tour_id === load.tour_id && event.is_emptied)
          .map(({ level, material_type }) => ({
            ...{ ...load, material_type, weight: (load.weight * level) / (whole.get(load.tour_id) ?? 1) },
          }))
      : [],
  );
  return { events: here, tours: tours.filter(({ id }) => visits.has(id)), unloadings: shares };
}

/** The rows of a scope. */
export function within(recorded: Recorded, { areaIds, locationRef, tourId }: Scope): Recorded {
  const { events, tours, unloadings } = locationRef === undefined ? recorded : atLocation(recorded, locationRef);
  const inArea = (area: number | null) => !areaIds?.length || (area !== null && areaIds.includes(area));
  const ofTour = (id: number) => tourId === undefined || id === tourId;
  return {
    events: events.filter((row) => inArea(row.area) && ofTour(row.tour_id)),
    tours: tours.filter((row) => inArea(row.disposition_area_id) && ofTour(row.id)),
    unloadings: unloadings.filter((row) => inArea(row.area) && ofTour(row.tour_id)),
  };
}

interface Formula {
  unit: Statistic['unit'];
  kind: 'sum' | 'mean' | 'distinct';
  measures(recorded: Recorded): (Omit<Measure, 'day'> & { day: string | null })[];
}

type Tour = Recorded['tours'][number];
const hours = ({ started_at: from, finished_at: to }: Tour) =>
  from && to ? (Date.parse(to) - Date.parse(from)) / 3_600_000 : 0;

const ofTours = (
  unit: Statistic['unit'],
  day: 'started_on' | 'finished_on',
  valueOf: (tour: Tour) => number,
): Formula => ({
  ...{ unit, kind: 'sum' },
  measures: ({ tours }) =>
    tours.map((tour) => ({ day: tour[day], materials: tour.material_type, value: valueOf(tour) })),
});

/** The formulas of the contract. The server computes the same in SQL; its tests compare with these. */
export const formulas: Record<StatName, Formula> = {
  'avg-fill-level': {
    ...{ unit: 'percent', kind: 'mean' },
    measures: ({ events }) =>
      events.map((row) => ({ day: row.recorded_on, materials: [row.material_type], value: row.level })),
  },
  'overspilled-waste': {
    ...{ unit: 'containers', kind: 'distinct' },
    measures: ({ events }) =>
      events
        .filter(({ overflowing }) => overflowing)
        .map((row) => ({
          day: row.recorded_on,
          materials: [row.material_type],
          value: 1,
          container: row.container_id,
        })),
  },
  'time-consumption': ofTours('hours', 'finished_on', hours),
  'num-routes': ofTours('tours', 'started_on', () => 1),
  'total-tons-picked-up': {
    ...{ unit: 'tonnes', kind: 'sum' },
    measures: ({ unloadings }) =>
      unloadings.map((row) => ({ day: row.recorded_on, materials: [row.material_type], value: row.weight })),
  },
  km: ofTours('kilometres', 'finished_on', ({ km }) => km ?? 0),
  fuel: ofTours('litres', 'finished_on', ({ fuel }) => fuel ?? 0),
};

/** What a statistic adds up, averages or counts, on the days from first to last, both included. */
export const measuresOf = (name: StatName, recorded: Recorded, first = '', last = '9999-12-31'): Measure[] =>
  formulas[name]
    .measures(recorded)
    .filter((measure): measure is Measure => measure.day !== null && measure.day >= first && measure.day <= last);

/** The figure of a statistic over some measures: null where there is nothing to average. */
export function figureOf(name: StatName, measures: readonly Measure[]): number | null {
  const { kind } = formulas[name];
  if (kind === 'distinct') return new Set(measures.map(({ container }) => container)).size;
  const sum = measures.reduce((total, { value }) => total + value, 0);
  if (kind === 'sum') return sum;
  return measures.length === 0 ? null : sum / measures.length;
}

/** To the thousandth, which is finer than any of the figures is measured. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

interface Period {
  start: string;
  end: string;
  interval: Interval;
  /** Also by material. */
  split: boolean;
}

/** A statistic of a period: whole, in as many days before, and by bucket. */
export function statisticOf(name: StatName, recorded: Recorded, { start, end, interval, split }: Period): Statistic {
  const measures = measuresOf(name, recorded, daysBefore(start, lengthOf(start, end)), end);
  const figure = (some: readonly Measure[]) => rounded(figureOf(name, some));
  const assemble = (some: readonly Measure[]) => {
    const buckets = new Map<string, Measure[]>(bucketsOf(start, end, interval).map((first) => [first, []]));
    const during = some.filter(({ day }) => day >= start);
    for (const measure of during) buckets.get(bucketOf(measure.day, interval))?.push(measure);
    return {
      value: figure(during),
      series: [...buckets].map(([first, rest]) => ({ start: first, value: figure(rest) })),
    };
  };
  const codes = [...new Set(measures.flatMap(({ materials }) => materials))].sort();
  const parts = codes.map((code) => ({
    ...{ material_type: code, ...assemble(measures.filter(({ materials }) => materials.includes(code))) },
  }));
  const previous = figure(measures.filter(({ day }) => day < start));
  return { ...assemble(measures), previous, unit: formulas[name].unit, ...(split ? { split: parts } : {}) };
}

/** The figures of some tours, of all their days. */
export function tourStatisticsOf(recorded: Recorded): TourStatistics {
  const figure = (name: StatName) => figureOf(name, measuresOf(name, recorded));
  return {
    time_consumption: figure('time-consumption') ?? 0,
    num_routes: figure('num-routes') ?? 0,
    fuel: figure('fuel') ?? 0,
    km: figure('km') ?? 0,
    avg_fill_level: figure('avg-fill-level'),
    overspilled_waste: figure('overspilled-waste') ?? 0,
    total_tons_picked_up: figure('total-tons-picked-up') ?? 0,
  };
}
