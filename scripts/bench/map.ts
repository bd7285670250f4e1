import type { Page } from 'playwright';
import { readArgs } from '../lib/args.mjs';
import { calmRounds } from './calm.ts';
import { median, withPage } from './page.ts';
import { report } from './report.ts';

/**
 * Compares the map kit with a bare MapLibre map: 20,000 points as clustered donuts against the same points as circles, in
 * one browser, by turns. Then selects a tour of 40 stops on a processor slowed down four times. Exit code 1 when a
 * target is missed. `--points`, `--rounds` and `--frames` take numbers.
 */
const { values } = readArgs('Usage: npm run bench:map -- [--points N] [--rounds N] [--frames N]', {
  points: { type: 'string', default: '20000' },
  rounds: { type: 'string', default: '5' },
  frames: { type: 'string', default: '120' },
});
const count = Number(values.points);
const rounds = Number(values.rounds);
const frames = Number(values.frames);
const RATIO = 1.3;
const TOUR_MS = 200;

interface Run {
  drawn: number;
  frame: number;
}

async function byTurns(page: Page) {
  const turn = async () => {
    const kit = await page.evaluate(([n, f]) => window.bench.kit(n, f), [count, frames] as const);
    const bare = await page.evaluate(([n, f]) => window.bench.bare(n, f, true), [count, frames] as const);
    const empty = await page.evaluate(([n, f]) => window.bench.bare(n, f, false), [count, frames] as const);
    process.stderr.write(`  ${kit.donuts} donuts in view\n`);
    return { kit, bare, empty };
  };
  // The first round only warms up.
  await turn();
  const turns = await calmRounds(rounds, turn);
  const of = (list: Run[]) => ({
    drawn: median(list.map((run) => run.drawn)),
    frame: median(list.map((run) => run.frame)),
  });
  return {
    kit: of(turns.map(({ kit }) => kit)),
    bare: of(turns.map(({ bare }) => bare)),
    empty: of(turns.map(({ empty }) => empty)),
  };
}

async function tours(page: Page) {
  const session = await page.context().newCDPSession(page);
  await page.exposeFunction('slow', () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }));
  const once = async () => {
    const times = await page.evaluate(() => window.bench.tour(40));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return times;
  };
  await once();
  const times = await calmRounds(rounds, once);
  const of = (name: 'drawn' | 'alone' | 'still') => median(times.map((one) => one[name]));
  return { drawn: of('drawn'), alone: of('alone'), still: of('still') };
}

await withPage('map/bench', async (browser, url) => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  const { kit, bare, empty } = await byTurns(page);
  const tour = await tours(page);
  console.log(`${count} points, ${frames} moves, medians of ${rounds} rounds`);
  for (const [of, name] of [
    ['drawn', 'from data to drawn'],
    ['frame', 'p95 from picture to picture while panning'],
  ] as const) {
    report({ name: `map: ${name}, donuts`, value: kit[of], unit: 'ms' });
    report({ name: `map: ${name}, bare circles over the same basemap`, value: bare[of], unit: 'ms' });
    report({ name: `map: ${name}, bare circles over nothing`, value: empty[of], unit: 'ms' });
    report({ name: `map: ${name}, donuts against bare circles`, value: kit[of] / bare[of], unit: '×', limit: RATIO });
  }
  report({ name: 'map: tour of 40 stops drawn, 4x slowdown', value: tour.drawn, unit: 'ms', limit: TOUR_MS });
  report({ name: 'map: the same, until the sites are gone', value: tour.alone, unit: 'ms' });
  report({ name: 'map: the same, until the map is at rest', value: tour.still, unit: 'ms' });
});
