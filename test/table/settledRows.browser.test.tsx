import { useState } from 'react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { useSettledRows } from '@/table/useSettledRows';
import { renderKit } from '../ui/kit';

interface Row {
  id: string;
}

const rowsOf = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `record ${from + index}` }));

/** What each rendering shows, as a person would see it. */
let shown: string[][] = [];

function Rows({ first, next }: { first: Row[]; next: Row[] }) {
  const [rows, setRows] = useState(first);
  const { rowAt, keyAt } = useSettledRows(
    rows,
    rows.map((_, index) => index),
  );
  const seen = rows.flatMap((_, index) => rowAt(index)?.id ?? []);
  shown.push(seen);
  return (
    <button type="button" onClick={() => setRows(next)}>
      {rows.map((_, index) => (rowAt(index) ? <span key={keyAt(index)}>{rowAt(index)?.id}</span> : null))}
    </button>
  );
}

const press = () => (page.getByRole('button').element() as HTMLElement).click();

test.each([
  ['another page', rowsOf(1, 25), rowsOf(26, 25)],
  ['a page with half of the records in other places', rowsOf(1, 25), rowsOf(13, 25)],
  ['the other order', rowsOf(1, 25), rowsOf(1, 25).toReversed()],
  ['a longer list', rowsOf(1, 10), rowsOf(6, 25)],
  ['a shorter list', rowsOf(1, 25), rowsOf(20, 15)],
])('%s comes in pieces, no record is there twice, and in the end all is as it should be', async (_, before, after) => {
  await renderKit(<Rows first={before} next={after} />);
  shown = [];
  press();
  await expect.poll(() => shown.at(-1)).toEqual(after.map(({ id }) => id));
  expect(shown.length).toBeGreaterThan(2);
  for (const seen of shown) expect(new Set(seen).size).toBe(seen.length);
});

test.each([
  ['more', [...rowsOf(99, 1), ...rowsOf(1, 25)]],
  ['less', rowsOf(2, 24)],
])('one record %s: all is there at once', async (_, after) => {
  await renderKit(<Rows first={rowsOf(1, 25)} next={after} />);
  shown = [];
  press();
  await expect.poll(() => shown.at(-1)).toEqual(after.map(({ id }) => id));
  expect(new Set(shown.map(String)).size).toBe(1);
});

test('a piece puts no more rows into the page than it brings, in whatever order they come', async () => {
  const before = rowsOf(1, 25);
  await renderKit(<Rows first={before} next={before.toReversed()} />);
  const put: number[] = [];
  const watch = new MutationObserver((records) =>
    put.push(records.flatMap(({ addedNodes }) => [...addedNodes]).length),
  );
  watch.observe(page.getByRole('button').element(), { childList: true });
  shown = [];
  press();
  await expect.poll(() => shown.at(-1)?.[0]).toBe('record 25');
  await expect.poll(() => shown.at(-1)).toEqual(before.toReversed().map(({ id }) => id));
  watch.disconnect();
  expect(put.length).toBeGreaterThan(3);
  expect(Math.max(...put)).toBeLessThanOrEqual(6);
});
