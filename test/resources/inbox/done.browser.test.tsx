import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getAnswerComplaintMockHandler,
  getListComplaintAnswersMockHandler,
} from '@/api/generated/complaints/complaints.msw';
import { clearToasts } from '@/ui/toast';
import { renderApp } from '../../setup/renderApp';
import { after, doubleTap } from '../../setup/taps';
import { complaint, complaintServer, NOW } from '../complaints/world';
import { world } from './world';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(clearToasts);

const two = () => {
  const { rows, handlers } = complaintServer([complaint(1, '07/12'), complaint(2, '08/01')]);
  return { rows, handlers: [...handlers, ...world().handlers], states: () => rows.map(({ status }) => status) };
};
const shown = (id: number) => document.querySelector(`section[aria-label="Notification ${id}"]`) !== null;

test('a double click on Done closes one case: the second one hits the next case, which has taken its place', async () => {
  const { states, handlers } = two();
  const { screen } = await renderApp({ path: '/complaints/inbox?id=1', handlers });
  const done = screen.getByRole('button', { name: 'Done' });
  await expect.element(done).toBeVisible();
  await doubleTap(done.element(), () => shown(2));
  await expect.poll(states).toEqual(['closed', 'open']);
  await after(1000, () => done.click());
  await expect.poll(states).toEqual(['closed', 'closed']);
});

test('the focus goes on with the next case, beside the list and in it', async () => {
  const { rows, handlers } = complaintServer([1, 2, 3].map((id) => complaint(id, `07/0${id}`)));
  const { screen, href } = await renderApp({
    path: '/complaints/inbox?id=1',
    handlers: [...handlers, ...world().handlers],
  });
  const done = screen.getByRole('button', { name: 'Done' });
  const focus = (element: Element | null) => (element as HTMLElement).focus();
  await expect.element(done).toBeVisible();
  focus(done.element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown(2)).toBe(true);
  await expect.element(screen.getByRole('region', { name: 'Notification 2' })).toHaveFocus();
  focus(document.querySelector('[data-case="2"]'));
  await userEvent.keyboard('e');
  await expect.poll(href).toMatch(/\?id=3$/u);
  expect(document.activeElement).toBe(document.querySelector('[data-case="3"]'));
  await expect.poll(() => rows.map(({ status }) => status)).toEqual(['closed', 'closed', 'open']);
});

test('a case that is being closed is not closed again, which would be refused', async () => {
  const { states, handlers } = two();
  let asked = 0;
  const slow = http.patch('*/api/complaints/1', async () => {
    asked += 1;
    await new Promise((go) => setTimeout(go, 1000));
  });
  const { screen } = await renderApp({ path: '/complaints/inbox?id=1', handlers: [slow, ...handlers] });
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  await userEvent.keyboard('eke');
  await expect.poll(states).toEqual(['closed', 'open']);
  expect(asked).toBe(1);
});

test('one case after another is taken back from the last, also while it is being closed', async () => {
  const { rows, handlers } = complaintServer([1, 2, 3].map((id) => complaint(id, `07/0${id}`)));
  let letGo = () => {};
  const held = new Promise<undefined>((resolve) => (letGo = () => resolve(undefined)));
  const slow = http.patch('*/api/complaints/3', () => held);
  const states = () => rows.map(({ status }) => status);
  const { screen } = await renderApp({
    path: '/complaints/inbox?id=1',
    handlers: [slow, ...handlers, ...world().handlers],
  });
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  await userEvent.keyboard('ee');
  await expect.poll(states).toEqual(['closed', 'closed', 'open']);
  await userEvent.keyboard('ez');
  letGo();
  await expect.poll(() => document.body.textContent).toMatch(/Opened the case of .+ again/u);
  expect(states()).toEqual(['closed', 'closed', 'open']);
  await userEvent.keyboard('zz');
  await expect.poll(states).toEqual(['open', 'open', 'open']);
});

test('two people close one case at the same moment: no failure is shown to the slower one', async () => {
  const { rows, handlers, states } = two();
  const faster = http.patch('*/api/complaints/1', () => {
    const current = Object.assign(rows[0] ?? {}, { status: 'closed' });
    const problem = { type: 'about:blank', title: 'Precondition Failed', status: 412, current };
    return HttpResponse.json(problem, { status: 412 });
  });
  const { screen } = await renderApp({ path: '/complaints/inbox?id=1', handlers: [faster, ...handlers] });
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(() => shown(2)).toBe(true);
  await expect.poll(() => document.querySelector('[data-case="1"]')).toBeNull();
  expect(states()).toEqual(['closed', 'open']);
  expect(document.body.textContent).not.toMatch(/not closed|Closed 0/u);
});

test('where somebody else closes the case, the focus stays beside the list and the keys go on from there', async () => {
  const { rows, handlers } = complaintServer([1, 2, 3].map((id) => complaint(id, `07/0${id}`)));
  const { screen, queryClient } = await renderApp({
    path: '/complaints/inbox?id=2',
    handlers: [...handlers, ...world().handlers],
  });
  const done = screen.getByRole('button', { name: 'Done' });
  await expect.element(done).toBeVisible();
  (done.element() as HTMLElement).focus();
  rows.splice(1, 1);
  await queryClient.invalidateQueries();
  await expect.element(done).not.toBeInTheDocument();
  expect(document.activeElement?.tagName).toBe('SECTION');
  await expect.element(screen.getByText(/^This case is not in the list: it was closed/u)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(() => shown(3)).toBe(true);
});

test('an answer that is being chosen stays when somebody else closes its case, says so, and is sent', async () => {
  const { rows, handlers } = complaintServer([complaint(1, '07/01'), complaint(2, '07/02')]);
  const sent: unknown[] = [];
  const texts = [{ locale: 'fr' as const, citizens: 1, text: 'Merci' }];
  const { screen, queryClient } = await renderApp({
    path: '/complaints/inbox?id=2',
    handlers: [
      getListComplaintAnswersMockHandler({
        answers: (['received', 'obstructed'] as const).map((answer) => ({ answer, texts })),
      }),
      getAnswerComplaintMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return { citizens: 1 };
      }),
      ...handlers,
      ...world().handlers,
    ],
  });
  await screen.getByRole('button', { name: 'Answer…' }).click();
  const dialog = screen.getByRole('dialog', { name: /^Answer those who reported/u });
  await dialog.getByRole('radio', { name: 'Could not be reached' }).click();
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  rows.splice(1, 1);
  await queryClient.invalidateQueries();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(/^This case is not in the list: it was closed/u);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ answer: 'obstructed' }]);
  await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');
});

test('where taking it back fails, the case is said to be not opened again: it was said to be not closed', async () => {
  const { rows, handlers, states } = two();
  const { screen } = await renderApp({ path: '/complaints/inbox?id=1', handlers });
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(states).toEqual(['closed', 'open']);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  rows.splice(0, 1);
  await userEvent.keyboard('z');
  await expect.element(screen.getByText(/^The case of .+ was not opened again: /u)).toBeVisible();
});
