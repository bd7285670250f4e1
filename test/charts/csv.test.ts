import { expect, test } from 'vitest';
import { chartCsv, csvName } from '@/charts/csv';
import { sparkPath } from '@/charts/Sparkline';

const categories = [
  { key: '2026-11-16', label: '16', name: 'Mon 16 Nov' },
  { key: '2026-11-17', label: '17', name: 'Tue 17 Nov' },
];

test('a chart as CSV keeps exact figures, leaves gaps empty and disarms formulas', async () => {
  const series = [
    { key: 'a', label: 'Tonnes, "green"', values: [12.345, null] },
    { key: 'b', label: '=SUM(A1)', values: [-1, 0] },
  ];
  const text = async (locale: string) =>
    (await chartCsv('Day', categories, series, locale).text()).replace('\uFEFF', '');
  expect(await text('de')).toContain('2026-11-16;12,345;-1\r\n');
  expect(await text('en')).toBe('Day,"Tonnes, ""green""",\'=SUM(A1)\r\n2026-11-16,12.345,-1\r\n2026-11-17,,0\r\n');
});

test('the file is named after the chart', () => {
  expect(csvName('Füllstand – 16. bis 22. Nov.')).toBe('füllstand-16-bis-22-nov.csv');
  expect(csvName('…')).toBe('chart.csv');
});

test('a sparkline begins at zero and breaks where a value is missing', () => {
  const { line, area } = sparkPath([0, 10, null, 5], 90, 24);
  expect(line).toBe('M0 22L30 2M90 12');
  expect(area).toBe('M0 22L30 2L30 24L0 24ZM90 12L90 24L90 24Z');
  expect(sparkPath([], 90, 24)).toEqual({ line: '', area: '' });
  expect(sparkPath([0, 0], 90, 24).line).toBe('M0 22L90 22');
});
