import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowFlies } from '@/world/distance';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['TourList'];
type Stats = Schemas['TourStatisticsEnvelope'];
type Feed = Schemas['NotificationsEnvelope'];

onBothEngines('tours and what happened on them', (engine) => {
  let world: World;
  let tours: Schemas['Tour'][];
  const feed = async (query: string) =>
    (await world.viewer.get<Feed>(`/notifications/?limit=2000&${query}`)).body.notifications;
  beforeAll(async () => {
    world = await openWorld(engine);
    tours = (await world.viewer.get<List>('/tours/?page_size=1000')).body.tours;
  });
  afterAll(() => world.close());

  it('lists newest first and knows each figure', async () => {
    expect(tours.map((t) => t.date)).toEqual(
      tours
        .map((t) => t.date)
        .toSorted()
        .toReversed(),
    );
    for (const tour of tours.filter((t) => t.status === 'completed')) {
      const [start, end] = [tour.started_at, tour.finished_at].map((at) => Date.parse(at ?? ''));
      expect(tour.duration).toBe(Math.round(((end ?? 0) - (start ?? 0)) / 60_000));
      const { route_events: events } = await feed(`tour_id=${tour.id}`);
      expect(events.filter((e) => e.is_emptied)).toHaveLength(tour.picked_up);
      expect(events.filter((e) => e.overflowing)).toHaveLength(tour.overflowing);
    }
    const running = tours.find((t) => t.status === 'in_progress');
    expect(running?.duration).toBe(
      Math.round((world.clock.now.getTime() - Date.parse(running?.started_at ?? '')) / 60_000),
    );
    expect(tours.filter((t) => t.status === 'planned').every((t) => t.duration === null && t.km === null)).toBe(true);
  });

  it('filters by what one event of a tour says', async () => {
    const { route_events: events } = await feed('start=2026-01-01');
    const matching = new Set(
      events.filter((e) => e.level >= 80 && e.level <= 95 && e.is_emptied).map((e) => e.tour_id),
    );
    const found = await world.viewer.get<List>('/tours/?level_min=80&level_max=95&is_emptied=true&page_size=1000');
    expect(new Set(found.body.tours.map((t) => t.id))).toEqual(matching);
    const [event] = events;
    const place = await world.viewer.get<List>(
      `/tours/?location_id=${encodeURIComponent(event?.location_id ?? '')}&page_size=1000`,
    );
    const there = new Set(events.filter((e) => e.location_id === event?.location_id).map((e) => e.tour_id));
    expect(place.body.tours.map((t) => t.id)).toEqual(expect.arrayContaining([...there]));
    for (const query of ['start=2026-11-02&end=2026-11-01', 'recorded_start=2026-11-02&recorded_end=2026-11-01'])
      expect((await world.viewer.get(`/tours/?${query}`)).status).toBe(422);
  });

  it('finds the tours that plan a stop at a location, and with a filter on events those that recorded it there', async () => {
    const planned = tours.find((t) => t.status === 'planned');
    const { stops } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${planned?.id}`)).body.tour;
    const key = encodeURIComponent(stops[0]?.location_id ?? '');
    const found = async (query: string) => {
      const { body } = await world.viewer.get<List>(`/tours/?page_size=1000&location_id=${key}${query}`);
      return body.tours.map((t) => t.id);
    };
    expect(await found('')).toContain(planned?.id);
    expect(await found('&is_emptied=true')).not.toContain(planned?.id);
    const { statistics } = (await world.viewer.get<Stats>(`/tours/statistics?location_id=${key}`)).body;
    const begun = tours.filter((t) => t.started_at !== null).map((t) => t.id);
    expect(statistics.num_routes).toBe((await found('')).filter((id) => begun.includes(id)).length);
  });

  it('has the tours first that will pass nearest to a location, whatever their date', async () => {
    const stopsOf = async (id: number) =>
      (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body.tour.stops.filter(
        ({ state }) => state === 'planned',
      );
    const last = tours.filter((t) => t.status === 'planned').toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
    const place = (await stopsOf(last?.id ?? 0))[0];
    const key = encodeURIComponent(place?.location_id ?? '');
    const { body } = await world.viewer.get<List>(`/tours/?page_size=40&sort=date&near_location_id=${key}`);
    const found = await Promise.all(body.tours.map(({ id }) => stopsOf(id)));
    expect(found[0]?.map(({ location_id }) => location_id)).toContain(place?.location_id);
    const metres = found.map((stops) => Math.min(...stops.map((stop) => crowFlies(stop, place ?? stop))));
    expect(metres.filter(Number.isFinite).length).toBeGreaterThan(2);
    expect(metres).toEqual(metres.toSorted((a, b) => (a === b ? 0 : a - b)));
  });

  it('has an agenda: under way, today, to come by date, past from the latest; and names the driver', async () => {
    const { body } = await world.viewer.get<List>('/tours/?page_size=1000&sort=agenda');
    const today = '2026-11-18';
    const groupOf = (t: Schemas['Tour']) =>
      t.status === 'in_progress' ? 0 : t.date === today ? 1 : t.date > today ? 2 : 3;
    const groups = body.tours.map(groupOf);
    expect(groups).toEqual(groups.toSorted());
    const dates = (group: number) => body.tours.filter((t) => groupOf(t) === group).map((t) => t.date);
    expect(dates(2)).toEqual(dates(2).toSorted());
    expect(dates(3)).toEqual(dates(3).toSorted().toReversed());
    expect(dates(3).length).toBeGreaterThan(5);
    const { drivers } = (await world.viewer.get<Schemas['DriverList']>('/drivers/?page_size=100')).body;
    const driver = drivers.find(({ driver_id }) => body.tours.some((t) => t.driver_id === driver_id));
    const theirs = body.tours.filter((t) => t.driver_id === driver?.driver_id);
    expect(new Set(theirs.map((t) => t.driver_name))).toEqual(new Set([driver?.name]));
    const found = await world.viewer.get<List>(`/tours/?page_size=1000&q=${encodeURIComponent(driver?.name ?? '')}`);
    expect(found.body.tours.map((t) => t.id).toSorted()).toEqual(theirs.map((t) => t.id).toSorted());
  });

  it('filters by area within the chosen areas', async () => {
    const [one, two] = [...new Set(tours.map((t) => t.disposition_area_id))];
    const ids = async (query: string) =>
      (await world.viewer.get<List>(`/tours/?page_size=1000&${query}`)).body.tours.map((t) => t.id).toSorted();
    const inOne = tours.filter((t) => t.disposition_area_id === one).map((t) => t.id);
    expect(await ids(`disposition_area_id=${one}`)).toEqual(inOne.toSorted());
    expect(await ids(`disposition_area_id=${one}&disposition_area_ids=${one},${two}`)).toEqual(inOne.toSorted());
    expect(await ids(`disposition_area_ids=${two}&disposition_area_id=${one}`)).toEqual([]);
  });

  it('filters by status, material, truck and route, sorts, and counts facets', async () => {
    const { body } = await world.viewer.get<List>(
      '/tours/?status=completed,planned&sort=duration&page_size=1000&facets=status,material_type',
    );
    expect(new Set(body.tours.map((t) => t.status))).toEqual(new Set(['completed', 'planned']));
    expect(Object.fromEntries(body.facets?.status?.map((f) => [f.value, f.count]) ?? [])).toEqual(
      Object.fromEntries(
        ['planned', 'in_progress', 'completed', 'cancelled']
          .map((status) => [status, tours.filter((t) => t.status === status).length] as const)
          .filter(([, count]) => count > 0),
      ),
    );
    const [tour] = tours;
    const one = await world.viewer.get<List>(
      `/tours/?license_plate=${encodeURIComponent(tour?.license_plate ?? '')}&route_name=${encodeURIComponent((tour?.route_name ?? '').toLowerCase())}&start=${tour?.date}&end=${tour?.date}`,
    );
    expect(one.body.tours.map((t) => t.id)).toContain(tour?.id);
    const green = await world.viewer.get<List>('/tours/?material_type=12&page_size=1000');
    expect(green.body.tours.map((t) => t.id).toSorted()).toEqual(
      tours
        .filter((t) => t.material_type.includes('12'))
        .map((t) => t.id)
        .toSorted(),
    );
  });

  it('adds up exactly what the list shows', async () => {
    const { statistics } = (await world.viewer.get<Stats>('/tours/statistics?status=completed')).body;
    const done = tours.filter((t) => t.status === 'completed');
    const sum = (pick: (t: Schemas['Tour']) => number) => done.reduce((total, t) => total + pick(t), 0);
    expect(statistics.num_routes).toBe(done.length);
    expect(statistics.km).toBeCloseTo(
      sum((t) => t.km ?? 0),
      6,
    );
    expect(statistics.fuel).toBeCloseTo(
      sum((t) => t.fuel ?? 0),
      6,
    );
    expect(statistics.total_tons_picked_up).toBeCloseTo(
      sum((t) => t.tons),
      3,
    );
    const { route_events: all } = await feed('start=2026-01-01');
    const events = all.filter((e) => done.some((t) => t.id === e.tour_id));
    expect(statistics.avg_fill_level).toBeCloseTo(events.reduce((total, e) => total + e.level, 0) / events.length, 3);
    expect(statistics.overspilled_waste).toBe(
      new Set(events.filter((e) => e.overflowing).map((e) => e.container_id)).size,
    );
    const none = await world.viewer.get<Stats>('/tours/statistics?end=2020-01-01');
    expect(none.body.statistics).toEqual({
      time_consumption: 0,
      avg_fill_level: null,
      overspilled_waste: 0,
      total_tons_picked_up: 0,
      num_routes: 0,
      fuel: 0,
      km: 0,
    });
  });

  it('shows one tour with its stops, line, comments and truck in four queries', async () => {
    const tour = tours.find((t) => t.status === 'completed');
    world.queries.length = 0;
    const { body } = await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${tour?.id}`);
    expect(world.queries.length).toBeLessThanOrEqual(4);
    expect(body.tour.tour).toEqual(tour);
    expect(body.tour.stops.map((s) => s.position)).toEqual(body.tour.stops.map((_, i) => i + 1));
    expect(body.tour.track.length).toBeGreaterThan(1);
    expect(body.tour.truck?.license_plate).toBe(tour?.license_plate);
    expect((await world.other.get(`/tours/${tour?.id}`)).status).toBe(404);
  });

  it('bounds the feed, newest first, seven days unless narrowed', async () => {
    const { route_events: week, unloadings } = (await world.viewer.get<Feed>('/notifications/')).body.notifications;
    const from = world.clock.now.getTime() - 7 * 86_400_000;
    expect([...week, ...unloadings].every((e) => Date.parse(e.recorded_at) >= from)).toBe(true);
    expect(week.map((e) => e.recorded_at)).toEqual(
      week
        .map((e) => e.recorded_at)
        .toSorted()
        .toReversed(),
    );
    const few = (await world.viewer.get<Feed>('/notifications/?limit=3&start=2026-01-01')).body.notifications;
    expect([few.route_events.length, few.unloadings.length]).toEqual([3, 3]);
    const spilled = await feed('overflowing=true&start=2026-01-01');
    expect(spilled.route_events.every((e) => e.overflowing)).toBe(true);
    expect(spilled.unloadings).toEqual([]);
    // Of one container: its events of any age, and no unloadings.
    const { container_id: key = '' } = week[0] ?? {};
    const all = await feed('start=2020-01-01');
    const own = await feed(`container_id=${encodeURIComponent(key)}`);
    expect(own.unloadings).toEqual([]);
    expect(own.route_events).toEqual(all.route_events.filter((one) => one.container_id === key));
    expect((await feed('container_id=nowhere')).route_events).toEqual([]);
    expect((await world.viewer.get('/notifications/?limit=2001')).status).toBe(400);
    const foreign = await world.other.get<Feed>(`/notifications/?tour_id=${tours[0]?.id}`);
    expect(foreign.body.notifications).toEqual({ route_events: [], unloadings: [] });
  });
});
