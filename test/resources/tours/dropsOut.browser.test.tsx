import { http } from 'msw';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { getListLocationsMockHandler } from '@/api/generated/locations/locations.msw';
import { getGetTourMockHandler, getGetTourStatisticsMockHandler } from '@/api/generated/tours/tours.msw';
import { makeLocation, makeStop, makeTourDetail } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { reasonOf } from '../../setup/reason';
import { renderApp } from '../../setup/renderApp';
import { handlers, tour } from './world';

test('who may not change tours sees what can be done about a disruption and with stops, and why it is not theirs', async () => {
  await page.viewport(1100, 800);
  const ahead = tour(5, { status: 'planned', date: '2026-11-24' });
  const stop = makeStop({ location_id: '07/12', location_name: 'Hafenstraße 1', state: 'planned' });
  const { screen } = await renderApp({
    path: '/tours?id=5&details=true',
    as: 'viewer',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getGetTourMockHandler({
        tour: makeTourDetail({ tour: ahead, stops: [stop] }),
      }),
      ...handlers,
    ],
  });
  for (const name of ['Disruption', 'Take Hafenstraße 1 out of the tour'])
    expect(await reasonOf(screen.getByRole('button', { name }))).toBe('You can view tours but not change them');
});

const lane = (id: number) => makeLocation({ id, location_id: `09/${id}`, location_name: `Lärchenweg ${id}` });

test('a stop at a location that is none is told at its field, and what was typed stays; others are suggested', async () => {
  const stop = makeStop({ location_id: '07/12', location_name: 'Hafenstraße 1', state: 'planned' });
  const errors = [{ path: 'query.pairs', message: 'There is no location Lärch.' }];
  const { screen } = await renderApp({
    path: '/tours?id=5&details=true',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getGetTourMockHandler({
        tour: makeTourDetail({ tour: tour(5, { status: 'planned', date: '2026-11-24' }), stops: [stop] }),
      }),
      getListLocationsMockHandler(({ request }) => {
        const { searchParams } = new URL(request.url);
        const many = { locations: [10, 11, 12, 13, 14, 15, 16, 17].map((id) => lane(id)), total_routes: 9 };
        if (searchParams.get('q') === '09/1') return many;
        const isOne = searchParams.get('location_id') === '09/1';
        const locations = isOne ? [lane(1)] : searchParams.get('q') === 'Lä' ? [7, 8].map((id) => lane(id)) : [];
        return { locations, total_routes: locations.length };
      }),
      http.get('*/api/locations/distance-matrix-multiple', () => problem(422, { detail: errors[0]?.message, errors })),
      ...handlers,
    ],
  });
  await screen.getByRole('button', { name: 'Add a stop' }).click();
  const place = screen.getByRole('dialog', { name: 'Add a stop' }).getByRole('combobox', { name: 'Location' });
  await place.fill('Lä');
  await screen.getByRole('option', { name: /09\/8.*Lärchenweg 8/u }).click();
  await expect.element(place).toHaveValue('09/8');
  await place.fill('Lärch');
  await screen.getByRole('dialog').getByRole('button', { name: 'Add a stop' }).click();
  await expect.element(place).toHaveAccessibleDescription('Not accepted: There is no location Lärch.');
  await expect.element(place).toHaveValue('Lärch');
  // A whole key is meant itself, although others that contain it come first.
  await place.fill('09/1');
  await expect.element(place).toHaveAccessibleDescription(/Lärchenweg 1\b/u);
  await userEvent.keyboard('{Enter}');
  await expect.element(place).toHaveAccessibleDescription('Not accepted: There is no location Lärch.');
  await expect.element(place).toHaveValue('09/1');
});
