import type { StatName, Statistic } from '@/api/generated/dashboard.schemas';
import { bucketOf, bucketsOf, daysBefore, lengthOf } from '@/world/buckets';
import type { Call, Handlers } from '../http/call';
import { notFound, unprocessable } from '../http/problem';
import { checkPeriod } from '../list/conditions';
import { groups } from '../state/table';
import { factsOf, type Fact, type Scope } from './facts';
import { locationOf, own } from './lookUp';

type Kind = 'sum' | 'mean' | 'distinct';

const formulas: Record<StatName, { unit: Statistic['unit']; kind: Kind }> = {
  'avg-fill-level': { unit: 'percent', kind: 'mean' },
  'overspilled-waste': { unit: 'containers', kind: 'distinct' },
  'time-consumption': { unit: 'hours', kind: 'sum' },
  'num-routes': { unit: 'tours', kind: 'sum' },
  'total-tons-picked-up': { unit: 'tonnes', kind: 'sum' },
  km: { unit: 'kilometres', kind: 'sum' },
  fuel: { unit: 'litres', kind: 'sum' },
};

/** To the thousandth, which is finer than any of the figures is measured. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function figure(kind: Kind, facts: readonly Fact[]): number | null {
  if (kind === 'distinct') return new Set(facts.map(({ container }) => container)).size;
  const sum = facts.reduce((all, { value }) => all + value, 0);
  if (kind === 'sum') return rounded(sum);
  return facts.length === 0 ? null : rounded(sum / facts.length);
}

function scopeOf(call: Call<'getStatistic'>): Scope {
  const { store, caller, query } = call;
  const { start, end, location_id: key, route_id: tourId } = query;
  checkPeriod(start, end, 'query.end');
  const days = lengthOf(start, end);
  if (days > 5 * 366) throw unprocessable('query.end', 'A period has at most 5 years.');
  const place = key === undefined ? undefined : locationOf(call, key);
  if (key !== undefined && !place) throw notFound('location');
  if (tourId !== undefined && !own(call, store.tours.get(tourId))) throw notFound('tour');
  const period = { from: daysBefore(start, days), to: end };
  const rows = { areaIds: query.disposition_area_ids, locationRef: place?.id, tourId };
  return { store, customerId: caller.customerId, ...period, ...rows };
}

export const statisticHandlers = {
  getStatistic: (call) => {
    const { params, query } = call;
    const { start, end, interval = 'day' } = query;
    const { unit, kind } = formulas[params.stat_name];
    const facts = factsOf[params.stat_name](scopeOf(call));
    const buckets = bucketsOf(start, end, interval);
    const assemble = (all: readonly Fact[]) => {
      const during = all.filter(({ day }) => day >= start);
      const byBucket = groups(during, ({ day }) => bucketOf(day, interval));
      return {
        value: figure(kind, during),
        previous: figure(
          kind,
          all.filter(({ day }) => day < start),
        ),
        series: buckets.map((first) => ({ start: first, value: figure(kind, byBucket.get(first) ?? []) })),
      };
    };
    const codes = query.split ? [...new Set(facts.flatMap(({ materials }) => materials))].sort() : [];
    const split = codes.map((material_type) => {
      const { value, series } = assemble(facts.filter(({ materials }) => materials.includes(material_type)));
      return { material_type, value, series };
    });
    const result = { ...assemble(facts), unit, ...(query.split ? { split } : {}) };
    return { status: 200, body: { result } };
  },
} satisfies Partial<Handlers>;
