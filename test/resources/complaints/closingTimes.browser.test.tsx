import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import type { ClosingTimes, CustomerPatch } from '@/api/generated/dashboard.schemas';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { getUpdateCustomerResponseMock } from '@/api/generated/users/users.msw';
import { reasonOf } from '../../setup/reason';
import { renderApp } from '../../setup/renderApp';

const path = '/complaints/times';
const area = (disposition_area_id: number | null, median_hours: number, closed = 4) => ({
  ...{ disposition_area_id, median_hours, closed, late: 1 },
});
const months = [
  { month: '2026-09-01', closed: 0, median_hours: null, late: 0, areas: [] },
  { month: '2026-10-01', closed: 8, median_hours: 6.5, late: 2, areas: [area(1, 4), area(2, 9.5)] },
  { month: '2026-11-01', closed: 5, median_hours: 10.2, late: 1, areas: [area(1, 10.2, 5)] },
];
const working_hours = { days: [1, 2, 3, 4, 5], from: '07:00', to: '16:00', holidays: 'DE-BY', due: 16 };
const regions = [
  { code: 'AT', name: 'Austria' },
  { code: 'DE', name: 'Germany' },
  { code: 'DE-BY', name: 'Bayern' },
  { code: 'DE-BY-A', name: 'Bayern, Stadt Augsburg' },
];
const regionList = http.get('*/api/holiday-regions/', () => HttpResponse.json({ regions }));
const answer = (body: ClosingTimes) => http.get('*/api/complaints/closing-times', () => HttpResponse.json(body));

test('this month stands beside the one before, and each area over the year as chart and table', async () => {
  const { screen } = await renderApp({ path, handlers: [answer({ months, working_hours }), regionList] });
  const card = (name: string) => screen.getByRole('group').filter({ hasText: name }).first();
  await expect.element(card('Median time to close')).toHaveTextContent('10.2working hours');
  await expect.element(card('Median time to close')).toHaveTextContent('Last month: 6.5');
  await expect.element(card('Closed after they were due')).toHaveTextContent('20%');
  await expect.element(screen.getByText('Due within 16 working hours')).toBeVisible();
  await expect
    .element(
      screen.getByText('Working hours: Mon, Tue, Wed, Thu, Fri, 07:00 to 16:00, without public holidays (Bayern).'),
    )
    .toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await screen.getByText('Table', { exact: true }).last().click();
  const table = screen.getByRole('table', { name: 'Median time to close by area' });
  const rows = () => [...table.element().querySelectorAll('tr')].map((row) => row.innerText.split('\t'));
  await expect.poll(rows).toEqual([
    ['Month', 'All areas', 'Nord', 'Süd'],
    ['September 2026', '–', '–', '–'],
    ['October 2026', '6.5\u00a0h', '4\u00a0h', '9.5\u00a0h'],
    ['November 2026', '10.2\u00a0h', '10.2\u00a0h', '–'],
  ]);
});

test('no notification that was closed is said, a failure can be tried again, and on a phone all fits', async () => {
  let fails = true;
  const none = months.map((month) => ({ ...month, closed: 0, median_hours: null, late: 0, areas: [] }));
  const { screen } = await renderApp({
    path,
    handlers: [
      http.get('*/api/complaints/closing-times', () =>
        fails ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ months: none, working_hours }),
      ),
    ],
  });
  await page.viewport(390, 800);
  const again = screen.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(screen.getByText('No notification was closed in the last twelve months.')).toBeVisible();
  await expect.element(screen.getByText(/^Working hours: Mon/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindings()).toEqual([]);
});

test('administrators change the working hours; what is wrong is said at its field, and nothing is lost', async () => {
  const sent: unknown[] = [];
  const refusal = [{ path: 'working_hours.holidays', message: 'There are no public holidays of AT' }];
  const { screen } = await renderApp({
    path,
    as: 'admin',
    handlers: [
      answer({ months, working_hours }),
      regionList,
      http.patch('*/api/customer', async ({ request }) => {
        const body = (await request.json()) as { working_hours: { holidays: string } };
        sent.push(body.working_hours);
        return body.working_hours.holidays === 'AT'
          ? problem(422, { errors: refusal })
          : HttpResponse.json(getUpdateCustomerResponseMock());
      }),
    ],
  });
  await screen.getByRole('button', { name: 'Change working hours' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change working hours' });
  await dialog.getByText('Sat', { exact: true }).click();
  await dialog.getByLabelText('To', { exact: true }).fill('06:30');
  const country = dialog.getByLabelText('Public holidays of');
  const part = dialog.getByLabelText('State or region');
  await expect.element(country).toHaveDisplayValue('Germany');
  await expect.element(part).toHaveDisplayValue('Bayern');
  expect(await axeFindings()).toEqual([]);
  await country.selectOptions('Austria');
  await expect.element(part).not.toBeInTheDocument();
  await dialog.getByLabelText('Due within (working hours)').fill('500');
  const save = dialog.getByRole('button', { name: 'Save working hours' });
  await save.click();
  await expect.element(dialog.getByText('Must be later than the beginning')).toBeVisible();
  await expect.element(dialog.getByText('Must be a number from 1 to 400')).toBeVisible();
  await dialog.getByLabelText('To', { exact: true }).fill('14:00');
  await dialog.getByLabelText('Due within (working hours)').fill('8');
  await save.click();
  await expect.element(dialog.getByText('There are no public holidays of AT')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await country.selectOptions('Germany');
  await expect.element(part).toHaveDisplayValue('Whole country');
  await part.selectOptions('Bayern, Stadt Augsburg');
  await save.click();
  await expect.element(screen.getByText('Working hours saved')).toBeVisible();
  expect(sent.at(-1)).toEqual({ days: [1, 2, 3, 4, 5, 6], from: '07:00', to: '14:00', holidays: 'DE-BY-A', due: 8 });
});

test('hours that another administrator has changed meanwhile are asked about one by one', async () => {
  const sent: [state: string | null, hours: unknown][] = [];
  const current = {
    ...{ id: 1, customer_id: 1, name: 'Glasfurt', time_zone: 'Europe/Berlin', updated_at: '2026-11-24T07:00:00.000Z' },
    working_hours: { ...working_hours, days: [1, 2, 3, 4], due: 8, holidays: 'DE' },
  };
  const { screen } = await renderApp({
    path,
    as: 'admin',
    handlers: [
      answer({ months, working_hours, updated_at: '2026-11-20T07:00:00.000Z' }),
      regionList,
      http.patch('*/api/customer', async ({ request }) => {
        sent.push([request.headers.get('if-match'), ((await request.json()) as CustomerPatch).working_hours]);
        return sent.length === 1 ? problem(412, { current }) : HttpResponse.json(getUpdateCustomerResponseMock());
      }),
    ],
  });
  await screen.getByRole('button', { name: 'Change working hours' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change working hours' });
  await dialog.getByLabelText('Due within (working hours)').fill('24');
  await dialog.getByRole('button', { name: 'Save working hours' }).click();
  const conflict = screen.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await expect.element(conflict.getByRole('radio', { name: 'Theirs Mon, Tue, Wed, Thu', exact: true })).toBeChecked();
  await expect.element(conflict.getByRole('radio', { name: 'Mine 24' })).toBeChecked();
  await expect.element(conflict.getByRole('radio', { name: 'Theirs Germany' })).toBeChecked();
  expect(await axeFindings()).toEqual([]);
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect.element(screen.getByText('Working hours saved')).toBeVisible();
  expect(sent).toEqual([
    ['"2026-11-20T07:00:00.000Z"', { ...working_hours, due: 24 }],
    ['"2026-11-24T07:00:00.000Z"', { ...working_hours, days: [1, 2, 3, 4], due: 24, holidays: 'DE' }],
  ]);
});

test('who is no administrator reads the working hours, and why they are not theirs to change', async () => {
  const { screen } = await renderApp({ path, as: 'user', handlers: [answer({ months, working_hours })] });
  await expect.element(screen.getByText(/^Working hours: Mon/)).toBeVisible();
  expect(await reasonOf(screen.getByRole('button', { name: 'Change working hours' }))).toBe(
    'Only admins can change the working hours',
  );
});
