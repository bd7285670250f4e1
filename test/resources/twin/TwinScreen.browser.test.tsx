import { http } from 'msw';
import { expect, test } from 'vitest';
import { renderApp } from '../../setup/renderApp';
import { problem } from '../../setup/problem';
import { axeFindings } from '../../setup/axe';
import { fleetWorld, siteWorld } from '../world';

test('counts what there is and what needs attention, and each leads to its rows', async () => {
  const handlers = [http.get('*/api/trucks/', () => problem(500)), ...siteWorld(30).handlers, ...fleetWorld().handlers];
  const { screen, href } = await renderApp({ path: '/dt', handlers, as: 'viewer' });
  const section = (name: string) => screen.getByRole('region', { name, exact: true });
  await expect.element(section('Locations')).toHaveTextContent('30');
  await expect.element(section('Locations').getByRole('link', { name: '7 inactive locations' })).toBeVisible();
  await expect
    .element(section('Containers').getByRole('link', { name: '1 container without a location' }))
    .toBeVisible();
  await expect.element(section('Drivers').getByRole('link', { name: '1 driver not available' })).toBeVisible();
  await expect.element(section('Drivers').getByRole('link', { name: '2 drivers without a phone' })).toBeVisible();
  await expect.element(section('Trucks')).toHaveTextContent('Not available');
  expect(await axeFindings()).toEqual([]);
  await section('Locations').getByRole('link', { name: '7 inactive locations' }).click();
  await expect.element(screen.getByText('1 to 7 of 7')).toBeVisible();
  expect(href()).toBe('/dt/locations?is_active=false');
});
