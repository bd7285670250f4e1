import { beforeAll, describe, expect, test } from 'vitest';
import type * as api from '@/api/generated/dashboard.schemas';
import { now, openMock, type Send } from './kit';

const day = (text: string | null) => (text ?? '').slice(0, 10);

describe.each([1, 7])('the world of seed %i', (seed) => {
  let send: Send;
  const all = async <T>(path: string): Promise<T> => (await send<T>('GET', path)).body;
  beforeAll(async () => {
    send = await openMock({ seed }).as('admin@demo.test');
  });

  test('every container stands at a location that shows it', async () => {
    const { bins, total_routes } = await all<api.BinList>('/bins/?page_size=1000');
    const { locations } = await all<api.LocationList>('/locations/?page_size=1000');
    expect(bins).toHaveLength(total_routes);
    const shown = new Map(locations.flatMap((place) => place.containers.map((bin) => [bin.id, place.location_id])));
    for (const bin of bins) expect(shown.get(bin.id), bin.container_id).toBe(bin.location_id);
    expect(shown.size).toBe(bins.length);
    for (const { containers, container_site: site } of locations) {
      const takes = (code: string) => containers.filter((bin) => bin.material_type.includes(code)).length;
      expect(site).toEqual({ white: takes('11'), green: takes('12'), brown: takes('13') });
    }
    const levels = await all<api.LocationLevelsList>('/locations/levels');
    for (const { id, empty, ok, full, overfull } of levels.levels) {
      const place = locations.find((one) => one.id === id);
      expect(empty + ok + full + overfull).toBe(place?.containers.filter(({ active }) => active).length);
    }
  });

  test('notifications are closed exactly when they have a day of closing, at locations that exist', async () => {
    const { complaints, total_routes } = await all<api.ComplaintList>('/complaints/?page_size=1000');
    expect(complaints).toHaveLength(total_routes);
    expect(complaints.length).toBeGreaterThan(5);
    for (const one of complaints) {
      expect(one.closed_at !== null).toBe(one.status === 'closed');
      if (one.closed_at) expect(Date.parse(one.closed_at)).toBeGreaterThanOrEqual(Date.parse(one.created_at));
      expect(one.location).toMatchObject({ location_id: one.location_id, city: one.city, street: one.street });
    }
  });

  test('the history is of records there are, as they are now, and each record has its own', async () => {
    const { history } = await all<api.HistoryList>('/history/?page_size=100');
    expect(history.length).toBeGreaterThan(5);
    for (const { kind, record_key: key, changes } of history) {
      const one = Object.values(await all<object>(`/${kind}/${encodeURIComponent(key)}`))[0] as Record<string, unknown>;
      expect(changes.map(({ field, after }) => [field, after])).toEqual(
        changes.map(({ field }) => [field, one[field]]),
      );
      const own = (await all<api.HistoryList>(`/history/${kind}/${encodeURIComponent(key)}`)).history;
      expect(own.map(({ changes: theirs }) => theirs)).toEqual([changes]);
    }
  });

  test('a tour adds up: what it emptied, what it tipped, its truck, its stops', async () => {
    const { tours } = await all<api.TourList>('/tours/?page_size=1000');
    const { trucks } = await all<api.TruckList>('/trucks/');
    const plates = new Set(trucks.map(({ license_plate }) => license_plate));
    for (const tour of tours.slice(0, 12)) {
      expect(plates.has(tour.license_plate)).toBe(true);
      const { notifications } = await all<api.NotificationsEnvelope>(`/notifications/?tour_id=${tour.id}&limit=2000`);
      const { route_events: events, unloadings } = notifications;
      expect(events.filter(({ is_emptied }) => is_emptied)).toHaveLength(tour.picked_up);
      expect(events.filter(({ overflowing }) => overflowing)).toHaveLength(tour.overflowing);
      expect(unloadings.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(tour.tons, 1);
      const { tour: detail } = await all<api.TourEnvelope>(`/tours/${tour.id}`);
      const stops = new Set(detail.stops.map(({ location_id }) => location_id));
      for (const event of events) expect(stops.has(event.location_id)).toBe(true);
      expect(detail.comments).toHaveLength(events.filter(({ comment }) => comment !== null).length);
      expect(detail.track.length > 1 || tour.status === 'cancelled').toBe(true);
    }
  });

  test('totals and facets of a list are those of its rows, whatever the page', async () => {
    const { bins } = await all<api.BinList>('/bins/?page_size=1000&active=true');
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        all<api.BinList>(`/bins/?active=true&page_size=17&page=${page}&facets=material_type,active`),
      ),
    );
    expect(pages.flatMap((page) => page.bins)).toEqual(bins.slice(0, 51));
    for (const { total_routes, facets } of pages) {
      expect(total_routes).toBe(bins.length);
      for (const { value, count } of facets?.['material_type'] ?? [])
        expect(bins.filter(({ material_type }) => material_type === value)).toHaveLength(count);
      expect(facets?.['material_type']?.reduce((sum, { count }) => sum + count, 0)).toBe(bins.length);
    }
    // The facet of a field leaves the filter on it out.
    const both = await all<api.BinList>('/bins/?page_size=1000&facets=active');
    expect(pages[0]?.facets?.['active']?.reduce((sum, { count }) => sum + count, 0)).toBe(both.total_routes);
  });

  test('statistics of the tours and of a period say the same', async () => {
    const period = 'start=2026-10-01&end=2026-11-30';
    const figure = async (name: string) =>
      (await all<api.StatisticEnvelope>(`/general/${name}?${period}&interval=month`)).result;
    const { tours } = await all<api.TourList>('/tours/?page_size=1000');
    const { statistics } = await all<api.TourStatisticsEnvelope>('/tours/statistics');
    const km = await figure('km');
    expect(km.value).toBeCloseTo(statistics.km, 3);
    expect(km.series.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(statistics.km, 2);
    const begun = tours.filter(({ started_at }) => day(started_at) >= '2026-10-01');
    expect((await figure('num-routes')).value).toBe(begun.length);
    expect((await figure('overspilled-waste')).value).toBe(statistics.overspilled_waste);
    expect((await figure('avg-fill-level')).value).toBeCloseTo(statistics.avg_fill_level ?? -1, 3);
    expect((await figure('total-tons-picked-up')).value).toBeCloseTo(statistics.total_tons_picked_up, 3);
  });
});

test('the same seed and moment give the same world, another seed another one', async () => {
  const bins = async (seed: number) => {
    const send = await openMock({ seed }).as('admin@demo.test');
    return (await send<api.BinList>('GET', '/bins/?page_size=1000')).body;
  };
  expect(await bins(1)).toEqual(await bins(1));
  expect(await bins(1)).not.toEqual(await bins(7));
});

test('of two shifts of a truck’s day, the one at or nearest to a tour’s first stop says who drives', async () => {
  const send = await openMock().as('admin@demo.test');
  const [truck] = (await send<api.TruckList>('GET', '/trucks/')).body.trucks;
  const { drivers } = (await send<api.DriverList>('GET', '/drivers/?available=true')).body;
  const { locations } = (await send<api.LocationList>('GET', '/locations/?page_size=1')).body;
  const date = '2027-01-20';
  for (const [i, [start_time, end_time]] of [['06:00', '14:00'] as const, ['14:00', '20:00'] as const].entries())
    await send('POST', `/trucks/${encodeURIComponent(truck?.license_plate ?? '')}/availability`, {
      body: { work_date: date, start_time, end_time, driver_id: drivers[i]?.driver_id },
    });
  const of = async (time?: string) => {
    const planned_at = time ? `${date}T${time}:00.000Z` : null;
    const { tour } = (
      await send<api.TourEnvelope>('POST', '/tours/', {
        body: {
          ...{ route_name: 'Nord 7', date, license_plate: truck?.license_plate, material_type: ['11'] },
          stops: [{ location_id: locations[0]?.location_id, planned_at }],
        },
      })
    ).body.tour;
    return drivers.findIndex(({ driver_id }) => driver_id === tour.driver_id);
  };
  // Berlin is an hour ahead.
  expect([await of(), await of('04:00'), await of('12:59'), await of('13:00')]).toEqual([0, 0, 0, 1]);
});

test('after midnight the truck of a tour under way can still drop out', async () => {
  let at = now;
  const client = openMock({ now: () => at });
  const { body } = await (await client.as('user@demo.test'))<api.TourList>('GET', '/tours/?status=in_progress');
  const dropsOut = async (days: number) => {
    at = new Date(now.getTime() + days * 86_400_000);
    const send = await client.as('user@demo.test');
    const { date, license_plate } = body.tours[0] ?? {};
    return (await send('POST', '/disruptions/', { body: { date, license_plate } })).status;
  };
  expect([await dropsOut(1), await dropsOut(2)]).toEqual([201, 422]);
});
