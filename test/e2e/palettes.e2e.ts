import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage';
import { notify, signIn } from '../setup/journey';
import { goTo, OPEN_PAGES, SCREENS } from '../setup/screens';
import { closeLayer, LAYERS, openLayer } from './a11y/layers';
import { inspect, LOOKS } from './a11y/looks';

const { newPage } = browserForFile({ maps: false });

test('every page, dialog and drawer in every palette, light and dark', { timeout: 1_200_000 }, async () => {
  const { page, context, problems } = await newPage({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of OPEN_PAGES) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root h1').waitFor();
    faults.push(...(await inspect(page, path, LOOKS)));
  }
  await page.goto('/auth/login');
  await signIn(page, 'admin');
  await page.getByRole('navigation').first().waitFor();
  await notify(page);
  for (const screen of SCREENS) {
    await goTo(page, screen);
    faults.push(...(await inspect(page, screen.path, LOOKS)));
  }
  for (const layer of LAYERS) {
    await openLayer(page, layer);
    faults.push(...(await inspect(page, layer.name, LOOKS)));
    await closeLayer(page);
  }
  expect(faults).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
