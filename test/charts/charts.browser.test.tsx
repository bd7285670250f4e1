import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChartFrame } from '@/charts/ChartFrame';
import type { ChartProps } from '@/charts/types';
import { I18nProvider } from '@/i18n/I18nProvider';
import { setSettings } from '@/theme/settings';
import { ThemeProvider } from '@/theme/ThemeProvider';
import '@/theme/print.css';

const props: ChartProps = {
  label: 'Total tons collected',
  summary: '12 t, 3 t more than before',
  categoryLabel: 'Day',
  categories: [
    { key: '2026-11-16', label: '16', name: 'Mon, 16 Nov' },
    { key: '2026-11-17', label: '17', name: 'Tue, 17 Nov' },
  ],
  series: [
    { key: '11', label: 'White glass', material: '11', values: [4, 5] },
    { key: '12+13', label: 'Green + brown glass', material: '12+13', values: [2, 1] },
    { key: 'p', label: 'Previous period', previous: true, values: [5, 4] },
  ],
  format: (value) => (value === null ? '–' : `${value} t`),
};
const show = (chart: React.ReactNode) =>
  render(
    <ThemeProvider>
      <I18nProvider>{chart}</I18nProvider>
    </ThemeProvider>,
  );
/** What the canvas shows, as its pixels' sum: differs when the drawing differs. */
const ink = (canvas: HTMLCanvasElement) =>
  canvas
    .getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.reduce((sum, v) => sum + v, 0) ?? 0;

/** Waits for something that is not an element; long, because a busy machine takes its time. */
const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 15_000, interval: 50 });

// The emulation belongs to the browser and would outlive this file.
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('a chart has a name, draws glass in patterns, and follows the theme', async () => {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await show(<ChartFrame kind="stacked" {...props} />);
  const drawing = page.getByRole('img', { name: 'Total tons collected. 12 t, 3 t more than before' });
  await expect.element(drawing).toBeVisible();
  const canvas = drawing.element() as HTMLCanvasElement;
  await until(() => ink(canvas) > 0);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Previous period' })).toBeVisible();
  const light = ink(canvas);
  setSettings({ themeMode: 'dark' });
  await until(() => ink(canvas) !== light);
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  setSettings({ themeMode: 'light', themeDirection: 'rtl' });
  await expect.element(drawing).toBeVisible();
  // "Nov." keeps its dot behind it.
  await until(() => drawn.mock.calls.some(([text]) => text === '\u206816\u2069'));
  setSettings({ themeDirection: 'ltr' });
});

test('on paper a chart that was drawn wider is there as a whole', async () => {
  await show(
    <div style={{ width: 1000 }} id="paper">
      <ChartFrame kind="line" {...props} />
    </div>,
  );
  await expect.element(page.getByRole('img')).toBeVisible();
  const canvas = page.getByRole('img').element() as HTMLCanvasElement;
  await until(() => ink(canvas) > 0 && canvas.getBoundingClientRect().width > 800);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features: [] });
  // As the browser lays the page out for paper: nothing is drawn anew.
  document.querySelector<HTMLElement>('#paper')?.style.setProperty('width', '500px');
  const { width, height } = canvas.getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(500);
  expect(height).toBeLessThan(200);
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
});

test('the same figures stand in a table and in a CSV file', async () => {
  await show(<ChartFrame kind="line" {...props} />);
  await userEvent.click(page.getByText('Table', { exact: true }));
  const rows = page.getByRole('table', { name: props.label }).getByRole('row');
  await expect.element(rows.nth(0)).toHaveTextContent('DayWhite glassGreen + brown glassPrevious period');
  await expect.element(rows.nth(2)).toHaveTextContent('Tue, 17 Nov5 t1 t4 t');

  let file: Blob | undefined;
  let name = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await userEvent.click(page.getByRole('button', { name: 'Download CSV of Total tons collected' }));
  await expect.poll(() => name).toBe('total-tons-collected.csv');
  expect(await file?.text()).toContain('2026-11-17,5,1,4');
});

test('without figures it says so', async () => {
  await show(<ChartFrame kind="line" {...props} series={[{ key: 'a', label: 'A', values: [null, null] }]} />);
  await expect.element(page.getByText('No figures in this period.')).toBeVisible();
});

test('the label of the chosen day is written however few have room, and emphasised', async () => {
  // 27 is between the labels that there is room for.
  const categories = Array.from({ length: 29 }, (_, i) => ({
    key: `${i}`,
    label: `${i + 1} Nov`,
    name: `${i + 1} Nov`,
    chosen: i === 26,
  }));
  const written: { text: string; font: string }[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...args
  ) {
    written.push({ text: args[0], font: this.font });
    fillText.apply(this, args);
  });
  const series = [{ key: 'n', label: 'Tours', values: categories.map((_, i) => i) }];
  await page.viewport(390, 800);
  await show(<ChartFrame kind="bar" {...props} categories={categories} series={series} />);
  await until(() => written.some(({ text }) => text === '27 Nov'));
  const days = written.filter(({ text }) => text.endsWith('Nov'));
  expect(new Set(days.map(({ text }) => text)).size).toBeLessThan(15);
  expect(new Set(days.filter(({ font }) => font.includes('600')).map(({ text }) => text))).toEqual(new Set(['27 Nov']));
});
