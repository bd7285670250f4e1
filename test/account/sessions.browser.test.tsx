import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getListSessionsMockHandler } from '@/api/generated/sessions/sessions.msw';
import type { Session } from '@/api/generated/dashboard.schemas';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

const one = (n: number, more: Partial<Session>): Session => ({
  id: `7d3b7b1c-4c1f-4b53-9a25-0f5d2f6c3a1${n}`,
  ...{ browser: 'Firefox', os: 'Linux', current: false },
  ...{ created_at: '2026-11-20T06:42:00.000Z', last_seen_at: '2026-11-22T06:42:00.000Z' },
  ...more,
});

/** A server with these sessions, where each and all others can be ended. */
function ending(begun: ReturnType<typeof one>[]) {
  let sessions = begun;
  return [
    getListSessionsMockHandler(() => ({ sessions })),
    http.delete('*/api/auth/sessions/:id', ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/auth/sessions', () => {
      sessions = sessions.filter(({ current }) => current);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

test('own sessions: this one stays, another is ended, then all others', async () => {
  const { screen, use, requests } = await renderApp({
    path: '/account/settings',
    handlers: ending([
      one(1, { current: true }),
      one(2, { browser: 'Chrome', os: 'Windows' }),
      one(3, { browser: null, os: null }),
      one(4, { browser: 'Safari', os: 'iOS' }),
    ]),
  });
  const card = screen.getByRole('region', { name: 'Sessions' });
  await expect.element(card.getByRole('listitem').nth(3)).toBeVisible();
  await expect.element(card.getByRole('listitem').first()).toHaveTextContent(/Firefox · Linux.*This session/);
  await expect.element(card.getByText('Unknown browser')).toBeVisible();
  await card.getByRole('button', { name: 'End session 2, Chrome · Windows' }).click();
  await expect.element(screen.getByText('The session has ended')).toBeVisible();
  await expect.element(card.getByText('Chrome · Windows')).not.toBeInTheDocument();
  expect(requests).toContain(`DELETE /api/auth/sessions/${one(2, {}).id}`);

  use(http.delete('*/api/auth/sessions/:id', () => problem(500), { once: true }));
  await card.getByRole('button', { name: 'End session 3, Safari · iOS' }).click();
  await expect.element(screen.getByText('The session could not be ended. Please try again.')).toBeVisible();
  await card.getByRole('button', { name: 'End all others' }).click();
  await expect.element(screen.getByText('All other sessions have ended')).toBeVisible();
  await expect.element(card.getByText('Safari · iOS')).not.toBeInTheDocument();
  await expect.element(card.getByRole('button')).not.toBeInTheDocument();
});

test('a session that was ended elsewhere meanwhile has ended', async () => {
  let sessions = [one(1, { current: true }), one(2, { browser: 'Chrome', os: 'Windows' })];
  const { screen } = await renderApp({
    path: '/account/settings',
    handlers: [
      getListSessionsMockHandler(() => ({ sessions })),
      http.delete('*/api/auth/sessions/:id', () => {
        sessions = sessions.slice(0, 1);
        return problem(404);
      }),
    ],
  });
  const card = screen.getByRole('region', { name: 'Sessions' });
  await card.getByRole('button', { name: 'End session 2, Chrome · Windows' }).click();
  await expect.element(screen.getByText('The session has ended')).toBeVisible();
  await expect.element(card.getByText('Chrome · Windows')).not.toBeInTheDocument();
});

test('after a session has ended the focus is at the sessions; where it could not be ended, at its button again', async () => {
  const { screen, use } = await renderApp({
    path: '/account/settings',
    handlers: ending([one(1, { current: true }), one(2, { os: 'Windows' }), one(3, { os: 'iOS' })]),
  });
  const card = screen.getByRole('region', { name: 'Sessions' });
  const end = card.getByRole('button', { name: 'End session 2, Firefox · Windows' });
  use(http.delete('*/api/auth/sessions/:id', () => problem(500), { once: true }));
  await expect.element(end).toBeVisible();
  (end.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('The session could not be ended. Please try again.')).toBeVisible();
  await expect.element(end).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(end).not.toBeInTheDocument();
  await expect.element(card).toHaveFocus();
  await card.getByRole('button', { name: 'End all others' }).click();
  await expect.element(card.getByRole('button')).not.toBeInTheDocument();
  await expect.element(card).toHaveFocus();
});
