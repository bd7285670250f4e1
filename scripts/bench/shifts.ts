import type { Browser } from 'playwright';
import { readArgs } from '../lib/args.mjs';
import { calmRounds } from './calm.ts';
import { median, withPage } from './page.ts';
import { report } from './report.ts';

/**
 * The overview of 50 vehicles over 31 days: milliseconds from data to paint, and the longest frame while a shift is
 * dragged, on a processor slowed down four times. Exit code 1 when drawing takes too long. `--rounds` takes a number.
 */
const { values } = readArgs('Usage: npm run bench:shifts -- [--rounds N]', {
  rounds: { type: 'string', default: '5' },
});
const rounds = Number(values.rounds);
const SLOW = 4;
const DRAW_MS = 300;
const STEPS = 60;

/** One visit: how long drawing takes at full speed, and the longest frame of a drag at a quarter of it. */
async function visit(browser: Browser, url: string, slowDraw: boolean) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const speed = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url);
  await page.waitForSelector('h1');
  await page.waitForTimeout(500);
  if (slowDraw) await speed(SLOW);
  const draw = await page.evaluate(() => window.benchDraw());
  await speed(1);
  await page.waitForTimeout(500);

  const block = await page.locator('[data-block]').first().boundingBox();
  if (!block) throw new Error('There is no shift to drag.');
  await speed(SLOW);
  await page.mouse.move(block.x + 12, block.y + 8);
  await page.waitForTimeout(300);
  await page.evaluate(() => (window.benchFrames = []));
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(block.x + 12 + step * 10, block.y + 8 + step * 6);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate(() => window.benchFrames);
  const dragged = await page.locator('.shifts[data-dragging]').count();
  await page.keyboard.press('Escape');
  await page.close();
  if (dragged !== 1) throw new Error('Nothing was dragged.');
  // Frames under 50 ms are not reported by the browser.
  return { draw, frame: Math.max(0, ...frames) };
}

await withPage('shifts/bench', async (browser, url) => {
  await visit(browser, url, false);
  const runs = await calmRounds(rounds, () => visit(browser, url, false));
  const slow = await calmRounds(rounds, () => visit(browser, url, true));
  const draw = (visits: { draw: number }[]) => median(visits.map((one) => one.draw));
  console.log(`50 vehicles × 31 days, medians of ${rounds} rounds`);
  report({ name: 'shifts: overview, data to paint', value: draw(runs), unit: 'ms', limit: DRAW_MS });
  report({ name: 'shifts: overview, data to paint, 4x slowdown', value: draw(slow), unit: 'ms' });
  const frame = median([...runs, ...slow].map((one) => one.frame));
  report({
    name: 'shifts: longest frame of a drag, 4x slowdown (0: none over 50 ms)',
    value: frame,
    unit: 'ms',
  });
});
