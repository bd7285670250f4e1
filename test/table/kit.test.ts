import { describe, expect, test, vi } from 'vitest';
import { runBulk } from '@/table/bulk';
import { csvDialect, parseCsv, toCsv } from '@/csv/csv';
import * as v from 'valibot';
import { day, record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';
import { timeText } from '@/table/texts';
import { lastPage } from '@/table/useTableState';
import { setTimeZone } from '@/i18n/timeZone';

describe('CSV', () => {
  test('quotes what needs it, guards formulas, keeps numbers numbers in the locale’s form', () => {
    const rows = [
      ['Name', 'Wert'],
      ['a;b', 1.5],
      ['say "hi"', null],
      ['two\r\nlines', -2],
      ['=HYPERLINK("x")', 0],
      ['+1', 1],
      ['-1', 2],
      ['@cmd', 3],
      ['＝1+1', 4],
      ['\n=1', 5],
      ['a,b', 1234567.25],
    ];
    expect(toCsv(rows, csvDialect('de'))).toBe(
      'Name;Wert\r\n"a;b";1,5\r\n"say ""hi""";\r\n"two\r\nlines";-2\r\n"\'=HYPERLINK(""x"")";0\r\n\'+1;1\r\n\'-1;2\r\n\'@cmd;3\r\n\'＝1+1;4\r\n"\'\n=1";5\r\na,b;1234567,25\r\n',
    );
    expect(csvDialect('en')).toEqual({ separator: ',', decimal: '.' });
    expect(toCsv([['a,b', 1.5]], csvDialect('en'))).toBe('"a,b",1.5\r\n');
  });

  test('has times as spreadsheets read them, in the customer’s zone; of two alike each says which it is', () => {
    const times = () => ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00.000+00:00', '2026-12-01T03:43:02Z'].map(timeText);
    setTimeZone('America/Los_Angeles');
    expect([...times(), timeText(null)]).toEqual(['2026-10-24 17:30', '2026-10-24 18:30', '2026-11-30 19:43', null]);
    setTimeZone('Europe/Berlin');
    expect(times()).toEqual(['2026-10-25 02:30 +02:00', '2026-10-25 02:30 +01:00', '2026-12-01 04:43']);
  });

  test('what is written is read again as it was', () => {
    const cells = ['=1+1', "'=1+1", "'tis", '@x', '＋1', 'a;b,c', 'say "hi"', 'two\nlines', '-', ''];
    const headers = cells.map((_, i) => `h${i}`);
    for (const locale of ['en', 'de'])
      expect(parseCsv(`\uFEFF${toCsv([headers, cells, [...cells.keys()].map(String)], csvDialect(locale))}`)).toEqual([
        { line: 2, fields: Object.fromEntries(headers.map((name, i) => [name, cells[i]])) },
        { line: 4, fields: Object.fromEntries(headers.map((name, i) => [name, String(i)])) },
      ]);
  });
});

describe('bulk', () => {
  test('reports what was done, what failed and why, and never runs more than its lanes at once', async () => {
    let now = 0;
    let most = 0;
    const progress: number[] = [];
    const report = await runBulk([1, 2, 3, 4, 5, 6], {
      lanes: 2,
      perform: async (n) => {
        most = Math.max(most, ++now);
        await Promise.resolve();
        now--;
        if (n % 3 === 0) throw new Error(`no ${n}`);
      },
      onProgress: (through) => progress.push(through),
    });
    expect(most).toBe(2);
    expect(report.done.toSorted()).toEqual([1, 2, 4, 5]);
    expect(report.failed.map(({ row, error }) => [row, (error as Error).message])).toEqual([
      [3, 'no 3'],
      [6, 'no 6'],
    ]);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a cancel finishes what is under way and begins no other', async () => {
    const controller = new AbortController();
    const perform = vi.fn(async () => controller.abort());
    const report = await runBulk([1, 2, 3], { lanes: 1, perform, signal: controller.signal });
    expect(perform).toHaveBeenCalledTimes(1);
    expect(report).toMatchObject({ done: [1], failed: [], skipped: [2, 3] });
  });
});

describe('search parameters', () => {
  const schema = listSearch(
    { a: 'a', '-a': '-a' },
    'a',
    {
      kind: filter.choice({ x: 'x', y: 'y' }),
      on: filter.flag(),
      level: filter.range('level', 0, 300),
      created_at: filter.dates('from', 'to'),
    },
    { id: record(), day: day() },
  );
  const read = (raw: Record<string, unknown>) => v.parse(schema, raw);

  test('what is sound is read', () => {
    const raw = {
      page: '3',
      page_size: '50',
      sort: '-a',
      q: '12',
      kind: 'x,y',
      on: 'false',
      from: '2026-02-28',
      level_min: '12.5',
      id: '7',
    };
    expect(read(raw)).toEqual({
      page: 3,
      page_size: 50,
      sort: '-a',
      q: '12',
      kind: ['x', 'y'],
      on: false,
      from: '2026-02-28',
      level_min: 12.5,
      id: 7,
    });
  });

  test('nonsense becomes the default, field by field', () => {
    const raw = {
      page: '-3',
      page_size: '7',
      sort: 'drop table',
      kind: 'z',
      on: 'maybe',
      from: '2026-13-45',
      level_min: 'NaN',
      level_max: '301',
      id: '1.5',
      other: '1',
    };
    expect(read(raw)).toEqual({ page: 1, sort: 'a' });
  });
});

test('the last page', () => {
  expect([0, 1, 25, 26, 247].map((total) => lastPage(total, 25))).toEqual([1, 1, 1, 2, 10]);
});
