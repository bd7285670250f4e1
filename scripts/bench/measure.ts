import type { Page } from 'playwright';

export interface Seen {
  paint: number;
  task: number;
}

declare global {
  interface Window {
    /** The longest interaction and the longest task since it was set, in milliseconds. */
    seen: Seen;
    /** When the last long task ended (ms since the page began). */
    busyUntil: number;
  }
}

/** The value that three of four stay below. */
export const p75 = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * 0.75) - 1)] ?? NaN;

/** Lets every page note interactions (input to next paint, as Event Timing has it, steps of 8 ms), long tasks and the painting of long frames. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    window.seen = { paint: 0, task: 0 };
    window.busyUntil = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) window.seen.paint = Math.max(window.seen.paint, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    const busy = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { renderStart?: number })[]) {
        const end = entry.startTime + entry.duration;
        // Of a frame its last task: without a script in it, it counts as no long task.
        const from = entry.entryType === 'longtask' ? entry.startTime : entry.renderStart || end;
        window.seen.task = Math.max(window.seen.task, end - from);
        window.busyUntil = Math.max(window.busyUntil, end);
      }
    });
    for (const type of ['longtask', 'long-animation-frame']) busy.observe({ type, buffered: true });
  });

/** Waits until half a second went by without a long task: what was begun is over, its maps and charts too. */
export async function untilQuiet(page: Page) {
  await page.waitForTimeout(500);
  await page.waitForFunction(() => performance.now() - window.busyUntil > 500);
}

/** Slows the page's processor down by a factor; 1 is its own speed. */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Runs an action: how long it took, the longest interaction and the longest task until all is quiet after it, in ms. */
export async function timed(page: Page, act: () => Promise<unknown>): Promise<Seen & { ms: number }> {
  await page.evaluate(() => {
    window.seen = { paint: 0, task: 0 };
  });
  const start = performance.now();
  await act();
  const ms = performance.now() - start;
  await untilQuiet(page);
  const seen = await page.evaluate(() => window.seen);
  return { ...seen, ms };
}
