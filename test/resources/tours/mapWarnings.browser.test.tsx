import { expect, test, vi } from 'vitest';
import { setSettings } from '@/theme/settings';
import { drawn, frame, patient, untilMarked } from '../../map/kit';
import { renderApp } from '../../setup/renderApp';
import { handlers } from './world';

const sitesShown = async () => {
  await expect.poll(() => document.querySelector('[data-map-phase=ready]'), patient).not.toBeNull();
  await expect.poll(() => drawn('kit-sites').features.length, patient).toBeGreaterThan(0);
};

test('the map of sites and of a tour leaves no warning in the console, in light and in dark', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { screen } = await renderApp({ path: '/tours', handlers });
  await screen.getByRole('button', { name: 'Show map' }).click();
  await sitesShown();
  const epoch = frame().dataset.mapEpoch;
  setSettings({ themeMode: 'dark' });
  await expect.poll(() => frame().dataset.mapEpoch, patient).not.toBe(epoch);
  await sitesShown();
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  await screen.getByText('Nord 1', { exact: true }).click();
  await untilMarked(4, 'stop');
  await screen.getByRole('button', { name: 'Show all locations' }).click();
  await sitesShown();
  expect(warned.mock.calls.map(([first]) => String(first))).toEqual([]);
}, 90_000);
