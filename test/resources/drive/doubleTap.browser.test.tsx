import { deleteDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { doubleTap, taps } from '../../setup/taps';
import { fakeServer } from './world';

test('a double tap does nothing to the next stop', async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  const { server, handlers } = fakeServer();
  const { screen } = await renderApp({ path: '/drive#token-of-a-link-for-double-taps', as: null, handlers });
  await taps(screen)('Skip this stop');
  await expect.element(screen.getByRole('heading', { name: 'Bahnhof' })).toHaveFocus();
  const isHeading = (name: string) => document.querySelector('h2')?.textContent === name;
  await doubleTap(screen.getByRole('button', { name: 'Skip this stop' }).element(), () => isHeading('Hafen'));
  await expect.element(screen.getByText('Everything is sent')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Hafen' })).toBeVisible();
  expect([...server.rows.values()].map(({ location_id }) => location_id)).toEqual(['07/01', '07/02']);
  await taps(screen)('Skip this stop');
  await expect.poll(() => server.rows.size).toBe(3);
});
