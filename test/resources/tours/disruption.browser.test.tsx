import { delay, http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import type { Disruption, DisruptionOption, ProposedTour } from '@/api/generated/dashboard.schemas';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { plusDays, today } from '@/i18n/dates';
import { axeFindings } from '../../setup/axe';
import { makeDriver, makeTruck } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { isStale } from '@/api/stale';
import { renderApp } from '../../setup/renderApp';
import { tour as tourOf } from './world';

const DAY = '2026-11-24';
const trucks = ['GL-AW 21', 'GL-AW 34'].map((license_plate, n) => ({ license_plate, name: `Kran ${n + 1}` }));
const drivers = [{ driver_id: 'F-01', name: 'Jana Roth' }];
const tour = (plate: string, day: string, tour_id: number | null = null): ProposedTour => ({
  ...{ tour_id, license_plate: plate, driver_id: 'F-01', disposition_area_id: 1, material_type: ['11'] },
  conflicts: [],
  ...{ ends_at: `${day}T13:00:00.000Z`, km: 30, hours: 5, lifts: 2, tonnes: 3, unloadings: [`${day}T12:00:00.000Z`] },
  stops: [
    {
      ...{ location_id: '07/11', location_name: 'Am Markt', latitude: 51.9, longitude: 7.6 },
      ...{ planned_at: `${day}T07:10:00.000Z`, container_ids: ['07/11-W1', '07/11-W2'] },
    },
  ],
});
const option = (kind: DisruptionOption['option'], more: Partial<DisruptionOption>): DisruptionOption => ({
  ...{ option: kind, km: 12.5, hours: 2, lifts: 2, overflows: 0, tours: [], left_out: [] },
  ...more,
});
const open: Disruption = {
  ...{ id: 7, date: DAY, license_plate: 'GL-AW 21', driver_id: null, state: 'open', option: null, tour_ids: [] },
  tours: [
    {
      ...{ id: 3, route_name: 'Nord 1', status: 'in_progress', license_plate: 'GL-AW 21', driver_id: 'F-01' },
      stops_left: 4,
    },
  ],
  containers: Array.from({ length: 10 }, (_, n) => ({
    ...{ container_id: `07/1${n}-W1`, location_id: `07/1${n}`, location_name: `Platz ${n}`, material_type: '11' },
    ...{ level: 96, full_at: `2026-11-24T1${n}:00:00.000Z`, next_chance: '2026-11-25T05:00:00.000Z' },
  })),
  containers_left: 14,
  options: [
    option('another_pair', { km: 41.2 }),
    option('split', {
      ...{ tours: [tour('GL-AW 34', DAY, 5)], overflows: 1 },
      left_out: [
        {
          container_id: '09/01-G1',
          location_id: '09/01',
          material_type: '12',
          disposition_area_id: 1,
          reason: 'no_time_left',
        },
      ],
    }),
    option('tomorrow', { tours: [tour('GL-AW 34', '2026-11-25')], overflows: 3 }),
  ],
  created_at: '2026-11-23T09:00:00.000Z',
};

/** A server that was asked once: what it was asked for, and how it answers what follows. */
function server({ found = open, refused }: { found?: Disruption; refused?: 'apply' | 'undo' } = {}) {
  const asked: string[] = [];
  let now = found;
  const answer = (status = 200) => HttpResponse.json({ disruption: now }, { status });
  const stale = () => problem(409, { errors: [{ path: 'tours.5', message: 'has gone on' }] });
  const handlers = [
    http.get('*/api/trucks/', () =>
      HttpResponse.json({ trucks: trucks.map((one) => makeTruck(one)), total_routes: trucks.length }),
    ),
    http.get('*/api/drivers/', () =>
      HttpResponse.json({ drivers: drivers.map((one) => makeDriver(one)), total_routes: drivers.length }),
    ),
    http.post('*/api/disruptions/', async ({ request }) => {
      asked.push(JSON.stringify(await request.json()));
      return answer(201);
    }),
    http.get('*/api/disruptions/:id', () => answer()),
    http.post('*/api/disruptions/:id/apply', async ({ request }) => {
      const { option: kind } = (await request.json()) as { option: DisruptionOption['option'] };
      asked.push(`apply ${kind}`);
      if (refused === 'apply') return stale();
      now = { ...found, state: 'applied', option: kind, tour_ids: [5] };
      return answer();
    }),
    http.post('*/api/disruptions/:id/undo', async () => {
      asked.push('undo');
      await delay(100);
      if (refused === 'undo') return stale();
      now = found;
      return answer();
    }),
  ];
  return {
    asked,
    handlers,
    /** What somebody else makes of it. */
    become: (next: Disruption) => (now = next),
  };
}

test('a truck drops out: tours, containers, ways with their cost; one press changes shifts and tours, one takes it back', async () => {
  const { asked, handlers } = server();
  const { screen, href } = await renderApp({ path: `/tours/disruption?date=${DAY}`, handlers });
  await expect.element(screen.getByText(/^Say which truck or which driver drops out/)).toBeVisible();
  const ask = screen.getByRole('button', { name: 'Show what can be done' });
  await expect.element(ask).toBeDisabled();
  await screen.getByRole('combobox', { name: 'Truck' }).selectOptions('GL-AW 21 · Kran 1');
  await ask.click();
  await expect.element(screen.getByText('1 tour is left without GL-AW 21')).toBeVisible();
  expect(asked).toEqual([JSON.stringify({ date: DAY, license_plate: 'GL-AW 21' })]);
  expect(href()).toContain('id=7');
  await expect.element(screen.getByText('4 stops left')).toBeVisible();
  await expect.element(screen.getByText('10 containers of 14 would be full before the next chance')).toBeVisible();
  await expect.element(screen.getByText('Platz 9')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show all 10' }).click();
  await expect.element(screen.getByText('Platz 9')).toBeVisible();

  const ways = screen.getByRole('group', { name: 'What can be done' });
  await expect.element(ways.getByRole('button', { name: /Another truck and driver/ })).toBeDisabled();
  // The way with the fewest overflows is chosen.
  const split = ways.getByRole('button', { name: /Split among other tours/ });
  await expect.element(split).toHaveAttribute('aria-pressed', 'true');
  await expect.element(split).toHaveTextContent('+ 12.5 km+ 2 h · 2 of 14 containers emptied');
  await expect.element(screen.getByText('no time left in the shifts: 1 container')).toBeVisible();
  await ways.getByRole('button', { name: /^Move to .*25/ }).click();
  await expect.element(screen.getByText('GL-AW 34 · Jana Roth')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);

  await screen.getByRole('button', { name: 'Change shifts and tours' }).click();
  await expect.element(screen.getByText(/^Shifts and tours are changed: Move to another day. 1 tour/)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Shifts and tours are as they were.')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'What can be done' })).toBeVisible();
  expect(asked.slice(1)).toEqual(['apply tomorrow', 'undo']);
});

test('what has changed meanwhile is said where it was pressed, and the ways stay on screen', async () => {
  const { handlers } = server({ refused: 'apply' });
  const { screen } = await renderApp({ path: '/tours/disruption?id=7', handlers });
  await screen.getByRole('button', { name: 'Change shifts and tours' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Meanwhile tours or shifts have changed. Ask again.');
  await expect.element(screen.getByRole('group', { name: 'What can be done' })).toBeVisible();
});

test('what has gone on cannot be undone', async () => {
  const found: Disruption = { ...open, state: 'applied', option: 'split', tour_ids: [5] };
  const { handlers } = server({ found, refused: 'undo' });
  const { screen } = await renderApp({ path: '/tours/disruption?id=7', handlers });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It cannot be undone any more');
  await expect.element(undo).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: 'Show tours' })).toBeVisible();
});

test('what somebody else decides or takes back meanwhile is shown and said, also to who presses a moment later', async () => {
  const { handlers, become } = server({ refused: 'apply' });
  const { screen, queryClient } = await renderApp({ path: '/tours/disruption?id=7', handlers });
  const said = screen.getByText('Somebody else has decided meanwhile: this is how it is now.');
  const stale = /^Meanwhile tours or shifts have changed/u;
  const confirm = screen.getByRole('button', { name: 'Change shifts and tours' });
  await expect.element(confirm).toBeVisible();
  become({ ...open, state: 'applied', option: 'tomorrow', tour_ids: [5] });
  await confirm.click();
  await expect.element(said).toBeVisible();
  await expect.element(screen.getByText(/^Shifts and tours are changed: Move to another day/)).toBeVisible();
  await expect.element(screen.getByText(stale)).not.toBeInTheDocument();
  become(open);
  const isOfTours = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    isStale(queryKey, { resource: 'tours', ids: [5] });
  await queryClient.invalidateQueries({ predicate: isOfTours });
  await expect.element(confirm).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(screen.getByText(stale)).not.toBeInTheDocument();
});

test('what was applied without a response is not said to be somebody else’s doing', async () => {
  const { handlers, become } = server();
  const lost = http.post('*/api/disruptions/:id/apply', () => {
    become({ ...open, state: 'applied', option: 'tomorrow', tour_ids: [5] });
    return HttpResponse.error();
  });
  const { screen } = await renderApp({ path: '/tours/disruption?id=7', handlers: [lost, ...handlers] });
  await screen.getByRole('button', { name: 'Change shifts and tours' }).click();
  await expect.element(screen.getByText(/^Shifts and tours are changed: Move to another day/)).toBeVisible();
  await expect.element(screen.getByText(/^Somebody else has decided/)).not.toBeInTheDocument();
});

test('where nobody can take over, the shifts of the day are the next step', async () => {
  const found = { ...open, options: open.options.map((one) => ({ ...one, tours: [] })) };
  const { screen } = await renderApp({ path: '/tours/disruption?id=7&license_plate=GL-AW+21', ...server({ found }) });
  await expect.element(screen.getByText(/^Nobody can take over\. Plan another truck or driver/)).toBeVisible();
  const shifts = screen.getByRole('link', { name: 'Shifts of the day' });
  await expect.element(shifts).toHaveAttribute('href', `/resources?date=${DAY}`);
  await expect.element(screen.getByRole('button', { name: 'Change shifts and tours' })).not.toBeInTheDocument();
});

test('without a tour, and failing; in German', async () => {
  const none = { ...open, license_plate: null, driver_id: 'F-01', tours: [], containers: [], options: [] };
  const { handlers } = server({ found: none });
  const { screen, use } = await renderApp({ path: `/tours/disruption?id=7&driver_id=F-01`, handlers, language: 'de' });
  await expect.element(screen.getByText(/^Fällt Jana Roth aus, ist am 24\. Nov\. 2026 keine Tour/u)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Schichten des Tages' })).toBeVisible();
  const undriven = screen.getByRole('link', { name: 'Touren ohne Fahrer' });
  await expect.element(undriven).toHaveAttribute('href', expect.stringMatching(`has_driver=false.*start=${DAY}`));
  use(http.post('*/api/disruptions/', () => problem(500)));
  await screen.getByRole('button', { name: 'Neu fragen' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nicht ausgeführt:');
  // It says nothing of somebody else.
  await screen.getByRole('radiogroup').getByText('Fahrzeug').click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('from the shifts of a day that is over, today is asked for', async () => {
  const { asked, handlers } = server();
  const { screen } = await renderApp({ path: '/tours/disruption?date=2026-11-10&license_plate=GL-AW+21', handlers });
  await screen.getByRole('button', { name: 'Show what can be done' }).click();
  await expect.element(screen.getByText('4 stops left')).toBeVisible();
  expect(asked).toEqual([JSON.stringify({ date: '2026-11-23', license_plate: 'GL-AW 21' })]);
});

test('who may not plan tours is told so', async () => {
  const { handlers } = server();
  const { screen } = await renderApp({ path: '/tours/disruption', as: 'viewer', handlers });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You do not have permission');
});

test('of a truck that is still on yesterday’s tour, what can be done is asked for by that day', async () => {
  const [date, yesterday] = [today(), plusDays(today(), -1)];
  const night = tourOf(9, { date: yesterday, status: 'in_progress', license_plate: 'GL-AW 21' });
  const { screen, href } = await renderApp({
    path: `/tours/disruption?date=${date}&license_plate=GL-AW 34`,
    handlers: [getListToursMockHandler({ tours: [night], total_routes: 1 }), ...server().handlers],
  });
  await expect.element(screen.getByRole('option', { name: /GL-AW 34/ })).toBeInTheDocument();
  await expect.element(screen.getByText(/is still under way/)).not.toBeInTheDocument();
  await screen.getByLabelText('Truck', { exact: true }).last().selectOptions('GL-AW 21 · Kran 1');
  await expect.element(screen.getByText(/^Nord 9 of .* is still under way/)).toBeVisible();
  await screen.getByRole('link', { name: 'What can be done about it' }).click();
  await expect.poll(href).toContain(`date=${yesterday}`);
});
