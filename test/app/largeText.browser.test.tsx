import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../setup/renderApp';

beforeEach(async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
});
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

/** How many lines the text of an element takes. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

test('with text of twice the size a phone shows the counts of the urgent list in one piece', async () => {
  const { screen } = await renderApp({ path: '/tours/plan', scenario: {} });
  const counts = screen.getByRole('group', { name: 'Containers by urgency' }).getByRole('button');
  await expect
    .poll(() => counts.elements().map(({ textContent }) => /^\d{2}/u.test(textContent ?? '')))
    .toContain(true);
  expect(counts.elements().map((button) => linesOf(button.firstElementChild as Element))).toEqual(
    counts.elements().map(() => 1),
  );
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('with text of twice the size the choices of the display settings stay within their tiles', async () => {
  const { screen } = await renderApp({ path: '/dt/trucks', scenario: {}, language: 'de' });
  await screen.getByRole('button', { name: 'Darstellung' }).click();
  const tiles = screen.getByRole('dialog').getByRole('radio');
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(8);
  const outside = tiles.elements().filter((radio) => {
    const tile = radio.closest('label') as HTMLElement;
    return tile.scrollWidth > tile.clientWidth + 1;
  });
  expect(outside.map((radio) => radio.closest('label')?.textContent)).toEqual([]);
});
