import { expect, test, vi } from 'vitest';
import { allPages } from '@/api/allPages';

test.each([0, 999, 1000, 1001, 2500])('%i rows of a list come as one response', async (total) => {
  const list = vi.fn(({ page, page_size }: { page: number; page_size: number }) =>
    Promise.resolve({
      trucks: Array.from({ length: Math.max(0, Math.min(page_size, total - (page - 1) * page_size)) }, (_, i) => i),
      total_routes: total,
    }),
  );
  const { trucks } = await allPages(list, 'trucks')({ signal: new AbortController().signal });
  expect(trucks).toHaveLength(total);
  expect(list).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / 1000)));
});
