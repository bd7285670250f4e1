import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { getMe } from '@/api/generated/auth/auth';
import type { CustomerPatch } from '@/api/generated/dashboard.schemas';
import { getGetTourProposalMockHandler } from '@/api/generated/planning/planning.msw';
import { getListHolidaysMockHandler } from '@/api/generated/reference/reference.msw';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { updateCustomer } from '@/api/generated/users/users';
import { axeFindings } from '../../setup/axe';
import { meOf } from '../../setup/me';
import { problem } from '../../setup/problem';
import { reasonOf } from '../../setup/reason';
import { renderApp } from '../../setup/renderApp';
import { DAY, open, server } from './planning';
import { tour } from './world';

test('tours are proposed for a day, compared, and planned', async () => {
  const { asked, handlers } = server();
  const { screen, href } = await open(handlers);
  await screen.getByRole('button', { name: 'Propose tours' }).click();
  const alternatives = screen.getByRole('group', { name: 'Alternatives' });
  // What comes out is read: the element that says it was there before.
  const status = screen.getByRole('status').filter({ hasText: /^\d alternatives? to choose from$/ });
  await expect.element(status).toBeInTheDocument();
  const outcome = status.element();
  await expect.element(alternatives.getByRole('button', { name: /Balanced/ })).toHaveAttribute('aria-pressed', 'true');
  expect(href()).toContain('proposal=7');
  await expect.element(alternatives.getByText('2 containers may overflow by Sat 21 Nov').first()).toBeVisible();
  // 41.2 km for 5.25 t.
  await expect.element(alternatives.getByText('81% full when emptied · 7.8\u00a0km/t').first()).toBeVisible();
  const tours = screen.getByRole('region', { name: 'Proposed tours' });
  await expect.element(tours.getByRole('group', { name: 'Platz 3' })).toHaveTextContent('3. Platz 3');
  await tours.getByRole('button', { name: /GL-AW 34/ }).click();
  await expect.element(tours.getByRole('button', { name: /GL-AW 34/ })).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFindings()).toEqual([]);

  await alternatives.getByRole('button', { name: /Fewest kilometres/ }).click();
  const left = screen.getByRole('region', { name: 'Urgent, but left out' });
  await expect.element(left).toHaveTextContent('trucks are full of Green glass: 1 container09/01-G1');
  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
  await alternatives.getByRole('button', { name: /Balanced/ }).click();
  await screen.getByRole('button', { name: 'Plan 2 tours' }).click();
  await expect.element(screen.getByText('2 tours are planned for 20 Nov 2026.')).toBeVisible();
  expect(outcome.textContent).toContain('2 tours are planned for 20 Nov 2026.');
  expect(asked).toEqual([`propose ${DAY}`, 'commit balanced']);
});

test('planning can be stopped; what has changed meanwhile is named, and the plan stays on screen', async () => {
  const errors = [{ path: 'shifts.GL-AW 34', message: 'has no shift any more, or a tour already' }];
  const stale = () => problem(409, { errors });
  const { asked, handlers, freeze } = server({ commit: stale });
  const { screen } = await open(handlers);
  const propose = screen.getByRole('button', { name: 'Propose tours' });
  await propose.click();
  freeze();
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Planning was stopped.')).toBeVisible();
  await screen.getByRole('button', { name: 'Propose anew' }).click();
  await screen.getByRole('button', { name: 'Plan 2 tours' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('have changed: GL-AW 34. Propose anew.');
  await expect.element(screen.getByRole('region', { name: 'Proposed tours' })).toBeVisible();
  expect(asked).toEqual([`propose ${DAY}`, 'cancel', `propose ${DAY}`, 'commit balanced']);
});

test('what somebody else plans meanwhile is said at once, and what was arranged stays', async () => {
  const changes: { path: string; message: string }[] = [];
  const { handlers } = server({ changes });
  const { screen, queryClient } = await open(handlers);
  await screen.getByRole('button', { name: 'Propose tours' }).click();
  await expect.element(screen.getByRole('button', { name: 'Plan 2 tours' })).toBeVisible();
  expect(screen.getByRole('alert').query()).toBeNull();
  const taken = ['07/11-W1', '07/12-W1', '07/13-W1', '07/14-W1', '07/15-W1', '07/16-W1', '07/17-W1'];
  changes.push({ path: 'shifts.GL-AW 34', message: 'has no shift any more, or a tour already' });
  for (const key of taken) changes.push({ path: `containers.${key}`, message: 'is on another tour' });
  await queryClient.invalidateQueries({ queryKey: ['tour-proposals'] });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(/have changed: GL-AW 34, 07\/11-W1,.* 07\/15-W1 and 2 more\. Propose anew\.$/);
  await expect.element(screen.getByRole('region', { name: 'Proposed tours' })).toBeVisible();
});

test('who may not plan tours sees a proposal, and why it is not theirs to plan', async () => {
  const { handlers } = server({ state: 'done' });
  const { screen } = await renderApp({ path: `/tours/plan?date=${DAY}&proposal=6`, as: 'viewer', handlers });
  expect(await reasonOf(screen.getByRole('button', { name: 'Plan 2 tours' }))).toBe(
    'You can view tours but not plan them',
  );
});

test('the first day to plan is the working day after the last one that is planned', async () => {
  const { handlers } = server();
  const { screen, href } = await renderApp({
    path: '/tours/plan',
    handlers: [getListToursMockHandler({ tours: [tour(5, { date: '2026-11-27' })], total_routes: 1 }), ...handlers],
  });
  const plan = screen.getByRole('button', { name: 'Plan a day' });
  await expect.element(plan).toBeVisible();
  plan.element().focus();
  await userEvent.keyboard('{Enter}');
  // A Friday has tours; Monday has none.
  await expect.poll(href).toContain('date=2026-11-30');
  // The button is not there any more; the keyboard goes on at the head of the page, here and back again.
  const back = screen.getByRole('button', { name: 'Urgent list' });
  await expect.element(back).toBeVisible();
  await expect.poll(() => document.activeElement?.matches('main [tabindex="-1"]')).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(plan).toBeVisible();
  await expect.poll(() => document.activeElement?.matches('main [tabindex="-1"]')).toBe(true);
});

test('a public holiday is not offered, and named to who chooses it', async () => {
  const { handlers } = server();
  const holidays = [{ date: '2026-11-30', name: 'Day of Glass' }];
  const { screen, href } = await renderApp({
    path: '/tours/plan',
    handlers: [
      getListToursMockHandler({ tours: [tour(5, { date: '2026-11-27' })], total_routes: 1 }),
      getListHolidaysMockHandler({ holidays }),
      ...handlers,
    ],
  });
  await screen.getByRole('button', { name: 'Plan a day' }).click();
  await expect.poll(href).toContain('date=2026-12-01');
  const named = screen.getByText('Public holiday: Day of Glass');
  await expect.element(screen.getByRole('button', { name: 'Propose tours' })).toBeVisible();
  await expect.element(named).not.toBeInTheDocument();
  await screen.getByLabelText('Day').fill('30 November 2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(named).toBeVisible();
});

test('the first day to plan is one that is forecast, however far tours are planned', async () => {
  const { handlers } = server();
  const days = ['2027-01-15', '2026-12-07'];
  const { screen, href } = await renderApp({
    path: '/tours/plan',
    handlers: [
      getListToursMockHandler(({ request }) => {
        const end = new URL(request.url).searchParams.get('end') ?? '9';
        return { tours: days.filter((date) => date <= end).map((date) => tour(5, { date })), total_routes: 1 };
      }),
      ...handlers,
    ],
  });
  await screen.getByRole('button', { name: 'Plan a day' }).click();
  await expect.poll(href).toContain('date=2026-12-07');
});

test('where no tour is possible, each urgent container says why', async () => {
  const { handlers } = server({ state: 'infeasible' });
  const { screen } = await open(handlers);
  await screen.getByRole('button', { name: 'Propose tours' }).click();
  await expect.element(screen.getByText('No tour is possible on this day.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Urgent, but left out' })).toHaveTextContent('09/01-G1');
  await expect.element(screen.getByRole('link', { name: 'Shifts of the day' })).toBeVisible();
});

test('of a proposal that is no more the page says so, and a new one can be asked for', async () => {
  const { handlers } = server();
  const gone = getGetTourProposalMockHandler(() => {
    throw problem(404);
  });
  const { screen } = await renderApp({ path: `/tours/plan?date=${DAY}&proposal=9999`, handlers: [gone, ...handlers] });
  await expect.element(screen.getByText('This proposal no longer exists.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Propose tours' })).toBeEnabled();
});

test('administrators say where the yard is; half a position is refused at its field', async () => {
  const { screen } = await renderApp({ path: `/tours/plan?date=${DAY}`, scenario: {}, as: 'admin' });
  await screen.getByRole('button', { name: 'Yard' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Yard' });
  await dialog.getByLabelText('Latitude').fill('');
  await dialog.getByLabelText('Longitude').fill('');
  await dialog.getByRole('button', { name: 'Save position' }).click();
  await expect.element(screen.getByText(/No yard is set: tours begin and end at the plant\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Yard' }).click();
  await dialog.getByLabelText('Latitude').fill('51.9');
  await dialog.getByRole('button', { name: 'Save position' }).click();
  await expect.element(dialog.getByLabelText('Longitude')).toHaveAccessibleDescription('Required');
  await dialog.getByLabelText('Longitude').fill('7.9');
  await dialog.getByRole('button', { name: 'Save position' }).click();
  await expect.element(screen.getByText(/Tours begin and end at the yard\./)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a yard that another administrator has moved meanwhile is asked about, a plant is not', async () => {
  const { screen } = await renderApp({ path: `/tours/plan?date=${DAY}`, scenario: {}, as: 'admin' });
  const dialog = screen.getByRole('dialog', { name: 'Yard' });
  const moveYard = async (latitude: string, meanwhile: CustomerPatch) => {
    await screen.getByRole('button', { name: 'Yard' }).click();
    await dialog.getByLabelText('Latitude').fill(latitude);
    await updateCustomer(meanwhile);
    await dialog.getByRole('button', { name: 'Save position' }).click();
  };
  const plant = { latitude: 51.5, longitude: 7.5 };
  await moveYard('51.9', { plant });
  await expect.element(dialog).not.toBeInTheDocument();
  const { account } = (await getMe()).user;
  expect([account.yard?.latitude, account.plant]).toEqual([51.9, plant]);

  await moveYard('51.95', { yard: { latitude: 51.7, longitude: 7.4 } });
  const conflict = screen.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await expect.element(conflict.getByRole('radio', { name: 'Mine 51.95' })).toBeChecked();
  await conflict.getByRole('radio', { name: 'Theirs 7.4' }).click();
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await getMe()).user.account.yard).toEqual({ latitude: 51.7, longitude: 7.4 });
});

test('the map of a proposed tour has the yard, and what is tipped at the plant', async () => {
  const { handlers } = server();
  const account = {
    ...meOf('user').account,
    yard: { latitude: 51.88, longitude: 7.62 },
    plant: { latitude: 51.95, longitude: 7.7 },
  };
  const { screen } = await renderApp({ path: `/tours/plan?date=${DAY}`, handlers, me: { ...meOf('user'), account } });
  await screen.getByRole('button', { name: 'Propose tours' }).click();
  const map = screen.getByRole('region', { name: /^Stops of/ });
  await expect.element(map.getByRole('img', { name: 'Yard' }), { timeout: 20_000 }).toBeVisible();
  await map.getByRole('button', { name: 'Show as a list' }).click();
  await map.getByRole('list').getByRole('button').first().click();
  await userEvent.keyboard('{End}');
  await expect.element(map.getByRole('button', { name: /^Plant.*Unloading/ })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('who may not administer sees where tours begin, and why it is not theirs to set', async () => {
  const { screen } = await renderApp({ path: `/tours/plan?date=${DAY}`, scenario: {}, as: 'user' });
  await expect.element(screen.getByText(/Tours begin and end at the yard/)).toBeVisible();
  expect(await reasonOf(screen.getByRole('button', { name: 'Yard' }))).toBe(
    'Only admins can set the yard and the plant',
  );
});
