import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import type {
  AreaEnvelope,
  BinEnvelope,
  ComplaintList,
  LabelList,
  NotificationsEnvelope,
  StatisticEnvelope,
  StatName,
  TourEnvelope,
} from '../../src/api/generated/dashboard.schemas.ts';
import { browserForFile } from '../setup/browserPage.ts';
import { password, signIn, tapLater } from '../setup/journey.ts';

const { newPage } = browserForFile({ maps: false });
/** In the city of the demo, whose day may be another than that of this machine. */
const there = { timezoneId: 'Europe/Berlin' };
const phone = { ...there, viewport: { width: 390, height: 800 }, locale: 'en-GB' };
/** The day in the city of the demo. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Calls of an administrator, beside the browsers. @throws what the server says where it refuses */
async function administrator() {
  const call = async <T>(path: string, body?: object, token = ''): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${inject('productUrl')}/api${path}`, { headers, ...sent });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { atk } = await call<{ atk: string }>('/auth/log-in', { email: 'admin@demo.test', password });
  return <T>(path: string, body?: object) => call<T>(path, body, atk);
}

/** An area of its own with two places, a container at each, and a tour of today that goes to the second. */
async function smallWorld(ask: Awaited<ReturnType<typeof administrator>>) {
  const { area } = await ask<AreaEnvelope>('/areas/', { name: 'Loop' });
  const place = { city: 'Glasfurt', street: 'Ring 1', location_type: 'public', is_active: true };
  for (const [key, name, latitude] of [
    ['LOOP/1', 'Kreisplatz', 51.9001],
    ['LOOP/2', 'Ringhof', 51.905],
  ] as const) {
    const where = { latitude, longitude: 8.01, disposition_area_id: area.id };
    await ask('/locations/', { ...place, ...where, location_id: key, location_name: name });
    const glass = { material_type: '11', construction_type: 'igloo', location_id: key };
    await ask<BinEnvelope>('/bins/', { ...glass, container_id: `${key}-W` });
  }
  const truck = { license_plate: 'LO OP 1', name: 'Kreisel', capacity: 12, number_of_compartments: 2 };
  await ask('/trucks/', { ...truck, default_disposition_area_id: area.id });
  const plan = { route_name: 'Loop 1', license_plate: 'LO OP 1', date: today(), material_type: ['11'] };
  const stops = [{ location_id: 'LOOP/2' }];
  const { tour } = await ask<TourEnvelope>('/tours/', { ...plan, disposition_area_id: area.id, stops });
  return { area: area.id, tour: tour.tour.id };
}

const tap = (page: Page, name: string | RegExp) => tapLater(page.getByRole('button', { name }).first());

test('a citizen reports, the dispatcher plans, a driver empties half of it without a network: the case ends and all figures agree', async () => {
  const ask = await administrator();
  const { area, tour } = await smallWorld(ask);
  const { labels } = await ask<LabelList>(`/locations/labels?disposition_area_ids=${area}`);
  const code = labels.find(({ location_id }) => location_id === 'LOOP/1')?.report_code;
  const [citizen, dispatcher, driver] = [
    await newPage(phone),
    await newPage(there),
    await newPage({ ...phone, serviceWorkers: 'allow' }),
  ];

  await dispatcher.page.goto(`/complaints?areas=${area}`);
  await signIn(dispatcher.page, 'admin');
  await dispatcher.page.getByText('Inbox', { exact: true }).click();
  await dispatcher.page.getByText('Nothing is waiting for you.').waitFor();

  await citizen.page.goto(`/report/${code}`);
  await tap(citizen.page, /White glass/);
  await tap(citizen.page, 'Overflowing');
  await tap(citizen.page, 'Send the report');
  await citizen.page.getByRole('heading', { name: 'Thank you!' }).waitFor();

  // It arrives by itself, and goes onto the tour.
  const one = dispatcher.page.getByRole('list', { name: 'Cases' }).getByRole('link', { name: /Kreisplatz/ });
  await one.click();
  await tap(dispatcher.page, 'Add to tour…');
  await dispatcher.page.getByRole('dialog').getByRole('button', { name: 'Add to Loop 1' }).click();
  await dispatcher.page.getByText(/Kreisplatz is stop \d of Loop 1/).waitFor();
  await citizen.page.goto(`/report/${code}`);
  await citizen.page.getByText(/Collection planned: today/).waitFor();

  const office = await dispatcher.context.newPage();
  await office.goto(`/tours?id=${tour}&details=true`);
  await tap(office, 'Make a link');
  const link = new URL(await office.getByRole('textbox', { name: 'Link' }).inputValue());
  await office.close();
  await driver.page.goto(`/drive${link.hash}`);
  await driver.page.getByRole('heading', { name: 'Loop 1' }).waitFor();
  await driver.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await tap(driver.page, 'Start the tour');
  await driver.page.getByText('Everything is sent').waitFor();

  await driver.context.setOffline(true);
  // The page starts without a network too.
  await driver.page.reload();
  await driver.page.getByRole('heading', { name: 'Loop 1' }).waitFor();
  await driver.page.getByText(/No connection/).waitFor();
  // The place of the case lies on the way.
  for (const [container, level] of [
    ['LOOP/1-W', 'Overflowing'],
    ['LOOP/2-W', 'Half'],
  ] as const) {
    await tap(driver.page, `Record ${container}`);
    await tap(driver.page, level);
    await tap(driver.page, 'Emptied');
    await driver.page
      .getByText(/^Emptied at/)
      .first()
      .waitFor();
    if (level === 'Overflowing') await tap(driver.page, 'To the next stop');
  }
  await driver.page.getByText(/No connection/).waitFor();
  await one.waitFor();
  await driver.context.setOffline(false);
  await driver.page.getByText('Everything is sent').waitFor();

  // The case ends before the eyes of the dispatcher.
  await one.waitFor({ state: 'detached' });
  await driver.context.setOffline(true);
  await tap(driver.page, 'Unload');
  await driver.page.getByLabel('Weight (t)').fill('1.25');
  await driver.page.getByLabel('Plant').fill('Hafen');
  await tap(driver.page, 'Save');
  await tap(driver.page, 'End the tour');
  await tap(driver.page, 'End it now');
  await driver.page.getByText('The tour is over. Thank you!').waitFor();
  await driver.context.setOffline(false);
  await driver.page.getByText('Everything is sent').waitFor();

  // The notification, the tour and the statistics say what the events of the tour say.
  const { route_events: events, unloadings } = (await ask<NotificationsEnvelope>(`/notifications/?tour_id=${tour}`))
    .notifications;
  expect(unloadings.map(({ weight }) => weight)).toEqual([1.25]);
  const levels = events.map(({ level }) => level).toSorted((a, b) => a - b);
  expect(levels).toEqual([50, 130]);
  const { complaints } = await ask<ComplaintList>(`/complaints/?disposition_area_ids=${area}`);
  const emptied = events.find(({ level }) => level === 130);
  expect(complaints).toMatchObject([
    { status: 'closed', closed_at: emptied?.recorded_at, emptied_fill_level: 'pickup_immediately', channel: 'web' },
  ]);
  const { tour: whole } = await ask<TourEnvelope>(`/tours/${tour}`);
  const { started_at, finished_at } = whole.tour;
  expect(whole.tour).toMatchObject({ status: 'completed', planned: 2, picked_up: 2, overflowing: 1, tons: 1.25 });
  const figure = async (name: StatName) => {
    const period = `start=${today()}&end=${today()}&disposition_area_ids=${area}`;
    return (await ask<StatisticEnvelope>(`/general/${name}?${period}`)).result.value;
  };
  expect(await figure('avg-fill-level')).toBe(90);
  expect(await figure('overspilled-waste')).toBe(1);
  expect(await figure('num-routes')).toBe(1);
  expect(await figure('total-tons-picked-up')).toBe(1.25);
  const hours = (Date.parse(finished_at ?? '') - Date.parse(started_at ?? '')) / 3_600_000;
  expect(await figure('time-consumption')).toBeCloseTo(hours, 2);
  await dispatcher.page.getByRole('link', { name: 'Home' }).first().click();
  const cards = dispatcher.page.getByRole('group', { name: 'Statistics' }).getByRole('group');
  for (const [name, value] of [
    ['Average fill level', '90'],
    ['Overspilled containers', '1'],
    ['Number of routes', '1'],
    ['Total tons collected', '1.25'],
  ] as const)
    await cards.filter({ hasText: name }).getByText(value, { exact: true }).first().waitFor();
  expect([...citizen.problems, ...dispatcher.problems, ...driver.problems]).toEqual([]);
  for (const { context } of [citizen, dispatcher, driver]) await context.close();
});
