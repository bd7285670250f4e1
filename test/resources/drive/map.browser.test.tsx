import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { fakeServer } from './world';

test('on a phone the buttons of the map are as high as all others of the page', async () => {
  await page.viewport(390, 844);
  const { handlers } = fakeServer();
  const { screen } = await renderApp({ path: '/drive#token-of-the-link-of-a-map', as: null, handlers });
  await taps(screen)('Map');
  const controls = screen.getByRole('group', { name: 'Map controls' });
  await expect.element(controls.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const heights = controls
    .getByRole('button')
    .elements()
    .map((one) => one.getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
  await page.viewport(1280, 800);
});
