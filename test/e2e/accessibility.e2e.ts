import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage';
import { notify, signIn } from '../setup/journey';
import { goTo, OPEN_PAGES, SCREENS } from '../setup/screens';
import { cutOff, obscured } from './a11y/findings';
import { closeLayer, LAYERS, openLayer } from './a11y/layers';
import { inspect, type Look, LOOKS, looksOf, wear } from './a11y/looks';
import { nameFaults } from './a11y/names';

const { newPage } = browserForFile({ maps: false });
let page: Page;
let problems: string[];
/** What moved although the reader asked for less motion. */
const moved: string[] = [];

beforeAll(async () => {
  ({ page, problems } = await newPage({ reducedMotion: 'reduce' }));
  page.setDefaultTimeout(15_000);
  await page.exposeFunction('noteMotion', (what: string) => void moved.push(what));
  await page.addInitScript(() => {
    const { noteMotion } = window as unknown as { noteMotion: (what: string) => void };
    let asked = false;
    // All at once in the next frame: to ask each element by itself is to lay out the page for each.
    const look = () => {
      asked = false;
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 1) continue;
        noteMotion(effect.target?.outerHTML.slice(0, 160) ?? 'something');
      }
    };
    const ask = () => {
      if (!asked) requestAnimationFrame(look);
      asked = true;
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, ask, true);
  });
});
afterAll(() => page.context().close());

test('all that can be worked with on the pages before sign-in has a name of its own', async () => {
  const faults: string[] = [];
  for (const path of OPEN_PAGES) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root h1').waitFor();
    faults.push(...(await nameFaults(page)).map((line) => `${path}: ${line}`));
  }
  expect(faults).toEqual([]);
});

test('axe finds nothing on any screen, in light, dark, high contrast, palettes and both directions; all has a name', async () => {
  await page.goto('/auth/login');
  await signIn(page, 'admin');
  await page.getByRole('navigation').first().waitFor();
  await notify(page);
  const faults: string[] = [];
  for (const [index, screen] of SCREENS.entries()) {
    await goTo(page, screen);
    faults.push(...(await inspect(page, screen.path, looksOf(index + 3, 2))));
    faults.push(...(await nameFaults(page)).map((line) => `${screen.path}: ${line}`));
    faults.push(...(await obscured(page)).map((line) => `${screen.path}: ${line}`));
  }
  expect(faults).toEqual([]);
});

test('axe finds nothing in dialogs and drawers, and all in them has a name', async () => {
  const faults: string[] = [];
  for (const [index, layer] of LAYERS.entries()) {
    await openLayer(page, layer);
    faults.push(...(await inspect(page, layer.name, looksOf(index, 1))));
    faults.push(...(await nameFaults(page)).map((line) => `${layer.name}: ${line}`));
    await closeLayer(page);
  }
  expect(faults).toEqual([]);
});

test('magnified to 200 % nothing is cut off and no page scrolls sideways', async () => {
  await wear(page, { ...(LOOKS[0] as Look), themeDirection: 'ltr' });
  await page.setViewportSize({ width: 640, height: 400 });
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await goTo(page, screen);
    faults.push(...(await cutOff(page)).map((line) => `${screen.path}: ${line}`));
    faults.push(...(await obscured(page)).map((line) => `${screen.path}: ${line}`));
  }
  for (const layer of LAYERS.filter(({ name }) => name.startsWith('create'))) {
    await openLayer(page, layer);
    faults.push(...(await cutOff(page)).map((line) => `${layer.name}: ${line}`));
    // The button that saves can be reached.
    const save = page.getByRole('dialog').getByRole('button').last();
    await save.scrollIntoViewIfNeeded();
    const box = await save.boundingBox();
    if (!box || box.y + box.height > 400) faults.push(`${layer.name}: its last button is below the window`);
    await closeLayer(page);
  }
  expect(faults).toEqual([]);
});

test('who asks for less motion sees none, on any of these screens and dialogs', async () => {
  // What moves is noted with the frame after its start.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect([...new Set(moved)]).toEqual([]);
  expect(problems).toEqual([]);
});
