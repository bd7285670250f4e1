import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { setUser } from '@/api/session';
import { clearToasts } from '@/ui/toast';
import { meOf } from '../../setup/me';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';

afterEach(() => {
  clearToasts();
  vi.restoreAllMocks();
});

const open = (path = '/account/users') => renderApp({ path, scenario: {} });

test('a user is invited with a link to copy, which is shown once; a wrong address is refused at its field', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await open();
  await expect.element(screen.getByRole('gridcell', { name: 'user@demo.test' })).toBeVisible();
  await screen.getByRole('button', { name: 'Invite user' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Invite user' });
  await expect
    .element(dialog.getByText(/users also change and delete records, admins also delete locations/))
    .toBeVisible();
  await dialog.getByLabelText('Name').fill('Gerd Gast');
  await dialog.getByLabelText('Email').fill('nobody');
  await dialog.getByLabelText('Role').selectOptions('Viewer');
  await dialog.getByLabelText('Invitation').selectOptions('Give me a link to pass on');
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await expect
    .element(dialog.getByLabelText('Email'))
    .toHaveAccessibleDescription('Enter an email address, such as name@example.org');
  await dialog.getByLabelText('Email').fill('user@demo.test');
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await expect
    .element(dialog.getByLabelText('Email'))
    .toHaveAccessibleDescription('“user@demo.test” is already in use');
  await dialog.getByLabelText('Email').fill('gast@demo.test');
  await dialog.getByRole('button', { name: 'Invite user' }).click();

  const drawer = screen.getByRole('dialog', { name: 'User Gerd Gast' });
  const link = drawer.getByLabelText('Link for Gerd Gast');
  await expect.element(link).toBeVisible();
  const { value: first } = link.element() as HTMLInputElement;
  expect(first).toMatch(/\/auth\/accept-invitation#\w{20,}$/);
  await drawer.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(first);
  await expect.element(drawer.getByText('Invited')).toBeVisible();
  await drawer.getByRole('button', { name: 'New invitation link' }).click();
  await expect.element(link).not.toHaveValue(first);
  // It works no more then.
  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(drawer.getByText('Deactivated')).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('an invitation is in the language of who invites, unless another is chosen', async () => {
  const { screen } = await renderApp({ path: '/account/users', scenario: {}, language: 'de' });
  await screen.getByRole('button', { name: 'Benutzer einladen' }).click();
  await expect.element(screen.getByRole('dialog').getByLabelText('Sprache')).toHaveDisplayValue('Deutsch');
});

test('a user is deactivated after a question, activated again, and removed only when not active', async () => {
  const { screen, requests } = await open('/account/users?id=2');
  const drawer = screen.getByRole('dialog', { name: /^User / });
  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('All sessions end within a minute');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(drawer.getByText('Deactivated')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Activate' })).toHaveFocus();
  await expect.element(drawer.getByRole('button', { name: 'Email a password link' })).not.toBeInTheDocument();
  await drawer.getByRole('button', { name: 'Activate' }).click();
  await expect.element(screen.getByText(/can sign in again$/)).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Deactivate' })).toHaveFocus();
  await expect.element(drawer.getByText('Active', { exact: true })).toBeVisible();
  // They lie over the drawer's buttons.
  clearToasts();
  await expect.element(drawer.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');

  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(drawer.getByText('Deactivated')).toBeVisible();
  await expect.element(screen.getByText(/is deactivated$/)).toBeVisible();
  clearToasts();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).toHaveTextContent('This cannot be undone');
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect.element(screen.getByText(/^Entry deleted successfully/)).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'user@demo.test' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(requests).toContain('DELETE /api/users/2');
});

test('nobody changes their own role or state, or sends themselves a password link; the list is filtered by role', async () => {
  const { screen } = await open('/account/users?role=admin');
  await expect.element(screen.getByText('1 to 1 of 1')).toBeVisible();
  await screen.getByRole('gridcell', { name: 'admin@demo.test' }).click();
  const drawer = screen.getByRole('dialog', { name: /^User / });
  await expect.element(drawer.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
  const link = drawer.getByRole('button', { name: 'Email a password link' });
  await expect.element(link).toBeDisabled();
  await link.hover();
  await expect.element(screen.getByText('Change your password in your settings.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const form = screen.getByRole('dialog', { name: /^Edit user/ });
  await expect.element(form.getByLabelText('Role')).toBeDisabled();
  await expect.element(form.getByLabelText('Email')).toBeDisabled();
  await form.getByLabelText('Name').fill('Neuer Name');
  await form.getByRole('button', { name: 'Save user' }).click();
  await expect.element(screen.getByText('Changes saved')).toBeVisible();
});

test('what the server refuses is said; sessions that cannot be read can be asked for again', async () => {
  const { screen, use } = await open('/account/users?id=2');
  const drawer = screen.getByRole('dialog', { name: /^User / });
  await expect.element(drawer.getByText('Not signed in anywhere.')).toBeVisible();
  use(
    http.post('*/api/users/2/link', () => problem(503, { detail: 'The email could not be sent.' })),
    http.patch('*/api/users/2', () =>
      problem(409, {
        detail: 'This is the last active administrator.',
        errors: [{ path: 'role', message: 'This is the last active administrator.' }],
      }),
    ),
  );
  const mail = drawer.getByRole('button', { name: 'Email a password link' });
  await mail.click();
  await expect.element(screen.getByText('This did not work: The email could not be sent.')).toBeVisible();
  // The button was not disabled meanwhile, which takes the focus.
  await expect.element(mail).toHaveFocus();
  clearToasts();
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const form = screen.getByRole('dialog', { name: /^Edit user/ });
  await form.getByLabelText('Role').selectOptions('Viewer');
  await form.getByRole('button', { name: 'Save user' }).click();
  await expect
    .element(form.getByLabelText('Role'))
    .toHaveAccessibleDescription('Not accepted: This is the last active administrator.');
});

test.each(['user', 'viewer'] as const)('a %s neither finds nor opens it', async (as) => {
  const { screen } = await renderApp({ path: '/account/users', as });
  await expect.element(screen.getByText('You do not have permission to see this page')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
});

test('who is no administrator any more does not go on seeing it', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('gridcell', { name: 'user@demo.test' })).toBeVisible();
  setUser({ ...meOf('admin'), role: 'user', permissions: meOf('user').permissions });
  await expect.element(screen.getByText('You do not have permission to see this page')).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'user@demo.test' })).not.toBeInTheDocument();
});

test('a user is limited to areas by boxes; another role has none', async () => {
  const { screen } = await open('/account/users?id=2');
  const drawer = screen.getByRole('dialog', { name: /^User / });
  await expect.element(drawer).toHaveTextContent('All areas');
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = screen.getByRole('dialog', { name: /^Edit user/ });
  const areas = form.getByRole('group', { name: 'Areas' });
  await areas.getByRole('checkbox', { name: 'Ost' }).click();
  await areas.getByRole('checkbox', { name: 'Mitte' }).click();
  await form.getByRole('button', { name: 'Save user' }).click();
  await expect.element(drawer).toHaveTextContent('Ost, Mitte');
  clearToasts();
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.getByLabelText('Role').selectOptions('Viewer');
  await expect.element(areas).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Save user' }).click();
  await expect.element(drawer).toHaveTextContent('All areas');
});

test('a limit to an archived area is shown by a box that says so, and can be lifted', async () => {
  const user = {
    ...{
      id: 2,
      email: 'user@demo.test',
      name: 'Uta Sommer',
      role: 'user',
      area_ids: [9],
      locale: 'en',
      state: 'active',
    },
    ...{ last_seen_at: null, invited_until: null, updated_at: '2026-11-18T08:00:00.000Z' },
  };
  const sent: unknown[] = [];
  const { screen } = await renderApp({
    path: '/account/users?id=2',
    me: {
      disposition_areas: [
        { id: 1, name: 'Nord' },
        { id: 8, name: 'Alt', archived: true },
        { id: 9, name: 'Hafen', archived: true },
      ],
    },
    handlers: [
      http.get('*/api/users/', () => HttpResponse.json({ users: [user], total_routes: 1 })),
      http.get('*/api/users/2', () => HttpResponse.json({ user })),
      http.patch('*/api/users/2', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ user: { ...user, area_ids: null } });
      }),
    ],
  });
  const drawer = screen.getByRole('dialog', { name: 'User Uta Sommer' });
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = screen.getByRole('dialog', { name: /^Edit user/ });
  const box = form.getByRole('checkbox', { name: 'Hafen (archived)' });
  await expect.element(box).toBeChecked();
  await expect.element(form.getByRole('checkbox', { name: /^Alt/ })).not.toBeInTheDocument();
  await box.click();
  await form.getByRole('button', { name: 'Save user' }).click();
  await expect.poll(() => sent).toMatchObject([{ area_ids: null }]);
});

test('an administrator resets the second factor of who has lost it, after a question, and ends the sessions', async () => {
  const { screen } = await open('/account/users');
  const post = (path: string, body: object, token = '') =>
    fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/log-in', { email: 'user@demo.test', password: 'Glas-2026!' });
  const { atk } = (await signedIn.json()) as { atk: string };
  expect((await post('/me/second-factor/confirmation', { code: '492039' }, atk)).status).toBe(200);
  await screen.getByRole('gridcell', { name: 'user@demo.test' }).click();
  const drawer = screen.getByRole('dialog', { name: 'User Uta Sommer' });
  const button = drawer.getByRole('button', { name: 'Reset second factor' });
  await button.click();
  const question = screen.getByRole('alertdialog', { name: 'Reset the second factor of Uta Sommer?' });
  await question.getByRole('button', { name: 'Reset second factor' }).click();
  await expect.element(screen.getByText('The password alone signs Uta Sommer in').first()).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(drawer.getByRole('button', { name: 'Deactivate' })).toHaveFocus();
  const end = drawer.getByRole('button', { name: 'End all sessions' });
  await end.click();
  await expect.element(drawer.getByText('Not signed in anywhere.')).toBeVisible();
  await expect.element(end).toHaveFocus();
  await expect.element(end).toHaveAttribute('aria-disabled', 'true');
});
