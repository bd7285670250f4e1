import { HttpResponse } from 'msw';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { arranged, open, server } from './planning';

const ready = async (options?: Parameters<typeof server>[0]) => {
  const made = server(options);
  const { screen, href, router, queryClient } = await open(made.handlers);
  await screen.getByRole('button', { name: 'Propose tours' }).click();
  const tours = screen.getByRole('region', { name: 'Proposed tours' });
  await expect.element(tours.getByRole('group', { name: 'Platz 3' })).toBeVisible();
  const places = () =>
    tours
      .getByRole('group')
      .elements()
      .map((row) => row.getAttribute('aria-label'));
  const card = screen.getByRole('group', { name: 'Alternatives' }).getByRole('button', { name: /Balanced/ });
  return { ...made, screen, href, router, queryClient, tours, places, card };
};

test('stops are moved by keys, by menu and by dragging, also into another tour; figures follow, and all can be undone', async () => {
  const { screen, tours, places, card, arrangements, choices } = await ready();
  await expect.element(card).toHaveTextContent('82.4 km');
  // What is expected there decides whether a stop may wait.
  const first = tours.getByRole('group', { name: 'Platz 1' });
  await expect.element(first.getByRole('img', { name: 'White glass' })).toBeVisible();
  await expect.element(first.getByText('108%')).toBeVisible();
  await expect.element(tours.getByRole('group', { name: 'Platz 2' }).getByText('–')).toBeVisible();
  const grip = tours.getByRole('button', { name: 'Move Platz 1 (arrow keys)' });
  grip.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(places).toEqual(['Platz 2', 'Platz 1', 'Platz 3']);
  await expect.element(grip).toHaveFocus();
  await expect.element(card).toHaveTextContent('Balanced (arranged)6 km');
  await expect
    .element(screen.getByRole('status').filter({ hasText: /^Balanced \(arranged\) · 6 km · / }))
    .toBeInTheDocument();
  expect(arrangements[0]).toEqual({
    ...{ goal: 'balanced', pinned_location_ids: [], banned_location_ids: [] },
    tours: [
      { license_plate: 'GL-AW 21', container_ids: ['07/12-W1', '07/11-W1', '07/13-W1'] },
      { license_plate: 'GL-AW 34', container_ids: ['07/14-W1', '07/15-W1', '07/16-W1'] },
    ],
  });

  tours.getByRole('button', { name: 'Actions for Platz 2' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('data-highlighted');
  await expect.element(screen.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(places).toEqual(['Platz 1', 'Platz 3']);
  await expect.poll(() => arrangements.length).toBe(2);
  await expect.element(grip).toHaveFocus();
  await expect.element(screen.getByText('Platz 2 is now stop 1 of the tour of GL-AW 34')).toBeInTheDocument();
  // Nearest as the crow flies: before the first stop of the other tour.
  expect(arrangements[1]?.tours[1]?.container_ids).toEqual(['07/12-W1', '07/14-W1', '07/15-W1', '07/16-W1']);
  await expect.element(tours.getByText('ends after the shift')).toBeVisible();
  expect(await axeFindings()).toEqual([]);

  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(places).toEqual(['Platz 2', 'Platz 1', 'Platz 3']);

  await tours.getByRole('button', { name: /GL-AW 34/ }).click();
  await expect.poll(() => places().length).toBe(6);
  await userEvent.dragAndDrop(
    tours.getByRole('button', { name: 'Move Platz 3 (arrow keys)' }),
    tours.getByRole('group', { name: 'Platz 5' }),
    { steps: 40 },
  );
  await expect.poll(() => arrangements.length).toBe(3);
  expect(arrangements[2]?.tours.map(({ container_ids }) => container_ids.length)).toEqual([2, 4]);
  await expect.element(tours.getByText('ends after the shift')).toBeVisible();

  // Onto a pair without a tour: what is dropped below a closed or new tour stays in sight.
  await tours.getByRole('button', { name: 'Actions for Platz 6' }).click();
  await screen.getByRole('menuitem', { name: 'Move to the tour of GL-ÖK 7' }).click();
  await expect.poll(() => arrangements.length).toBe(4);
  expect(arrangements[3]?.tours.map(({ license_plate }) => license_plate)).toEqual(['GL-AW 21', 'GL-AW 34', 'GL-ÖK 7']);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(tours.getByText('No tour yet')).toBeVisible();

  // What has conflicts is planned only after a question.
  await screen.getByRole('button', { name: 'Plan 2 tours' }).click();
  const question = screen.getByRole('alertdialog', { name: '1 conflict: plan the tours anyway?' });
  await expect.element(question).toHaveTextContent('ends after the shift');
  await expect.element(question.getByRole('button', { name: 'Plan anyway' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 tours are planned for 20 Nov 2026.')).toBeVisible();
  await expect.poll(() => document.querySelector('main [tabindex="-1"]:focus')?.textContent).toMatch(/are planned for/);
  const wishes = { pinned_location_ids: [], banned_location_ids: [] };
  expect(choices).toEqual([{ goal: 'balanced', tours: arrangements[2]?.tours, ...wishes, accept_conflicts: true }]);
});

test('who moves a stop by keys into a closed tour hears where it is then: behind the stops that are out of sight', async () => {
  const { screen, tours, arrangements } = await ready();
  const grip = tours.getByRole('button', { name: 'Move Platz 3 (arrow keys)' });
  grip.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => arrangements[0]?.tours[1]?.container_ids.indexOf('07/13-W1')).toBe(3);
  await expect.element(screen.getByText('Platz 3 is now stop 4 of the tour of GL-AW 34')).toBeInTheDocument();
  await expect.element(grip).toHaveFocus();
});

test('a location is pinned or banned, and the planner is asked anew with it', async () => {
  const { screen, tours, places, arrangements, asked, href } = await ready();
  const choose = async (place: string, what: string) => {
    await tours.getByRole('button', { name: `Actions for ${place}` }).click();
    await screen.getByRole('menuitem', { name: what }).click();
  };
  await choose('Platz 2', 'Do not serve that day');
  await expect.poll(places).toEqual(['Platz 1', 'Platz 3']);
  await choose('Platz 1', 'Serve in any case');
  const wishes = screen.getByRole('group', { name: 'What you have arranged' });
  await expect.element(wishes.getByRole('button', { name: 'Leave Platz 1 to the planner' })).toBeVisible();
  wishes.getByRole('button', { name: 'Leave Platz 2 to the planner' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => arrangements.at(-1)?.banned_location_ids).toEqual([]);
  await expect.element(wishes).toHaveFocus();
  expect(arrangements.at(-1)?.pinned_location_ids).toEqual(['07/11']);

  // The other alternative has the container that was left out.
  await screen.getByRole('button', { name: /Fewest kilometres/ }).click();
  await screen.getByRole('button', { name: 'Serve the location of 09/01-G1 in any case' }).click();
  await expect.poll(() => arrangements.at(-1)?.pinned_location_ids).toEqual(['09/01']);
  expect(arrangements.at(-1)?.goal).toBe('least_km');
  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
  await screen.getByRole('button', { name: 'Propose anew with these' }).click();
  await expect.poll(href).toContain('proposal=8');
  expect(asked.filter((one) => one.startsWith('propose'))).toHaveLength(2);
});

test('an arrangement that is refused leaves all as it was and says why; leaving asks first', async () => {
  const errors = [{ path: 'containers.07/11-W1', message: 'is on another tour, or not to be emptied any more' }];
  let refuse = true;
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  const { screen, href, router, tours, places } = await ready({
    arrange: async (arrangement) => {
      if (refuse) return problem(409, { errors });
      await asked;
      return arranged(arrangement);
    },
  });
  const grip = tours.getByRole('button', { name: 'Move Platz 1 (arrow keys)' });
  grip.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('have changed: 07/11-W1. Propose anew.');
  await expect.poll(places).toEqual(['Platz 1', 'Platz 2', 'Platz 3']);
  refuse = false;
  grip.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(places).toEqual(['Platz 2', 'Platz 1', 'Platz 3']);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  // Also what the server has not answered yet.
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  answer();
  await expect.poll(places).toEqual(['Platz 2', 'Platz 1', 'Platz 3']);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  // Other areas are another URL of the same board: it is as proposed again, and asks again.
  router.history.push(`${href()}&areas=1`);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(places).toEqual(['Platz 1', 'Platz 2', 'Platz 3']);
  expect(href()).toContain('areas=1');
  grip.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(places).toEqual(['Platz 2', 'Platz 1', 'Platz 3']);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('button', { name: 'Propose tours' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('who arranges what somebody else plans meanwhile is told that it went without these changes', async () => {
  const said = /^Somebody else has planned this proposal meanwhile/u;
  const { screen, queryClient, tours, places, commitElsewhere } = await ready();
  tours.getByRole('button', { name: 'Move Platz 1 (arrow keys)' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(places).toEqual(['Platz 2', 'Platz 1', 'Platz 3']);
  commitElsewhere();
  await queryClient.invalidateQueries();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
  await expect.element(screen.getByRole('button', { name: 'Show tours' })).toBeVisible();
});

test('who plans a moment after somebody else is told so at once; who was the first is not', async () => {
  const said = /^Somebody else has planned this proposal meanwhile/u;
  const second: Awaited<ReturnType<typeof ready>> = await ready({
    commit: () => {
      second.commitElsewhere();
      return problem(409, { detail: 'The proposal is committed.' });
    },
  });
  await second.screen.getByRole('button', { name: 'Plan 2 tours' }).click();
  await expect.element(second.screen.getByRole('alert')).toHaveTextContent(said);
  const { screen } = await ready();
  await screen.getByRole('button', { name: 'Plan 2 tours' }).click();
  await expect.element(screen.getByRole('button', { name: 'Show tours' })).toBeVisible();
  await expect.element(screen.getByText(said)).not.toBeInTheDocument();
});

test('tours that were planned without a response are one’s own, also when planning them again is refused', async () => {
  let attempts = 0;
  const made: Awaited<ReturnType<typeof ready>> = await ready({
    commit: () => {
      attempts += 1;
      if (attempts === 1) return HttpResponse.error();
      made.commitElsewhere();
      return problem(409, { detail: 'The proposal is committed.' });
    },
  });
  const { screen } = made;
  const plan = screen.getByRole('button', { name: 'Plan 2 tours' });
  await plan.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^Not planned: /u);
  await plan.click();
  await expect.element(screen.getByRole('button', { name: 'Show tours' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
