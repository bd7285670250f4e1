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
  // Its icons are seen there without being pointed at: not on top of another column.
  const actions = document.querySelector('.dt tbody tr:last-child .dt-actions');
  expect(back(actions)).toBe(back(document.querySelector('.dt tbody tr')));
});

test('in a contrast theme the open case and a chosen setting differ from the others', async () => {
  const { screen } = await renderApp({ path: '/complaints/inbox', scenario: {}, as: 'user' });
  const cases = screen.getByRole('list', { name: 'Cases' }).getByRole('link');
  await cases.nth(1).click();
  await expect.element(cases.nth(1)).toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: 'Display settings' }).click();
  const tile = (name: string) => screen.getByText(name, { exact: true }).element().closest('[data-part=item]');
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeInTheDocument();
  await set('active');
  const back = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  await expect.poll(() => back(tile('Light'))).not.toBe(back(tile('Dark')));
  const [other, open] = document.querySelectorAll('[aria-label=Cases] a > *');
  await expect.poll(() => back(open ?? null)).toBe(back(tile('Light')));
  expect(back(other ?? null)).not.toBe(back(open ?? null));
});
