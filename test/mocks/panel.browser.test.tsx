import axios from 'axios';
import { expect, onTestFinished, test } from 'vitest';
import { client } from '@/api/client';
import { getListTrucksResponseMock, getListTrucksMockHandler } from '@/api/generated/trucks/trucks.msw';
import { historyWith, wantedBy } from '@/develop/mockUrl';
import { openViolations } from '@/develop/violations';
import { watchResponses } from '@/develop/watchResponses';
import { GENERATED, readContract } from '@/contract/contract';
import { mountPanel } from '@/develop/mount';
import type { PanelProps } from '@/develop/Panel';
import contractText from '../../openapi/dashboard.yaml?raw';
import { renderApp } from '../setup/renderApp';

const contract = readContract(contractText);

/** Hangs the panel for the time of the test. */
function hang(props: PanelProps) {
  onTestFinished(mountPanel(props));
  const inside = <T extends HTMLElement>(selector: string) =>
    document.querySelector<HTMLElement>('[data-mocks=panel]')?.shadowRoot?.querySelector<T>(selector);
  return { inside, launcher: () => inside('button')?.textContent };
}

/** Checks the answers of the app’s own client until the test is over. */
function watched() {
  const before = client.defaults.adapter;
  onTestFinished(() => {
    client.defaults.adapter = before ?? axios.defaults.adapter;
  });
  const violations = openViolations();
  watchResponses(client, contract, violations);
  return violations;
}

test('opens by keyboard, names the state and closes with Escape', async () => {
  const { mock } = await renderApp({ path: '/maintenance', as: null, scenario: { overrides: 'listTrucks:500' } });
  if (!mock) throw new Error('There is no mock.');
  const { inside, launcher } = hang({ mocks: { mock, wanted: wantedBy('?mock=listTrucks:500&seed=2') } });
  await expect.poll(launcher).toBe('Mocks: typical');
  inside('button')?.focus();
  inside('button')?.click();
  await expect.poll(() => inside('section')?.getAttribute('aria-label')).toBe('Mocks');
  expect(inside<HTMLInputElement>('input[type=radio]:checked')?.closest('label')?.textContent).toMatch(/^typical/);
  expect(inside<HTMLInputElement>('[aria-label=Overrides]')?.value).toBe('listTrucks:500');
  expect(inside('section')?.textContent).toContain('?mock=listTrucks:500&seed=2');
  // Passing over a scenario does not choose it.
  inside('input[type=radio][name=scenario]:not(:checked)')?.click();
  expect(location.search).not.toContain('scenario');
  inside('section')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  await expect.poll(() => inside('section')).toBeNull();
});

test('an answer that violates the contract is shown with operation, place, expected and got', async () => {
  const violations = watched();
  const { inside, launcher } = hang({ violations });
  const list = getListTrucksResponseMock();
  const [truck] = list.trucks;
  if (!truck) throw new Error('The mock has no trucks.');
  const { total_routes: _, ...rest } = list;
  const wrong = {
    ...rest,
    trucks: [1, 2, 3].map((id) => ({ ...truck, id, license_plate: `GL-X ${id}`, capacity: '18 t' })),
  };
  const app = await renderApp({
    path: '/dt/drivers',
    handlers: [getListTrucksMockHandler(wrong as unknown as typeof list)],
  });
  await expect.poll(() => app.requests.some((one) => one.includes('/api/drivers/'))).toBe(true);
  // What the generated handlers answer is what the contract says.
  expect(launcher()).toBe('Contract');
  await app.router.navigate({ href: '/dt/trucks' });
  await expect.poll(launcher).toBe('Contract · 2 violations');
  inside('button')?.click();
  const entry = (path: string) =>
    [...(inside('ul')?.querySelectorAll('li') ?? [])].find((one) => one.querySelector('code')?.textContent === path);
  await expect
    .poll(() => entry('trucks.0.capacity')?.textContent)
    .toMatch(
      /^listTrucks 200 trucks\.0\.capacity \(3 times\)Expectedmust be numberGot"18 t"RequestGET \/api\/trucks\/\?/,
    );
  expect(entry('total_routes')?.textContent).toMatch(/Expectedmust have required property 'total_routes'Gotnothing/);
  [...(inside('section')?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Clear')?.click();
  await expect.poll(() => inside('section')?.textContent).toContain('All responses so far are what the contract says.');
});

test('statuses, media types, addresses and refusals are checked as well, and the app gets them as they came', async () => {
  const violations = watched();
  const answers: Record<string, [status: number, type: string, body: string]> = {
    '/materials/': [418, 'application/json', '{}'],
    '/phones/': [200, 'text/html', '<p>Hello</p>'],
    '/nowhere/': [404, 'application/problem+json', '{"type":"about:blank","title":"Not Found","status":404}'],
    '/bins/7': [404, 'application/problem+json', '{"status":"404"}'],
    '/auth/log-out': [204, '', ''],
  };
  client.defaults.adapter = answerWith(answers);
  watchResponses(client, contract, violations);
  for (const [url, [status]] of Object.entries(answers)) {
    const method = url === '/auth/log-out' ? 'post' : 'get';
    const response = await client.request({ url, method, validateStatus: () => true });
    expect(response.status).toBe(status);
  }
  await expect.poll(() => violations.list().length).toBeGreaterThan(4);
  const found = violations
    .list()
    .map(({ operation, status, path, expected, got }) => [operation, status, path, expected, got]);
  expect(found).toContainEqual(['listMaterials', 418, 'status', '418 is not declared', '418']);
  expect(found).toContainEqual(['listPhones', 200, 'body', 'must be object', '"<p>Hello</p>"']);
  expect(found).toContainEqual(['listPhones', 200, 'content type', 'application/json', '"text/html"']);
  expect(found).toContainEqual(['none', 404, 'address', 'an operation of the contract', 'GET /api/nowhere/']);
  expect(found).toContainEqual(['getBin', 404, 'status', 'must be integer', '"404"']);
  expect(found.filter(([operation]) => operation === 'logOut')).toEqual([]);
});

test('a generated response is no violation, whatever the generator made of the contract', async () => {
  const violations = watched();
  client.defaults.adapter = (config) =>
    Promise.resolve({ status: 200, statusText: '', data: '{}', config, headers: { [GENERATED]: 'true' } });
  watchResponses(client, contract, violations);
  await client.get('/phones/');
  client.defaults.adapter = answerWith({ '/materials/': [418, 'application/json', '{}'] });
  watchResponses(client, contract, violations);
  await client.get('/materials/', { validateStatus: () => true });
  await expect.poll(() => violations.list().map(({ operation }) => operation)).toEqual(['listMaterials']);
});

test('the address keeps the state from page to page and over the way back, links included; the app does not see it', async () => {
  const state = 'scenario=empty&mock=listBins:500:delay20&seed=3';
  history.replaceState(null, '', `/dt/trucks?sort=-name&${state}`);
  const wanted = wantedBy(location.search);
  const app = await renderApp({ path: '', scenario: { scenario: wanted.scenario }, history: historyWith(wanted) });
  await expect.element(app.screen.getByText('There are no trucks yet.')).toBeVisible();
  expect(app.href()).toBe('/dt/trucks?sort=-name');
  expect(location.search).toBe(`?sort=-name&${state}`);
  const link = app.screen.getByRole('link', { name: 'Drivers' }).first();
  expect(link.element().getAttribute('href')).toBe(`/dt/drivers?${state}`);
  await link.click();
  await expect.element(app.screen.getByText('There are no drivers yet.')).toBeVisible();
  expect([location.pathname, location.search]).toEqual(['/dt/drivers', `?${state}`]);
  await app.router.navigate({ href: '/tours?q=Mitte%201' });
  await expect
    .poll(() => location.search)
    .toMatch(/^\?q=Mitte(\+|%20)1&scenario=empty&mock=listBins:500:delay20&seed=3$/);
  app.router.history.back();
  await expect.poll(() => location.pathname).toBe('/dt/drivers');
  expect(app.href()).toBe('/dt/drivers');
  expect(wantedBy(location.search)).toEqual(wanted);
});

/** An adapter that answers by path, as a backend would that does as it likes. */
const answerWith =
  (answers: Record<string, [status: number, type: string, body: string]>): typeof client.defaults.adapter =>
  async (config) => {
    const [status, type, data] = answers[config.url ?? ''] ?? answers[`/auth${config.url}`] ?? [500, '', ''];
    return { status, data, config, statusText: '', headers: { 'content-type': type } };
  };
