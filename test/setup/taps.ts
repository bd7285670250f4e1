import { vi } from 'vitest';
import { userEvent, type page } from 'vitest/browser';

let at = 1e6;

/** What is done happens so many milliseconds after what was done before, by the clock of the browser's events. */
export async function after<T>(ms: number, act: () => Promise<T>): Promise<T> {
  at += ms;
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(at);
  try {
    return await act();
  } finally {
    clock.mockRestore();
  }
}

/** Taps on buttons as a person does: one after the other, not twice at one place in a moment. */
export const taps =
  (screen: Pick<typeof page, 'getByRole'>) =>
  async (...names: (string | RegExp)[]): Promise<void> => {
    for (const name of names) await after(1000, () => screen.getByRole('button', { name, exact: true }).click());
  };

/** A double tap: the second one hits the button that is at this place then. @param isReplaced whether the first one has had its effect */
export async function doubleTap(button: Element, isReplaced: () => boolean): Promise<void> {
  const { x, y, width, height } = button.getBoundingClientRect();
  // Not in the middle, where there may be a gap afterwards.
  const position = { x: width / 4, y: height / 2 };
  await after(1000, () => userEvent.click(button, { position }));
  await vi.waitUntil(isReplaced, { timeout: 5000 });
  const there = document.elementFromPoint(x + position.x, y + position.y);
  if (!there?.closest('button')) throw new Error('no button is there');
  const box = there.getBoundingClientRect();
  await after(150, () =>
    userEvent.click(there, { position: { x: x + position.x - box.x, y: y + position.y - box.y } }),
  );
}
