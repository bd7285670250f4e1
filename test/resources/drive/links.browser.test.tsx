import { deleteDB } from 'idb';
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

test('a link that is opened where another tour is shown opens its own, and its token leaves the URL', async () => {
  const { server, handlers } = fakeServer();
  const history = createMemoryHistory({ initialEntries: ['/drive#token-of-the-link-of-this-morning'] });
  const { screen, href } = await renderApp({ path: '/drive', as: null, handlers, history });
  await expect.element(screen.getByRole('heading', { name: 'Nord 1 Mi' })).toBeVisible();
  server.tour = { ...server.tour, id: 8, route_name: 'Süd 2 Mi' };
  history.push('/drive#token-of-the-link-of-this-afternoon');
  await expect.element(screen.getByRole('heading', { name: 'Süd 2 Mi' })).toBeVisible();
  expect(href()).toBe('/drive');
});
