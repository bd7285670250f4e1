import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, type Api } from '../../scripts/lib/api.ts';
import { dayOf, todayIn } from '../../scripts/play/day.ts';
import { live } from '../../scripts/play/live.ts';
import { play } from '../../scripts/play/send.ts';
import { openWorld, type Schemas, type World } from './harness.ts';

let world: World;
let api: Api;
const DAY = '2026-11-18';

beforeAll(async () => {
  world = await openWorld('pglite');
  world.clock.now = new Date(`${DAY}T20:00:00.000Z`);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  api = await signIn(`http://127.0.0.1:${port}`, 'user@demo.test', 'Glas-2026!');
});
afterAll(() => world.close());

const cityDay = async () => {
  const { trucks } = (await world.viewer.get<Schemas['TruckList']>('/trucks/?page_size=100')).body;
  const { locations } = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=100')).body;
  return dayOf({ trucks, locations }, DAY, 4);
};

it('a played day is in the lists, once, although each third answer is lost on the way', async () => {
  const tours = await cityDay();
  const events = tours.flatMap((tour) => tour.events);
  expect(tours.length).toBeGreaterThan(1);
  expect(events.length).toBeGreaterThan(5);
  let calls = 0;
  const losing: Pick<Api, 'request'> = {
    request: async <T>(...asked: Parameters<Api['request']>) => {
      const answer = await api.request<T>(...asked);
      if (++calls % 3 === 0) throw new TypeError('fetch failed');
      return answer;
    },
  };
  const said: string[] = [];
  const playing = {
    speed: 900,
    now: () => world.clock.now.getTime(),
    wait: (ms: number) => Promise.resolve((world.clock.now = new Date(world.clock.now.getTime() + ms))),
    say: (text: string) => said.push(text),
  };
  const told = await play(losing, tours, playing);
  expect(told.rejected).toBe(0);
  expect(said).toContain('Not taken (503), once more.');

  const { tours: rows } = (await world.viewer.get<Schemas['TourList']>(`/tours/?q=${DAY}&page_size=100`)).body;
  const played = new Map(rows.map((row) => [row.route_name, row]));
  for (const { plan, events: own } of tours)
    expect(played.get(plan.route_name)).toMatchObject({ status: 'completed', picked_up: own.length });
  const bins = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=1000')).body.bins;
  const emptied = new Set(events.map(({ container_id }) => container_id));
  for (const bin of bins.filter(({ container_id }) => emptied.has(container_id))) expect(bin.last_level).toBe(0);

  said.length = 0;
  expect(await play(api, await cityDay(), playing)).toEqual({ created: 0, corrected: 0, duplicate: 0, rejected: 0 });
  expect(said.every((text) => text.endsWith('is over already.'))).toBe(true);
});

const toursOf = async (status: string) =>
  (await world.viewer.get<Schemas['TourList']>(`/tours/?status=${status}&page_size=1000`)).body.tours;

/** Lets the city live for so many minutes: each wait of its parts moves the clock. */
async function letLive(minutes: number, meanwhile: () => Promise<unknown> = () => Promise.resolve(), speed = 60) {
  const end = world.clock.now.getTime() + minutes * 60_000;
  let open = 0;
  const counting: Pick<Api, 'request'> = {
    request: async <T>(...call: Parameters<Api['request']>) => {
      open++;
      try {
        const answer = await api.request<T & { rejected?: number }>(...call);
        expect(answer.rejected ?? 0).toBe(0);
        return answer;
      } finally {
        open--;
      }
    },
  };
  const living = live(counting, {
    ...{ speed, timeZone: 'Europe/Berlin', now: () => world.clock.now.getTime(), say: () => undefined },
    wait: async (ms) => {
      await meanwhile();
      const next = world.clock.now.getTime() + ms;
      if (next > end) throw new Error('The end.');
      world.clock.now = new Date(next);
    },
  });
  await expect(living()).rejects.toThrow('The end.');
  await expect.poll(() => open).toBe(0);
}

it('the day that is played is that of the city', () => {
  const evening = new Date('2026-11-29T20:00:00Z');
  expect(['Pacific/Auckland', 'America/St_Johns'].map((zone) => todayIn(zone, evening))).toEqual([
    '2026-11-30',
    '2026-11-29',
  ]);
});

it('a city that lives ends what was left over, plans the coming days, drives the tours of today and goes on after a stop', async () => {
  const left = await toursOf('planned,in_progress');
  world.clock.now = new Date('2026-11-19T11:00:00.000Z');
  expect(left.some(({ date }) => date < '2026-11-19')).toBe(true);
  await letLive(1);
  const over = (await toursOf('planned,in_progress')).filter(({ date }) => date < '2026-11-19');
  expect(over).toEqual([]);
  const under = await toursOf('in_progress');
  expect(under.length).toBeGreaterThan(0);
  const days = new Set((await toursOf('planned')).map(({ date }) => date));
  // Friday and Monday; the days after them are left to plan.
  for (const day of ['2026-11-20', '2026-11-23']) expect([...days]).toContain(day);
  expect([...days].filter((day) => day > '2026-11-23')).toEqual([]);

  const { total_routes: tours } = (await world.viewer.get<Schemas['TourList']>('/tours/?page_size=1')).body;
  await letLive(7);
  for (const { id, picked_up } of under) {
    const { tour } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body.tour;
    expect(tour).toMatchObject({ status: 'completed', date: '2026-11-19' });
    expect(tour.picked_up).toBeGreaterThan(picked_up);
    expect(tour.picked_up).toBeLessThanOrEqual(tour.planned);
    expect(tour.tons).toBeGreaterThan(0);
  }
  // Nothing of the day is left, so there is more to drive.
  const { total_routes: more } = (await world.viewer.get<Schemas['TourList']>('/tours/?page_size=1')).body;
  expect(more).toBeGreaterThan(tours);
  const { positions } = (await world.viewer.get<Schemas['PositionList']>('/positions/')).body;
  expect(positions.length).toBeGreaterThan(0);
});

it('tours that an operator removes, ends or cancels are left alone, and the city goes on', async () => {
  const made: number[] = [];
  const interfered: Pick<Api, 'request'> = {
    request: async <T>(...asked: Parameters<Api['request']>) => {
      const answer = await api.request<T>(...asked);
      if (asked[0] === 'POST' && asked[1] === '/tours/') {
        const { id } = (answer as Schemas['TourEnvelope']).tour.tour;
        if (made.push(id) === 1) await world.user.delete(`/tours/${id}`);
      }
      return answer;
    },
  };
  const { trucks } = (await world.viewer.get<Schemas['TruckList']>('/trucks/?page_size=100')).body;
  const { locations } = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=100')).body;
  const tours = dayOf({ trucks, locations }, '2026-11-18', 3).map((tour) => ({
    ...tour,
    plan: { ...tour.plan, key: `interfered-${tour.plan.key}` },
  }));
  await play(interfered, tours, {
    speed: 900,
    now: () => world.clock.now.getTime(),
    wait: (ms) => Promise.resolve((world.clock.now = new Date(world.clock.now.getTime() + ms))),
    say: () => undefined,
  });
  const statusOf = async (id = 0) => {
    const { status, body } = await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`);
    return status === 200 ? body.tour.tour.status : status;
  };
  expect(await Promise.all(made.slice(0, 2).map(statusOf))).toEqual([404, 'completed']);

  // Of the city: one under way is cancelled, another one ended.
  const touched: number[] = [];
  await letLive(4, async () => {
    if (touched.length > 0) return;
    const [one, two] = (await toursOf('in_progress')).filter(({ date }) => date === '2026-11-19');
    if (!one || !two) return;
    touched.push(one.id, two.id);
    await world.user.post(`/tours/${one.id}/cancel`, {});
    await world.user.post(`/tours/${two.id}/complete`, {});
  });
  expect(await Promise.all(touched.map(statusOf))).toEqual(['cancelled', 'completed']);
  expect((await toursOf('in_progress')).some(({ id }) => !touched.includes(id))).toBe(true);
});

it('a tour that began in the evening goes on after midnight, also when the city stood still in between', async () => {
  for (const { id } of await toursOf('in_progress')) await world.user.post(`/tours/${id}/complete`, {});
  world.clock.now = new Date('2026-11-19T22:56:00.000Z');
  await letLive(2, undefined, 1);
  const evening = await toursOf('in_progress');
  expect(evening.length).toBeGreaterThan(0);
  world.clock.now = new Date('2026-11-19T23:02:00.000Z');
  await letLive(1);
  for (const { id, picked_up } of evening) {
    const { tour } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body.tour;
    expect(tour.picked_up).toBeGreaterThan(picked_up);
  }
});
