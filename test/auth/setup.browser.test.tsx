import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { SetupInput } from '@/api/generated/dashboard.schemas';
import { axeFindings } from '../setup/axe';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

const token = 'A'.repeat(43);
const needed = (answer: boolean) => http.get('*/api/setup', () => HttpResponse.json({ needed: answer }));

test('who opens the link of the first start sets the city up and is signed in; what is wrong is said at its field', async () => {
  const sent: SetupInput[] = [];
  const { screen, use, href } = await renderApp({ path: `/setup#${token}`, as: null, handlers: [needed(true)] });
  const fill = (label: string, text: string) => screen.getByLabelText(label, { exact: true }).fill(text);
  const submit = () => screen.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Set up your dashboard' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await submit();
  await expect.element(screen.getByText('Name of the city or company is required')).toBeVisible();
  await expect.element(screen.getByText('Name at least one area')).toBeVisible();
  await fill('City or company', 'Neustadt');
  await fill('Time zone', 'Europe/Nowhere');
  await fill('Disposition areas', 'Nord, nord');
  await fill('Your name', 'Gesa Grün');
  await fill('Your email', 'gesa@neustadt.example');
  await fill('New password', 'drei-flaschen-im-regen');
  await fill('Repeat new password', 'drei-flaschen-im-regen');
  await submit();
  await expect.element(screen.getByText('Choose a time zone, such as Europe/Berlin')).toBeVisible();
  await expect.element(screen.getByText('Each area needs a name of its own')).toBeVisible();
  await fill('Time zone', 'UTC');
  await submit();
  await expect.element(screen.getByText('Choose a time zone, such as Europe/Berlin')).not.toBeInTheDocument();
  await fill('Time zone', 'Europe/Vienna');
  await fill('Disposition areas', 'Nord, Süd ,');
  let refuses = true;
  use(
    http.post<never, SetupInput>('*/api/setup', async ({ request }) => {
      sent.push(await request.json());
      return refuses ? problem(401, {}) : HttpResponse.json({ atk: 'a.b.c' });
    }),
  );
  await submit();
  await expect.element(screen.getByText(/It has expired or was not copied whole/)).toBeVisible();
  refuses = false;
  await submit();
  await expect.poll(href).toMatch(/^\/dashboard/);
  expect(sent.at(-1)).toEqual({
    ...{ token, customer_name: 'Neustadt', time_zone: 'Europe/Vienna', disposition_areas: ['Nord', 'Süd'] },
    ...{ name: 'Gesa Grün', email: 'gesa@neustadt.example', new_password: 'drei-flaschen-im-regen', locale: 'en' },
  });
});

test('a link that was not copied whole, and one of a server that is set up, say so', async () => {
  const first = await renderApp({ path: '/setup#abc', as: null, handlers: [needed(true)] });
  await expect.element(first.screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  const { screen } = await renderApp({ path: `/setup#${token}`, as: null, handlers: [needed(false)] });
  await expect.element(screen.getByRole('heading', { name: 'The dashboard is set up' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /sign-in|Sign in/ })).toBeVisible();
});
