import { expect, vi } from 'vitest';
import { renderApp } from '../setup/renderApp';
import { shiftWorld } from './world';

export const DEFAULT_DAY = '2026-11-25';
export const DATED_DAY = '2026-11-24';

/** Monday, 23 November 2026, on a clock that runs. */
export const monday = () =>
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-23T09:00:00Z') });

/** Waits for something that is not an element; long, because a busy machine takes its time. What it throws last is told. */
export const until = (check: () => boolean) =>
  vi.waitFor(() => expect(check(), check.toString()).toBe(true), { timeout: 15_000, interval: 50 });

/** The calendar on a server that keeps what is written. */
export async function openShifts(
  path = '/resources',
  more: Partial<Parameters<typeof renderApp>[0]> = {},
  server = shiftWorld(),
) {
  const app = await renderApp({ path, ...more, handlers: server.handlers });
  await expect.element(app.screen.getByRole('grid')).toBeVisible();
  return { ...app, ...server };
}
/** The same, of which something is planned before; opens the day as well. */
export async function openDay(
  path: string,
  plan: (server: ReturnType<typeof shiftWorld>) => void = () => {},
  more: Partial<Parameters<typeof renderApp>[0]> = {},
) {
  const server = shiftWorld();
  plan(server);
  const app = await renderApp({ path, ...more, handlers: server.handlers });
  await expect.poll(() => document.querySelector('[data-slot], [role=grid]')).not.toBeNull();
  return { ...app, ...server };
}
export type Shifts = Awaited<ReturnType<typeof openShifts>>;

/** Waits until a block is there and no answer is on its way that could still move it. */
export const rests = ({ queryClient }: Shifts, key: string, day: string) =>
  until(() => Boolean(block(key, day)) && queryClient.isFetching() + queryClient.isMutating() === 0);

export const cell = (key: string, day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${key}@${day}"]`);
  if (!found) throw new Error(`No cell ${key} ${day}`);
  return found;
};
export const block = (key: string, day: string) => {
  const found = cell(key, day).querySelector<HTMLElement>('[data-block]');
  if (!found) throw new Error(`No block ${key} ${day}`);
  return found;
};
export const toast = ({ screen }: Shifts, text: string) => screen.getByText(text).first();
