import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage';
import { OPEN_PAGES } from '../setup/screens';
import { nameFaults } from './a11y/names';

const { newPage } = browserForFile({ maps: false });

test('all that can be worked with on the pages before sign-in has a name of its own', async () => {
  const { page, context, problems } = await newPage({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of OPEN_PAGES) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root h1').waitFor();
    faults.push(...(await nameFaults(page)).map((line) => `${path}: ${line}`));
  }
  expect(faults).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
