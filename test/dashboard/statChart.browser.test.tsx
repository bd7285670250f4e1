import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { open } from './world';

test.each([
  ['is noted when nothing was recorded', null, true],
  ['is not when the tour of the evening before emptied something', 40, false],
])('a day without a tour %s', async (_, value, noted) => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-21T09:00:00Z') });
  const write = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const series = [15, 16, 17, 18, 19, 20, 21].map((day, i) => ({ start: `2026-11-${day}`, value: i < 6 ? 50 : value }));
  const result = { value: 50, unit: 'percent', previous: 58.9, series };
  const levels = http.get('*/api/general/avg-fill-level', () => HttpResponse.json({ result }));
  const { screen } = await open('/dashboard', { handlers: [levels] });
  await expect.element(screen.getByRole('img', { name: /^Average fill level/ })).toBeVisible();
  await expect.poll(() => write.mock.calls.length).toBeGreaterThan(20);
  expect(write.mock.calls.some(([text]) => text === 'no tours')).toBe(noted);
  write.mockRestore();
});
