import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearToasts, toast } from '@/ui/toast';
import { Toaster } from '@/ui/Toaster';
import { renderKit } from './kit';

const shown = () => [...document.querySelectorAll('[data-variant][data-state=open]')].map((e) => e.textContent);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await renderKit(<Toaster />);
});
afterEach(() => {
  clearToasts();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Lets React paint; `vi.waitFor` would move the faked clock. */
const settle = async () => {
  for (let i = 0; i < 4; i += 1) await frame();
};
async function see(check: () => void) {
  for (let i = 0; i < 60; i += 1) {
    try {
      return check();
    } catch {
      await frame();
    }
  }
  check();
}

test('at most five at once: the oldest gives way', async () => {
  for (let n = 1; n <= 7; n += 1) toast(`Message ${n}`);
  await see(() => expect(shown()).toEqual(['Message 3', 'Message 4', 'Message 5', 'Message 6', 'Message 7']));
});

test('a message that still shows is not shown twice, in another variant it is', async () => {
  const first = toast('Entry added successfully');
  expect(toast('Entry added successfully')).toBe(first);
  toast('Entry added successfully', { variant: 'info' });
  await see(() => expect(shown()).toHaveLength(2));
});

test('goes after 3000 ms, is a success unless told otherwise, and is announced', async () => {
  toast('Entry deleted successfully');
  toast('Error adding entry', { variant: 'error' });
  await see(() => expect(shown()).toHaveLength(2));
  expect(page.getByRole('status').element()).toHaveAttribute('data-variant', 'success');
  expect(page.getByRole('status').element()).toHaveTextContent('Entry deleted successfully');
  expect(page.getByRole('alert').element()).toHaveTextContent('Error adding entry');
  vi.advanceTimersByTime(2999);
  await settle();
  expect(shown()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await see(() => expect(shown()).toEqual([]));
  // After it has gone the same message may come again.
  vi.advanceTimersByTime(500);
  toast('Entry deleted successfully');
  await see(() => expect(shown()).toHaveLength(1));
});

test('waits while hovered or focused', async () => {
  toast('Entry added successfully');
  const message = page.getByRole('status').filter({ hasText: 'Entry added successfully' });
  await message.hover();
  vi.advanceTimersByTime(10_000);
  await settle();
  expect(shown()).toHaveLength(1);
  await userEvent.unhover(message.element());
  vi.advanceTimersByTime(1000);
  await page.getByRole('button', { name: 'Dismiss message' }).element().focus();
  await see(() => expect(document.activeElement).toHaveAccessibleName('Dismiss message'));
  vi.advanceTimersByTime(10_000);
  await settle();
  expect(shown()).toHaveLength(1);
  (document.activeElement as HTMLElement).blur();
  await settle();
  vi.advanceTimersByTime(3000);
  await see(() => expect(shown()).toEqual([]));
});

test('an action runs once and takes the message away; the cross does too', async () => {
  const undo = vi.fn<() => void>();
  toast('Location deleted', { action: { label: 'Undo', onClick: undo } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await see(() => expect(shown()).toEqual([]));
  expect(undo).toHaveBeenCalledTimes(1);
  toast('Saved');
  await page.getByRole('button', { name: 'Dismiss message' }).last().click();
  await see(() => expect(shown()).toEqual([]));
});

test('stands at the top right, narrow rows, within the window', async () => {
  toast('Entry added successfully');
  await see(() => expect(shown()).toHaveLength(1));
  const box = page.getByRole('status').filter({ hasText: 'Entry' }).element().getBoundingClientRect();
  expect(box.top).toBeLessThan(40);
  expect(window.innerWidth - box.right).toBeLessThan(40);
  expect(box.height).toBeLessThanOrEqual(44);
});
