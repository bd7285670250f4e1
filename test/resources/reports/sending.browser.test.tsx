import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReportInput, ReportSite } from '@/api/generated/dashboard.schemas';
import { getCreateReportMockHandler, getGetReportSiteMockHandler } from '@/api/generated/reports/reports.msw';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';

const site: ReportSite = {
  ...{ code: '7K3QX9M', location_name: 'Marktplatz', street: 'Lindenallee 4', city: 'Glasfurt' },
  ...{ operator: 'Stadtwerke', time_zone: 'Europe/Berlin' },
  materials: [{ material_type: '11', containers: 1, reported_at: null, planned_on: null, emptied_at: null }],
};
beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']));

/** Everything is entered; `wait` decides when the server answers. */
async function ready(wait: () => Promise<unknown>) {
  const sent: ReportInput[] = [];
  const app = await renderApp({
    ...{ path: '/report/7K3QX9M', as: null },
    handlers: [
      http.post('*/api/reports/:code', wait as () => Promise<undefined>),
      getGetReportSiteMockHandler({ site }),
      getCreateReportMockHandler(async ({ request }) => {
        sent.push((await request.json()) as ReportInput);
        return { site };
      }),
    ],
  });
  await taps(app.screen)(/White/, /^Full$/);
  await app.screen.getByText('Add a note, photo or email (optional)').click();
  return { ...app, sent };
}

test('a report that could not be sent keeps the focus at its button: the keyboard went on behind it', async () => {
  const { screen } = await ready(() => Promise.resolve(HttpResponse.error()));
  (screen.getByRole('button', { name: 'Send the report' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('while a report is being sent nothing can be typed, which would not go along, nor is it sent again', async () => {
  let answer = (_: unknown) => {};
  const asked = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const { screen, sent } = await ready(asked);
  await screen.getByRole('button', { name: 'Send the report' }).click();
  await expect.element(screen.getByLabelText('Note')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  // The page waits before the server has heard of it.
  await expect.poll(() => asked).toHaveBeenCalledTimes(1);
  answer(undefined);
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a report waits for the photo that is still drawn: it went without', async () => {
  const { screen, sent } = await ready(() => Promise.resolve());
  const photo = await createImageBitmap(new ImageData(8, 8));
  let draw = (_: ImageBitmap) => {};
  const drawn = new Promise<ImageBitmap>((resolve) => (draw = resolve));
  vi.spyOn(window, 'createImageBitmap').mockReturnValueOnce(drawn);
  const file = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(file, new File(['x'], 'photo.png', { type: 'image/png' }));
  const send = screen.getByRole('button', { name: 'Send the report' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  (send.element() as HTMLElement).click();
  draw(photo);
  await expect.element(screen.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await send.click();
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(sent.map((one) => one.photo?.slice(0, 4))).toEqual(['/9j/']);
});
