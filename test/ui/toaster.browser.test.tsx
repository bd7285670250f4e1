import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearToasts, toast } from '@/ui/toast';
import { Toaster } from '@/ui/Toaster';
import { renderKit } from './kit';

const open = () => [...document.querySelectorAll('[data-scope=toast][data-part=root][data-state=open]')];
/** Texts of those that show, oldest first. */
const shown = () =>
  open()
    .map((e) => e.textContent)
    .reverse();
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  await renderKit(
    <>
      <button type="button">Elsewhere</button>
      <Toaster quiet />
    </>,
  );
});
afterEach(async () => {
  clearToasts();
  await vi.waitUntil(() => shown().length === 0);
});

test('at most five at once: the oldest makes room', async () => {
  for (let n = 1; n <= 7; n += 1) toast(`Message ${n}`);
  await expect.poll(shown).toEqual(['Message 3', 'Message 4', 'Message 5', 'Message 6', 'Message 7']);
});

test('a message that still shows is not shown twice; in another variant, or with an action of its own, it is', async () => {
  const first = toast('Entry added successfully');
  expect(toast('Entry added successfully')).toBe(first);
  toast('Entry added successfully', { variant: 'info' });
  await expect.poll(() => shown().length).toBe(2);
  toast('Location deleted', { action: { label: 'Undo', onClick: () => undefined } });
  toast('Location deleted', { action: { label: 'Undo', onClick: () => undefined } });
  await expect.poll(() => shown().length).toBe(4);
});

test('closes after 3000 ms, is a success unless told otherwise, and is announced', async () => {
  toast('Entry deleted successfully');
  toast('Error adding entry', { variant: 'error' });
  await expect.poll(() => shown().length).toBe(2);
  const from = performance.now();
  expect(page.getByRole('status').element()).toHaveAttribute('data-type', 'success');
  expect(page.getByRole('status').element()).toHaveTextContent('Entry deleted successfully');
  expect(page.getByRole('alert').element()).toHaveTextContent('Error adding entry');
  await expect.poll(shown).toEqual([]);
  expect(performance.now() - from).toBeGreaterThan(2500);
  // The same message may show again.
  toast('Entry deleted successfully');
  await expect.poll(() => shown().length).toBe(1);
});

test('the focus is where it was when the message that has it goes; without it a message leaves it alone', async () => {
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  (elsewhere.element() as HTMLElement).focus();
  toast('Location deleted', { action: { label: 'Undo', onClick: () => toast('Location restored') } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  // Its key is told, with the announcement too.
  await expect.element(page.getByRole('status')).toHaveTextContent(/Undo\s*Alt\s*T/);
  await expect.element(page.getByText('Alt', { exact: true })).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Location restored')).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
  // By the key of the messages.
  await userEvent.keyboard('{Alt>}t{/Alt}{Tab}');
  await expect.poll(() => document.activeElement?.closest('[data-scope=toast]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  for (let i = 0; i < 3 && shown().length > 0; i++) await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(elsewhere).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await expect.poll(shown).toEqual([]);
  await after(300);
  expect(document.activeElement).toBe(document.body);
});

test('waits while hovered or focused', async () => {
  toast('Entry added successfully', { duration: 800 });
  const message = page.getByRole('status').filter({ hasText: 'Entry added successfully' });
  await message.hover();
  await after(1500);
  expect(shown()).toHaveLength(1);
  await userEvent.unhover(message.element());
  await expect.poll(shown).toEqual([]);
  toast('Entry deleted successfully', { duration: 800 });
  const dismiss = page.getByRole('status').filter({ hasText: 'deleted' }).getByRole('button');
  await expect.element(dismiss).toBeVisible();
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement;
  elsewhere.focus();
  (dismiss.element() as HTMLElement).focus();
  await after(1500);
  expect(shown()).toHaveLength(1);
  elsewhere.focus();
  await expect.poll(shown).toEqual([]);
});

test('an action runs once and closes the message; the cross closes it too', async () => {
  const undo = vi.fn<() => void>();
  toast('Location deleted', { action: { label: 'Undo', onClick: undo } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toEqual([]);
  expect(undo).toHaveBeenCalledTimes(1);
  toast('Saved');
  await page.getByRole('status').filter({ hasText: 'Saved' }).getByRole('button').click();
  await expect.poll(shown).toEqual([]);
});

test('is at the top right, in narrow rows, within the window', async () => {
  toast('Entry added successfully');
  await expect.poll(() => shown().length).toBe(1);
  const box = () => page.getByRole('status').filter({ hasText: 'Entry' }).element().getBoundingClientRect();
  await expect.poll(() => box().top).toBeGreaterThan(0);
  expect(box().top).toBeLessThan(40);
  expect(window.innerWidth - box().right).toBeLessThan(40);
  expect(box().height).toBeLessThanOrEqual(44);
});
