import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { freePort } from '../lib/port.mjs';

/**
 * Compares the map kit with a bare MapLibre map: 20,000 points as clustered donuts against the same points as circles, in
 * one browser, by turns. Then selects a tour of 40 stops on a processor slowed down four times. Exit code 1 when a
 * target is missed. `--points`, `--rounds` and `--frames` take numbers.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const count = option('points', 20_000);
const rounds = option('rounds', 5);
const frames = option('frames', 120);
const RATIO = 1.3;
const TOUR_MS = 200;

const project = fileURLToPath(new URL('../../', import.meta.url));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const ms = (value: number) => `${value.toFixed(1).padStart(8)} ms`;

interface Run {
  drawn: number;
  frame: number;
}

async function byTurns(page: Page) {
  const runs: Record<'kit' | 'bare' | 'empty', Run[]> = { kit: [], bare: [], empty: [] };
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const kit = await page.evaluate(([n, f]) => window.bench.kit(n, f), [count, frames] as const);
    const bare = await page.evaluate(([n, f]) => window.bench.bare(n, f, true), [count, frames] as const);
    const empty = await page.evaluate(([n, f]) => window.bench.bare(n, f, false), [count, frames] as const);
    if (round === 0) continue;
    runs.kit.push(kit);
    runs.bare.push(bare);
    runs.empty.push(empty);
    process.stderr.write(`round ${round} of ${rounds}: ${kit.donuts} donuts in view\n`);
  }
  const of = (list: Run[]) => ({
    drawn: median(list.map((run) => run.drawn)),
    frame: median(list.map((run) => run.frame)),
  });
  return { kit: of(runs.kit), bare: of(runs.bare), empty: of(runs.empty) };
}

async function tours(page: Page) {
  const session = await page.context().newCDPSession(page);
  await page.exposeFunction('slow', () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    times.push(await page.evaluate(() => window.bench.tour(40)));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return median(times.slice(1));
}

async function measure(url: string) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: launchArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    return { ...(await byTurns(page)), tour: await tours(page) };
  } finally {
    await browser.close();
  }
}

const outDir = mkdtempSync(join(tmpdir(), 'bench-map-'));
const config = {
  configFile: false as const,
  root: join(project, 'test/map/bench'),
  publicDir: join(project, 'public'),
  logLevel: 'error' as const,
  plugins: [react()],
  resolve: { alias: { '@': join(project, 'src') } },
  build: { outDir, emptyOutDir: true },
};
await build(config);
const port = await freePort();
const server = await preview({ ...config, preview: { port, strictPort: true, host: '127.0.0.1' } });
try {
  const { kit, bare, empty, tour } = await measure(`http://127.0.0.1:${port}/`);
  const line = (name: string, of: 'drawn' | 'frame') => {
    const ratio = kit[of] / bare[of];
    console.log(
      `${name}  kit ${ms(kit[of])}   circles ${ms(bare[of])}   ratio ${ratio.toFixed(2)} (at most ${RATIO})` +
        `   circles on nothing ${ms(empty[of])}, ${(kit[of] / empty[of]).toFixed(2)}`,
    );
    return ratio <= RATIO;
  };
  console.log(`${count} points, ${frames} frames, medians of ${rounds} rounds`);
  const met = [line('data to drawn   ', 'drawn'), line('p95 frame, panning', 'frame'), tour <= TOUR_MS];
  console.log(`tour of 40 stops at 4x slowdown  ${ms(tour)} (at most ${TOUR_MS} ms)`);
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
