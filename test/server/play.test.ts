import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, type Api } from '../../scripts/lib/api.ts';
import { dayOf } from '../../scripts/play/day.ts';
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
