import { http } from 'msw';
import { type Locator, page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getAnswerComplaintMockHandler,
  getListComplaintAnswersMockHandler,
  getListComplaintsMockHandler,
} from '@/api/generated/complaints/complaints.msw';
import { clearToasts, toaster } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { complaint, complaintServer, NOW, PAGE } from '../complaints/world';
import { patient } from '../../map/kit';
import { swipe, world } from './world';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(async () => {
  clearToasts();
  await page.viewport(1280, 800);
});

test('the inbox: cases by keys, all about the place, done and taken back', async () => {
  const { rows, handlers } = world();
  const { screen, href } = await renderApp({ path: '/complaints', handlers });
  await screen.getByText('Inbox').click();
  const list = screen.getByRole('list', { name: 'Cases' });
  const one = list.getByRole('link', { name: /Hafenweg 4 \(Kiosk\).*2 reports.*Pickup immediately/u });
  await expect.element(one).toHaveTextContent('Was due yesterday');
  await expect.element(list.getByRole('link', { name: /Lindenallee/u })).toHaveTextContent('Planned for 23 Nov 2026');
  expect(list.getByRole('listitem').elements()).toHaveLength(2);

  await userEvent.keyboard('j');
  const opened = href();
  const pane = screen.getByRole('region', { name: /^Notification/u });
  // What can be done with it is the next stop, not behind the other cases.
  await expect.element(pane).toHaveFocus();
  (one.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(pane).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.poll(href).not.toBe(opened);
  await one.click();
  expect(href()).toBe('/complaints/inbox?id=5');
  await expect.element(pane.getByText('Not emptied 3 hours ago: Parked in · Lieferwagen')).toBeVisible();
  await expect
    .element(pane.getByRole('img', { name: 'Photo by the crew' }))
    .toHaveAttribute('src', 'data:image/webp;base64,UklGRg==');
  await expect.element(pane.getByText('109%')).toBeVisible();
  await expect.element(pane.getByRole('link', { name: 'Nord 1 Mo' })).toBeVisible();
  await expect.element(pane.getByText('WhatsApp')).toBeVisible();
  // What the citizen wrote stays text, in its own direction.
  await expect.element(pane.getByText('كيسان <b>بجانبها</b>')).toHaveAttribute('lang', 'ar');
  await expect.element(pane.getByText('Broken glass lies beside it')).toBeVisible();
  await expect
    .element(pane.getByRole('img', { name: 'Photo by a citizen' }))
    .toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
  expect(await axeFindings()).toEqual([]);

  // Held down a little too long, it is still about one case.
  await userEvent.keyboard('{e>4/}');
  await expect.element(screen.getByText('Closed 2 notifications of Hafenweg 4 (Kiosk)')).toBeVisible();
  await expect.element(one).not.toBeInTheDocument();
  expect(href()).toBe('/complaints/inbox?id=14');
  expect(rows.map(({ status }) => status)).toEqual(['closed', 'closed', 'open']);
  await userEvent.keyboard('z');
  await expect.element(one).toBeVisible();
  expect(rows.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
});

test('who speaks to the computer switches off the shortcuts of one key', async () => {
  const { screen, href } = await renderApp({ path: '/complaints/inbox', handlers: world().handlers });
  await expect.element(screen.getByText(/^J and K go/u)).toBeVisible();
  await screen.getByRole('button', { name: 'Display settings' }).click();
  await screen.getByRole('checkbox', { name: /^Shortcuts of a single key/u }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('link', { name: /Hafenweg 4/u })).toBeVisible();
  await expect.element(screen.getByText(/^J and K go/u)).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await screen.getByText('Table').click();
  const search = screen.getByRole('searchbox');
  await expect.element(search).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).not.toHaveFocus();
  expect(href()).toBe('/complaints');
});

test('each message takes back its own case; of a case closed in part, that part', async () => {
  const { rows, handlers } = world();
  let refuses = false;
  const faster = http.patch('*/api/complaints/13', () => (refuses ? problem(412) : undefined));
  const { screen, href } = await renderApp({ path: '/complaints/inbox?id=5', handlers: [faster, ...handlers] });
  const states = () => rows.map(({ status }) => status);
  const undoOf = (text: string) =>
    screen.getByRole('status').filter({ hasText: text }).getByRole('button', { name: 'Undo' });
  const press = async (button: Locator) => {
    await expect.element(button).toBeVisible();
    // As while the pointer is on a message.
    toaster.pause();
    (button.element() as HTMLElement).click();
  };
  const done = screen.getByRole('button', { name: 'Done' });
  await press(done);
  await expect.poll(href).toBe('/complaints/inbox?id=14');
  await expect.element(undoOf('Closed 2 notifications of Hafenweg 4 (Kiosk)')).toBeVisible();
  await press(done);
  await expect.element(undoOf('Closed the notification of Lindenallee 1 (Kiosk)')).toBeVisible();
  expect(states()).toEqual(['closed', 'closed', 'closed']);
  await press(undoOf('Hafenweg'));
  await expect.poll(states).toEqual(['open', 'open', 'closed']);
  await userEvent.keyboard('z');
  await expect.poll(states).toEqual(['open', 'open', 'open']);
  await expect.element(undoOf('Lindenallee')).not.toBeInTheDocument();

  // A colleague is faster at one of two.
  refuses = true;
  await screen
    .getByRole('list', { name: 'Cases' })
    .getByRole('link', { name: /Hafenweg/u })
    .click();
  await press(done);
  await expect.element(screen.getByText(/^The case of Hafenweg 4 \(Kiosk\) was not closed/u)).toBeVisible();
  expect(states()).toEqual(['closed', 'open', 'open']);
  await press(undoOf('Closed the notification of Hafenweg'));
  await expect.poll(states).toEqual(['open', 'open', 'open']);
});

test('whoever left an address is answered, in words that the dispatcher reads before', async () => {
  const { handlers } = world();
  const sent: unknown[] = [];
  const text = (answer: string) => [
    { locale: 'fr' as const, citizens: 2, text: `Merci (${answer})` },
    { locale: 'ar' as const, citizens: 1, text: `شكرًا (${answer})` },
  ];
  const { screen, use } = await renderApp({
    path: '/complaints/inbox?id=5',
    handlers: [
      getListComplaintAnswersMockHandler({
        answers: (['received', 'obstructed'] as const).map((answer) => ({ answer, texts: text(answer) })),
      }),
      getAnswerComplaintMockHandler(async ({ request }) => {
        if (sent.push(await request.json()) === 1) throw problem(503);
        return { citizens: sent.length === 2 ? 3 : 0 };
      }),
      ...handlers,
    ],
  });
  await screen.getByRole('button', { name: 'Answer…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Answer those who reported Hafenweg 4 (Kiosk)' });
  await expect.element(dialog.getByText('Merci (received)')).toHaveAttribute('lang', 'fr');
  await expect.element(dialog.getByText('Français, 2 people')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Could not be reached' }).click();
  await expect.element(dialog.getByText('شكرًا (obstructed)')).toHaveAttribute('lang', 'ar');
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(screen.getByText(/^The answer was not sent/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(screen.getByText('Answer sent to 3 people who reported Hafenweg 4 (Kiosk)')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ answer: 'obstructed' }, { answer: 'obstructed' }]);

  await screen.getByRole('button', { name: 'Answer…' }).click();
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect
    .element(screen.getByText('Everyone who reported Hafenweg 4 (Kiosk) already has this answer'))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  use(getListComplaintAnswersMockHandler({ answers: [] }));
  await screen.getByRole('button', { name: 'Answer…' }).click();
  await expect.element(screen.getByText('Nobody who reported this case has left an address.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
});

test('a case of more reports than a page of the list is closed whole', async () => {
  const first = complaint(1, '07/12');
  const { rows, handlers } = complaintServer(
    Array.from({ length: PAGE + 1 }, (_, index) => ({
      ...first,
      id: index + 1,
      case: { ...first.case, reports: PAGE + 1 },
    })),
  );
  const { screen } = await renderApp({ path: '/complaints/inbox?id=1', handlers: [...handlers, ...world().handlers] });
  await expect.element(screen.getByRole('region', { name: /^Notification/u })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(screen.getByText('Closed 101 notifications of Hafenweg 4 (Kiosk)')).toBeVisible();
  expect(rows.filter(({ status }) => status === 'open')).toEqual([]);
});

test('on a phone a case is swiped away when it is done, a little does nothing, and the other way leads onto a tour', async () => {
  const { rows, handlers } = world();
  await page.viewport(390, 844);
  const { screen, href, router } = await renderApp({ path: '/complaints/inbox', handlers });
  await expect.element(screen.getByText(/^Swipe a case to the right when it is done/u)).toBeVisible();
  const one = screen.getByRole('link', { name: /Hafenweg/u });
  await expect.element(one).toBeVisible();
  await swipe(one.element(), 60);
  await expect.element(one).toBeVisible();
  // The gestures are loaded when the list is there: until then nothing follows the finger.
  const told = screen.getByText('Closed 2 notifications of Hafenweg 4 (Kiosk)');
  await expect
    .poll(
      async () => {
        if (!told.query()) await swipe(one.element(), 200);
        return told.query();
      },
      { ...patient, interval: 1000 },
    )
    .not.toBeNull();
  await expect.element(one).not.toBeInTheDocument();
  expect(rows.map(({ status }) => status)).toEqual(['closed', 'closed', 'open']);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(one).toBeVisible();
  await swipe(one.element(), -200);
  await expect.poll(href).toBe('/complaints/inbox?id=5');
  await expect.element(screen.getByRole('dialog', { name: /Hafenweg 4 \(Kiosk\)/u })).toBeVisible();
  expect(rows.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  router.history.back();
  await expect.poll(href).toBe('/complaints/inbox');
});

test('a viewer reads cases and can do nothing; a list that fails, and an empty one', async () => {
  const { handlers } = world();
  const { screen } = await renderApp({ path: '/complaints/inbox?id=5', as: 'viewer', handlers });
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await userEvent.keyboard('e');
  await expect.element(screen.getByRole('link', { name: /Hafenweg 4.*Pickup/u })).toBeVisible();

  const failing = getListComplaintsMockHandler(() => {
    throw problem(500);
  });
  const failed = await renderApp({ path: '/complaints/inbox', language: 'de', handlers: [failing, ...handlers] });
  await expect.element(failed.screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  const nothing = getListComplaintsMockHandler(() => ({ complaints: [], total_routes: 0 }));
  const empty = await renderApp({ path: '/complaints/inbox', language: 'de', handlers: [nothing, ...handlers] });
  await expect.element(empty.screen.getByText('Nichts wartet auf Sie.')).toBeVisible();
});
