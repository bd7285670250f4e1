import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportInput, ReportSite } from '@/api/generated/dashboard.schemas';
import { getCreateReportMockHandler, getGetReportSiteMockHandler } from '@/api/generated/reports/reports.msw';
import { setTimeZone } from '@/i18n/timeZone';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { doubleTap, taps } from '../../setup/taps';

const NOW = new Date('2026-11-18T09:00:00Z');
const unknown = { containers: 1, reported_at: null, planned_on: null, emptied_at: null };
const site: ReportSite = {
  ...{
    code: '7K3QX9M',
    location_name: 'Marktplatz',
    street: 'Lindenallee 4',
    city: 'Glasfurt',
    operator: 'Stadtwerke',
    time_zone: 'Europe/Berlin',
  },
  materials: [
    { ...unknown, material_type: '11', emptied_at: '2026-11-17T08:00:00.000Z' },
    { ...unknown, material_type: '12', reported_at: '2026-11-18T07:00:00.000Z', planned_on: '2026-11-19' },
    { ...unknown, material_type: '12+13' },
  ],
};
const known = getGetReportSiteMockHandler({ site });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});
afterEach(async () => {
  vi.restoreAllMocks();
  setTimeZone('Europe/Berlin');
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});
const open = (handlers: Parameters<typeof renderApp>[0]['handlers'], path = '/report/7K3QX9M') =>
  renderApp({ path, as: null, handlers });

test('a citizen sees what is known and reports in three taps, at 320 px, without a cookie', async () => {
  await page.viewport(320, 640);
  const sent: ReportInput[] = [];
  const { screen } = await open([
    known,
    getCreateReportMockHandler(async ({ request }) => {
      sent.push((await request.json()) as ReportInput);
      return {
        site: { ...site, materials: site.materials.map((one) => ({ ...one, reported_at: NOW.toISOString() })) },
      };
    }),
  ]);
  await expect.element(screen.getByText('Marktplatz, Lindenallee 4, Glasfurt')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /White glass/ })).toHaveTextContent('Emptied yesterday');
  const green = screen.getByRole('button', { name: /^Green glass Reported/ });
  await expect.element(green).toHaveTextContent('Reported 2 hours agoCollection planned: tomorrow');
  expect(await axeFindings()).toEqual([]);
  await green.click();
  await expect.element(screen.getByText(/It has been reported already/)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await taps(screen)('Overflowing');
  expect(await axeFindings()).toEqual([]);
  await screen.getByText('Add a note, photo or email (optional)').click();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  // Letters of twice their size.
  document.documentElement.style.fontSize = '200%';
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await taps(screen)('Back');
  await expect.element(screen.getByRole('button', { name: 'Broken glass beside it' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await taps(screen)('Back');
  await expect.element(green).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.style.fontSize = '';
  await taps(screen)(/^Green glass Reported/, 'Overflowing', 'Send the report');
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toHaveFocus();
  await expect.element(screen.getByText('Reported now')).toBeVisible();
  expect(sent).toEqual([{ material_type: '12', fullness: 'overflowing', locale: 'en' }]);
  expect([document.cookie, document.title]).toEqual(['', 'Report a full glass container']);
  await taps(screen)('Report another container', /Green glass \+ Brown glass/, 'Back', /White/);
  await expect.element(screen.getByRole('heading', { name: 'How full is it?' })).toHaveFocus();
});

test("days are the city's, wherever the phone thinks it is", async () => {
  vi.setSystemTime('2026-11-18T20:00:00Z');
  const { screen } = await open([getGetReportSiteMockHandler({ site: { ...site, time_zone: 'Pacific/Auckland' } })]);
  await expect
    .element(screen.getByRole('button', { name: /^Green glass Reported/ }))
    .toHaveTextContent('planned: today');
  await expect.element(screen.getByRole('button', { name: /White glass/ })).toHaveTextContent('Emptied 2 days ago');
});

test('a double tap on a colour does not say how full it is', async () => {
  await page.viewport(390, 800);
  const { screen } = await open([known]);
  const glass = screen.getByRole('button', { name: /^White glass/ });
  await expect.element(glass).toBeVisible();
  await doubleTap(glass.element(), () => document.querySelector('h2')?.textContent === 'How full is it?');
  await expect.element(screen.getByRole('heading', { name: 'How full is it?' })).toBeVisible();
  await taps(screen)('Overflowing');
  await expect.element(screen.getByRole('button', { name: 'Send the report' })).toBeVisible();
});

test('who cannot scan types the code of the label, in any of the languages', async () => {
  const { screen, href } = await open([known], '/report');
  await expect.element(screen.getByRole('heading', { name: 'Report a full glass container' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await screen.getByRole('combobox', { name: 'Language' }).selectOptions('Deutsch');
  await screen.getByLabelText('Code auf dem Etikett').fill('7K3 QX9M');
  await taps(screen)('Weiter');
  await expect.poll(href).toBe('/report/7K3QX9M');
  await expect.element(screen.getByRole('button', { name: /Weißglas/ })).toBeVisible();
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});

test('a note, an address and a photo go along; a large photo is drawn smaller, and what is none is refused', async () => {
  const sent: ReportInput[] = [];
  const { screen } = await open([
    known,
    getCreateReportMockHandler(async ({ request }) => {
      sent.push((await request.json()) as ReportInput);
      return { site };
    }),
  ]);
  await taps(screen)(/White/, 'Broken glass beside it');
  await screen.getByText('Add a note, photo or email (optional)').click();
  await screen.getByLabelText('Note').fill('  <b>Two bags</b> beside it ');
  await screen.getByLabelText('Your email').fill('nobody');
  pick(new File(['<svg onload="alert(1)">'], 'a.png', { type: 'image/png' }));
  await expect.element(screen.getByText('This file cannot be read as a picture.')).toBeVisible();
  pick(await noise(1800, 1200));
  await expect.element(screen.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await taps(screen)('Send the report');
  await expect.element(screen.getByText('This is not an email address.')).toBeVisible();
  await screen.getByLabelText('Your email').fill('anna@example.org');
  await taps(screen)('Send the report');
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const [{ photo = '', ...rest } = {}] = sent as Partial<ReportInput>[];
  expect(rest).toEqual({
    ...{ material_type: '11', fullness: 'broken_glass', locale: 'en' },
    ...{ note: '<b>Two bags</b> beside it', email: 'anna@example.org' },
  });
  expect(photo.slice(0, 4)).toBe('/9j/');
  expect((photo.length * 3) / 4).toBeLessThanOrEqual(300 * 1024);
});

test('what is typed while a photo is drawn stays; a wrong address is shown where it is folded away', async () => {
  const { screen } = await open([known]);
  await taps(screen)(/White/, 'Overflowing');
  const more = screen.getByText('Add a note, photo or email (optional)');
  await more.click();
  const photo = await createImageBitmap(new ImageData(8, 8));
  let draw = (_: ImageBitmap) => {};
  const drawn = new Promise<ImageBitmap>((resolve) => (draw = resolve));
  vi.spyOn(window, 'createImageBitmap').mockReturnValueOnce(drawn);
  pick(new File([], 'photo.png', { type: 'image/png' }));
  await screen.getByLabelText('Note').fill('Two bags');
  await screen.getByLabelText('Your email').fill('nobody');
  draw(photo);
  await expect.element(screen.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect.element(screen.getByLabelText('Note')).toHaveValue('Two bags');
  await more.click();
  await expect.element(screen.getByLabelText('Your email')).not.toBeVisible();
  await taps(screen)('Send the report');
  await expect.element(screen.getByText('This is not an email address.')).toBeVisible();
  await expect.element(screen.getByLabelText('Your email')).toHaveFocus();
});

test('an unknown code can be typed again, as it is read from a label; a limit and a lost connection are said in words', async () => {
  const asked: string[] = [];
  const { screen, href, use } = await open(
    [
      http.get('*/api/reports/:code', ({ params }) => {
        asked.push(String(params.code));
        return params.code === '7K3QX9M' ? HttpResponse.json({ site }) : problem(404);
      }),
    ],
    '/report/zzzzzzz',
  );
  await expect.element(screen.getByRole('heading', { name: 'We do not know this code' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  const code = screen.getByLabelText('Code on the label');
  await code.fill('7k3');
  await taps(screen)('Continue');
  await expect.element(screen.getByText('A code has 7 letters and digits.')).toBeVisible();
  await code.fill('7k3-qx9m');
  await taps(screen)('Continue', /White/, /^Full$/);
  expect([href(), asked]).toEqual(['/report/7K3QX9M', ['ZZZZZZZ', '7K3QX9M']]);
  use(http.post('*/api/reports/:code', () => HttpResponse.error()));
  await taps(screen)('Send the report');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No connectionNothing you entered is lost.');
  use(http.post('*/api/reports/:code', () => problem(429, { headers: { 'retry-after': '700' } })));
  await taps(screen)('Try again');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please try again in 12 minutes.');
  expect(await axeFindings()).toEqual([]);
});

test.each([
  ['de-AT', 'Vollen Glascontainer melden', 'Gemeldet vor 2 StundenLeerung geplant: morgen', 'de'],
  ['fr', 'Signaler un conteneur à verre plein', 'Signalé il y a 2 heuresCollecte prévue : demain', 'fr'],
  ['vi', 'Báo thùng thủy tinh đã đầy', 'Đã báo 2 giờ trước', 'vi'],
  ['zh-Hans-CN', '报告已满的玻璃回收箱', '2小时前已报告计划清运：明天', 'zh-CN'],
  ['ar-EG', 'الإبلاغ عن حاوية زجاج ممتلئة', 'تم الإبلاغ قبل ساعتين', 'ar'],
])('a phone in %s reads its own language', async (tag, title, words, lang) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', tag, 'en']);
  const { screen } = await open([known]);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  const button = screen.getByRole('button').filter({ hasText: words });
  await expect.element(button).toBeVisible();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr']);
  if (lang === 'ar') expect(await axeFindings()).toEqual([]);
});

function pick(picked: File) {
  const file = document.querySelector('input[type=file]') as HTMLInputElement;
  const data = new DataTransfer();
  data.items.add(picked);
  file.files = data.files;
  file.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A picture that does not get small by itself. */
async function noise(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = new ImageData(width, height);
  for (let index = 0; index < image.data.length; index++) image.data[index] = (index * 7919 * (index % 251)) % 256;
  context?.putImageData(image, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'photo.png', { type: 'image/png' });
}
