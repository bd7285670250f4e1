import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFindings } from '../setup/axe';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

const steps = { locations: true, bins: true, trucks: false, drivers: false, schedules: false, people: false };
const answered = http.get('*/api/setup/steps', () => HttpResponse.json(steps));

test('the administrator of a new city sees what comes next and where, until it is put away', async () => {
  const { screen, use } = await renderApp({ path: '/dashboard', me: { new_customer: true }, handlers: [answered] });
  const card = screen.getByRole('region', { name: 'First steps' });
  await expect.element(card.getByText('2 of 6 done')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Create the trucks' })).toHaveAttribute('href', '/dt/trucks');
  await expect.element(card.getByRole('link', { name: /container locations/ })).toHaveAttribute('href', '/dt/import');
  await expect.element(card.getByRole('link', { name: /Invite the people/ })).toHaveAttribute('href', '/account/users');
  await expect.element(card.getByText(/“…” \(More\), “Edit default schedule”/)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  use(http.delete('*/api/setup/steps', () => problem(500, {}), { once: true }));
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect.element(screen.getByText('The list could not be hidden. Please try again.')).toBeVisible();
  use(http.delete('*/api/setup/steps', () => new HttpResponse(null, { status: 204 })));
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect.element(card).not.toBeInTheDocument();
});

test('nobody else sees it, nor anybody in a city that has begun', async () => {
  const user = await renderApp({ path: '/dashboard', as: 'user', me: { new_customer: true } });
  await expect.element(user.screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(user.screen.getByRole('region', { name: 'First steps' }).query()).toBeNull();
  const { screen } = await renderApp({ path: '/dashboard' });
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'First steps' }).query()).toBeNull();
});
