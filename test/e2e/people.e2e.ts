import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';

const { newPage } = browserForFile({ maps: false });
const secret = 'Flaschenpost am Kai 7';

test('an invited user accepts in another browser, is seen with the session, is deactivated and is out', async () => {
  const admin = await newPage();
  const guest = await newPage();
  await admin.page.goto('/account/users');
  await signIn(admin.page, 'admin');
  await admin.page.getByRole('button', { name: 'Invite user' }).click();
  const form = admin.page.getByRole('dialog', { name: 'Invite user' });
  await form.getByLabel('Name').fill('Gerd Gast');
  await form.getByLabel('Email').fill('gast@demo.test');
  await form.getByLabel('Role').selectOption({ label: 'Viewer' });
  await form.getByLabel('Invitation').selectOption({ label: 'Give me a link to pass on' });
  await form.getByRole('button', { name: 'Invite user' }).click();
  const drawer = admin.page.getByRole('dialog', { name: 'User Gerd Gast' });
  const link = await drawer.getByLabel('Link for Gerd Gast').inputValue();
  expect(new URL(link)).toMatchObject({ origin: new URL(admin.page.url()).origin, search: '' });

  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(request.url()));
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { name: 'Welcome, Gerd Gast' }).waitFor();
  await guest.page.getByLabel('New password', { exact: true }).fill(secret);
  await guest.page.getByLabel('Repeat new password').fill(secret);
  await guest.page.getByRole('button', { name: 'Set password' }).click();
  await guest.page.getByRole('button', { name: 'Account of Gerd Gast' }).waitFor();
  expect(new URL(guest.page.url()).pathname).toBe('/dashboard');
  // Its token is in no URL that a server sees.
  expect(asked.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual([]);
  const errors: string[] = [];
  guest.page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await guest.page.goto('/account/users');
  await guest.page.getByText('You do not have permission to see this page').waitFor();
  expect(errors).toEqual([]);

  // The drawer follows what the other browser has done.
  await drawer.getByText('Active', { exact: true }).waitFor();
  await drawer.getByText(/^Chrom/).waitFor();
  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await drawer.getByText('Deactivated').waitFor();
  await guest.page.goto('/dashboard');
  await guest.page.getByRole('button', { name: 'Sign in' }).waitFor();
  await guest.page.getByLabel('Email').fill('gast@demo.test');
  await guest.page.getByLabel('Password', { exact: true }).fill(secret);
  await guest.page.getByRole('button', { name: 'Sign in' }).click();
  await guest.page.getByText('Invalid credentials').waitFor();
  expect(admin.problems).toEqual([]);
  await admin.context.close();
  await guest.context.close();
});
