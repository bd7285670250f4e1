import { cdp } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../setup/renderApp';

const set = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
afterEach(() => set('none'));

test('in a contrast theme of the system levels keep their bars, and what is chosen differs from what is not', async () => {
  const { screen } = await renderApp({ path: '/complaints', scenario: {}, as: 'user' });
  await expect.element(screen.getByRole('row').nth(3)).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: /^Urgent/ })).toBeVisible();
  await set('active');
  const back = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  const chosen = [
    screen.getByRole('link', { name: 'Table' }),
    screen.getByRole('tab', { name: /^All/ }),
    screen.getByRole('navigation').first().getByRole('link', { name: 'Citizen Notifications' }),
  ];
  const others = [screen.getByRole('link', { name: 'Inbox' }), screen.getByRole('tab', { name: /^Urgent/ })];
  const backs = (these: typeof chosen) => new Set(these.map((one) => back(one.element())));
  await expect.poll(() => backs(chosen).size).toBe(1);
  for (const colour of backs(chosen)) await expect.poll(() => backs(others)).not.toContain(colour);

  const bins = await renderApp({ path: '/dt/bins', scenario: {}, as: 'user' });
  await expect.element(bins.screen.getByRole('row').nth(3)).toBeVisible();
  const bar = document.querySelector('.level-track');
  expect(getComputedStyle(bar ?? document.body).forcedColorAdjust).toBe('none');
});
