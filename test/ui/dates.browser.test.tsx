import { Button, Field } from '@chakra-ui/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLanguage } from '@/i18n/language';
import { setTimeZone } from '@/i18n/timeZone';
import { setSettings } from '@/theme/settings';
import { DateInput, DateRange, TimeInput } from '@/ui/dateInputs';
import { ModalDialog } from '@/ui/dialogs';
import { axeFindings } from '../setup/axe';
import { renderKit } from './kit';

beforeEach(() => {
  setTimeZone('Europe/Berlin');
  // Sunday evening in Greenwich, Monday already in Berlin.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-22T23:30:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  setLanguage('en');
  await page.viewport(1280, 800);
});

const done = vi.fn<(value: string) => void>();

function Day({ start = '', ...limits }: { start?: string; min?: string; max?: string; clearable?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <Field.Root>
      <Field.Label>Day</Field.Label>
      <DateInput
        {...limits}
        value={value}
        onChange={(day) => {
          done(day);
          setValue(day);
        }}
      />
      <Button>Next</Button>
    </Field.Root>
  );
}

const field = () => page.getByRole('textbox', { name: 'Day' });
const calendar = () => page.getByRole('dialog', { name: /Calendar|Kalender/u });
const focused = () => document.activeElement?.getAttribute('data-value');

test('a day is typed as people write it, shows in the language, and comes out once it is finished', async () => {
  await renderKit(<Day start="2026-11-22" />);
  await expect.element(field()).toHaveValue('22 Nov 2026');
  await userEvent.clear(field());
  await userEvent.keyboard('1.12');
  expect(done).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(done.mock.calls).toEqual([['2026-12-01']]);
  await expect.element(field()).toHaveValue('01 Dec 2026');
  // What is no day stays to be seen and is given to the field's rule as it is.
  await userEvent.fill(field(), '31/2/2027');
  await userEvent.tab();
  expect(done).toHaveBeenLastCalledWith('31/2/2027');
  await expect.element(field()).toHaveValue('31/2/2027');
  setLanguage('de');
  await expect.element(page.getByRole('button', { name: 'Kalender öffnen' })).toBeVisible();
  await userEvent.fill(field(), '3. mär 27');
  await userEvent.tab();
  expect(done).toHaveBeenLastCalledWith('2027-03-03');
  await expect.element(field()).toHaveValue('03. März 2027');
});

test('on a phone the days and buttons of the calendar, and the one that opens it, are 40 px', async () => {
  await page.viewport(390, 800);
  await renderKit(<Day start="2026-11-18" clearable />);
  const opens = page.getByRole('button', { name: 'Open calendar' });
  await opens.click();
  await expect.poll(focused).toBe('2026-11-18');
  const small = [
    opens.element(),
    ...calendar().element().querySelectorAll('button, [data-view=day][role=button]'),
  ].flatMap((one) => {
    const { offsetWidth: width, offsetHeight: height } = one as HTMLElement;
    return one.checkVisibility() && Math.min(width, height) < 40 ? [`${one.textContent} ${width}×${height}`] : [];
  });
  expect(small).toEqual([]);
  expect(calendar().element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test('the calendar: by keyboard, from Monday, today in the customer’s zone, limits, and the way back', async () => {
  await renderKit(<Day start="2026-11-18" min="2026-11-05" clearable />);
  await field().click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(focused).toBe('2026-11-18');
  await expect.element(calendar().getByRole('button', { name: 'November 2026', exact: true })).toBeVisible();
  const cell = calendar().getByRole('gridcell', { selected: true });
  await expect.element(cell.getByRole('button', { name: 'Wednesday, 18 November 2026' })).toBeVisible();
  expect(document.querySelector('[aria-current=date]')?.getAttribute('data-value')).toBe('2026-11-23');
  expect(document.querySelector('th')?.textContent).toBe('M');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.poll(focused).toBe('2026-11-12');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focused).toBe('2026-12-12');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('12 Dec 2026');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open calendar' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await calendar().getByRole('button', { name: 'Previous month' }).click();
  const early = calendar().getByRole('button', { name: /^Wednesday, 4 November/u });
  await expect.element(early).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('12 Dec 2026');

  // The day that is chosen already can be chosen again, and the field be emptied.
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await calendar()
    .getByRole('button', { name: /^Saturday, 12 December/u })
    .click();
  await expect.element(calendar()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await calendar().getByRole('button', { name: 'Clear' }).click();
  await expect.element(field()).toHaveValue('');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await calendar().getByRole('button', { name: 'Today' }).click();
  await expect.element(field()).toHaveValue('23 Nov 2026');
});

test('months and years can be chosen; German and Arabic have their own words and directions', async () => {
  await renderKit(<Day start="2026-11-18" />);
  setLanguage('de');
  await page.getByRole('button', { name: 'Kalender öffnen' }).click();
  await calendar().getByRole('button', { name: 'November 2026', exact: true }).click();
  await calendar().getByRole('button', { name: '2026', exact: true }).click();
  await expect.element(calendar().getByRole('button', { name: 'Spätere Jahre' })).toBeVisible();
  await calendar().getByRole('button', { name: '2028' }).click();
  await calendar().getByRole('button', { name: 'März' }).click();
  await calendar().getByRole('button', { name: 'Freitag, 3. März 2028' }).click();
  await expect.element(field()).toHaveValue('03. März 2028');

  setLanguage('ar');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await expect.poll(focused).toBe('2028-03-03');
  // From right to left the next day is at the left.
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('2028-03-04');
  const [first, second] = document.querySelectorAll('th');
  expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('04 مارس 2028');
  setSettings({ themeDirection: 'ltr' });
});

function InDialog() {
  const [open, setOpen] = useState(true);
  const [range, setRange] = useState({ from: '', to: '' });
  return (
    <ModalDialog open={open} onClose={() => setOpen(false)} title="Filter">
      <DateRange {...range} onChange={setRange} error={range.to < range.from ? 'Too early' : undefined} clearable />
    </ModalDialog>
  );
}

test('a range in a dialog, on a phone: each end with its name, the error read out, Escape closes one layer', async () => {
  await page.viewport(390, 800);
  await renderKit(<InDialog />);
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByRole('textbox', { name: 'From' }).fill('20.11.2026');
  await dialog.getByRole('textbox', { name: 'To' }).fill('19.11.2026');
  await userEvent.tab();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too early');
  await expect.element(dialog.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription('Too early');
  await expect.element(dialog.getByRole('textbox', { name: 'To' })).toBeInvalid();
  const open = dialog.getByRole('button', { name: 'Open calendar' }).last();
  await expect.element(open).toHaveAccessibleDescription('To');
  await open.click();
  await expect.poll(focused).toBe('2026-11-19');
  expect(await axeFindings()).toEqual([]);
  const box = calendar().element().getBoundingClientRect();
  expect([box.left >= 0, box.right <= 390]).toEqual([true, true]);
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar()).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await open.click();
  await calendar()
    .getByRole('button', { name: /^Saturday, 28 November/u })
    .click();
  await expect.element(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('28 Nov 2026');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

function Time() {
  const [value, setValue] = useState('06:07');
  return <TimeInput aria-label="Start" value={value} onChange={setValue} />;
}

test('a time: typed in any form, stepped by arrows, on a 24-hour clock', async () => {
  await renderKit(<Time />);
  const time = page.getByRole('textbox', { name: 'Start' });
  for (const [text, shown] of [
    ['6', '06:00'],
    ['0630', '06:30'],
    ['18.45', '18:45'],
    ['25:00', '25:00'],
  ] as const) {
    await userEvent.fill(time, text);
    await userEvent.tab();
    await expect.element(time).toHaveValue(shown);
  }
  await userEvent.fill(time, '6:07');
  for (const [key, shown] of [
    ['ArrowUp', '06:15'],
    ['ArrowUp', '06:30'],
    ['PageDown', '05:30'],
    ['ArrowDown', '05:15'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(time).toHaveValue(shown);
  }
  await userEvent.fill(time, '23:50');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(time).toHaveValue('00:00');
});

test('at the end of December 4 January is the one to come, in a period, which is mostly past, the last one', async () => {
  vi.setSystemTime('2026-12-29T08:00:00Z');
  await renderKit(
    <>
      <Day />
      <DateRange from="" to="" onChange={({ from }) => done(from)} />
    </>,
  );
  for (const [name, day] of [
    ['Day', '2027-01-04'],
    ['From', '2026-01-04'],
  ] as const) {
    await userEvent.fill(page.getByRole('textbox', { name }), '4/1');
    await userEvent.tab();
    expect(done).toHaveBeenLastCalledWith(day);
  }
});
