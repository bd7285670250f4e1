import { expect, test } from 'vitest';
import { renderApp } from '../setup/renderApp';

test('a signed-in visitor sees a screen of the main layout', async () => {
  const { screen, href } = await renderApp({ path: '/' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(href()).toBe('/dashboard');
});
