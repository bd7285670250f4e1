import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type {
  CreatedDriverLink,
  DriverSession,
  DriverTourEnvelope,
  LocationList,
  TourEnvelope,
  TruckList,
} from '../../src/api/generated/dashboard.schemas.ts';
import { browserForFile } from '../setup/browserPage.ts';
import { dice } from '../setup/dice.ts';
import { faultyProxy } from '../setup/faultyProxy.ts';
import { password, tapLater } from '../setup/journey.ts';

const { newPage } = browserForFile({ maps: false });
const random = dice(20261125);
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
beforeAll(async () => {
  proxy = await faultyProxy(inject('productUrl'), random);
});
afterAll(() => proxy.close());

/** The long run drives several times as far. */
const ACTIONS = Number(process.env.ACTIONS ?? 40);
/** Actions drawn beforehand, so that a short run has some as well. */
const drawn = (share: number) =>
  new Set(Array.from({ length: Math.ceil(ACTIONS * share) }, () => 1 + Math.floor(random() * ACTIONS)));

/** Calls of the server itself, past the proxy. @throws what the server says where it refuses */
const caller =
  (token = '') =>
  async <T>(path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${inject('productUrl')}/api${path}`, { headers, ...sent });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

async function dispatcher() {
  const { atk } = await caller()<{ atk: string }>('/auth/log-in', { email: 'admin@demo.test', password });
  return caller(atk);
}

let tours = 0;
/** A tour of today along six places, with a name of its own, and its link. */
async function tourToDrive() {
  const name = `Drive ${++tours}`;
  const ask = await dispatcher();
  const { locations } = await ask<LocationList>('/locations/?page_size=6&has_containers=true&is_active=true');
  const { trucks } = await ask<TruckList>('/trucks/?page_size=1');
  const { tour } = await ask<TourEnvelope>('/tours/', {
    ...{ route_name: name, date: new Date().toISOString().slice(0, 10), license_plate: trucks[0]?.license_plate },
    material_type: ['11', '12', '13'],
    stops: locations.map(({ location_id }) => ({ location_id })),
  });
  const { id } = tour.tour;
  const { url } = await ask<CreatedDriverLink>(`/tours/${id}/driver-links`, {});
  return { name, hash: new URL(url).hash };
}

/** Tonnes of each unloading that the server has of the tour. */
async function unloadedOf(token: string): Promise<number[]> {
  const { session } = await caller()<DriverSession>('/drive/session', { token });
  const { tour } = await caller(session)<DriverTourEnvelope>('/drive/tour');
  return tour.unloadings.map(({ weight }) => weight);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the page is told to work without a network once it does, for which its files come several at a time', async () => {
  const { name, hash } = await tourToDrive();
  const { page, context } = await newPage({ baseURL: proxy.url, serviceWorkers: 'allow', locale: 'en-GB' });
  await page.goto(`/drive${hash}`);
  await page.getByRole('heading', { name }).waitFor();
  Object.assign(proxy.state, { most: 0, delay: 30 });
  await page.getByText('Everything is sent · Works without a connection').waitFor();
  // Chromium lets a worker have three, or four in passing, unless it is told otherwise.
  expect(proxy.state.most).toBeGreaterThan(4);
  Object.assign(proxy.state, { gone: true, delay: 0 });
  await page.reload();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByText('No connection.').waitFor();
  proxy.state.gone = false;
  await context.close();
});

test('entries of a driver, the network cut and the page killed at random: none is lost, none counts twice', async () => {
  const { name, hash } = await tourToDrive();
  const opened = await newPage({
    ...{ baseURL: proxy.url, serviceWorkers: 'allow', locale: 'en-GB' },
    ...{ viewport: { width: 390, height: 800 } },
  });
  let { page } = opened;
  await page.goto(`/drive${hash}`);
  await page.getByRole('heading', { name }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await button(page, 'Start the tour').click();

  const weights: number[] = [];
  const kills = drawn(0.03);
  const cuts = drawn(0.08);
  let onBreak = false;
  proxy.state.faulty = true;
  for (let action = 1; action <= ACTIONS; action += 1) {
    if (cuts.has(action)) {
      proxy.state.gone = !proxy.state.gone;
      if (!proxy.state.gone) await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    if (kills.has(action)) {
      await page.close();
      page = await opened.context.newPage();
      await page.goto('/drive');
      await page.getByRole('heading', { name }).waitFor();
    }
    if (random() < 0.2) {
      await tapLater(button(page, onBreak ? 'End the break' : 'Break'));
      onBreak = !onBreak;
      await button(page, onBreak ? 'End the break' : 'Break').waitFor();
    } else {
      const weight = action / 100;
      await button(page, 'Unload').click();
      await page.getByLabel('Weight (t)').fill(String(weight));
      await page.getByLabel('Plant').fill('Hafen');
      await button(page, 'Save').dblclick();
      // What the page shows as done is what must not be lost.
      await page.getByLabel('Weight (t)').waitFor({ state: 'detached' });
      weights.push(weight);
    }
  }
  Object.assign(proxy.state, { gone: false, faulty: false });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText('Everything is sent').waitFor();
  const counted = (await unloadedOf(hash.slice(1))).toSorted((a, b) => a - b);
  expect(counted).toEqual(weights);
  expect(opened.problems.filter((problem) => problem.startsWith('error'))).toEqual([]);
  await opened.context.close();
});
