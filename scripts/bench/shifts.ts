import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { freePort } from '../lib/port.mjs';

/**
 * The overview of 50 vehicles over 31 days: milliseconds from data to paint, and the longest frame while a shift is
 * dragged, on a processor slowed down four times. Exit code 1 when a target is missed. `--rounds` takes a number.
 */
const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 5 : Number(process.argv[at + 1]);
const SLOW = 4;
const DRAW_MS = 300;
const FRAME_MS = 50;
const STEPS = 60;

const project = fileURLToPath(new URL('../../', import.meta.url));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const ms = (value: number) => `${value.toFixed(1)} ms`;

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

const outDir = mkdtempSync(join(tmpdir(), 'bench-shifts-'));
const config = {
  configFile: false as const,
  root: join(project, 'test/shifts/bench'),
  publicDir: join(project, 'public'),
  logLevel: 'error' as const,
  plugins: [react()],
  resolve: { alias: { '@': join(project, 'src') } },
  build: { outDir, emptyOutDir: true },
};
await build(config);
const port = await freePort();
const server = await preview({ ...config, preview: { port, strictPort: true, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: launchArgs });
try {
  const url = `http://127.0.0.1:${port}/`;
  await visit(browser, url, false);
  const runs = [];
  const slow = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await visit(browser, url, false));
    slow.push(await visit(browser, url, true));
  }
  const draw = median(runs.map((run) => run.draw));
  const frame = median([...runs, ...slow].map((run) => run.frame));
  console.log(`50 vehicles × 31 days, medians of ${rounds} rounds`);
  console.log(`data to paint          ${ms(draw)} (at most ${DRAW_MS} ms)`);
  console.log(`  at ${SLOW}x slowdown       ${ms(median(slow.map((run) => run.draw)))}`);
  console.log(
    `longest frame, drag    ${frame === 0 ? `under ${FRAME_MS} ms` : ms(frame)} (at most ${FRAME_MS} ms, ${SLOW}x slowdown)`,
  );
  process.exitCode = draw <= DRAW_MS && frame <= FRAME_MS ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
