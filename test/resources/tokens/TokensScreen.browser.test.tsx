import { http, HttpResponse } from 'msw';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { clearToasts } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';

afterEach(() => {
  clearToasts();
  vi.restoreAllMocks();
});

test('a token is created with scopes, its secret is shown once, and it is revoked after a question', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await renderApp({ path: '/account/tokens', scenario: {} });
  await screen.getByRole('button', { name: 'Create token' }).first().click();
  const form = screen.getByRole('dialog', { name: 'Create token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect.element(form.getByText('Choose at least one scope')).toBeVisible();
  await form.getByLabelText('Name').fill('Aaa weighbridge');
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect.element(form.getByRole('group').getByRole('checkbox').first()).toHaveFocus();
  await expect.element(form.getByRole('alert')).toBeInViewport({ ratio: 0.9 });
  await expect.element(form.getByRole('group', { name: 'Users' })).not.toBeInTheDocument();
  await form.getByRole('group', { name: 'Trucks', exact: true }).getByText('Read').click();
  expect(await axeFindings()).toEqual([]);
  await form.getByRole('button', { name: 'Create token' }).click();

  const shown = screen.getByRole('dialog', { name: 'Secret of Aaa weighbridge' });
  const secret = shown.getByLabelText('Secret of Aaa weighbridge');
  await expect.element(secret).toBeVisible();
  const { value } = (await secret.findElement()) as HTMLInputElement;
  expect(value).toMatch(/^wd_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'Copy secret' }).click();
  await expect.element(screen.getByText('Secret copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(value);
  // Over plain HTTP there is no clipboard.
  const none = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await shown.getByRole('button', { name: 'Copy secret' }).click();
  await expect.element(screen.getByText('Selected: copy it with Ctrl+C or ⌘C')).toBeVisible();
  expect(getSelection()?.toString()).toBe(value);
  none.mockRestore();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect.element(shown).not.toBeInTheDocument();

  await screen.getByRole('gridcell', { name: 'Aaa weighbridge' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Token Aaa weighbridge' });
  await expect.element(drawer).toHaveTextContent('Trucks: Read');
  await drawer.getByRole('button', { name: 'Revoke token' }).click();
  const question = screen.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('Its next request is refused');
  await question.getByRole('button', { name: 'Revoke token' }).click();
  await expect.element(screen.getByText('Aaa weighbridge is revoked')).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'Aaa weighbridge' })).not.toBeInTheDocument();
});

test("a vendor's payloads are mapped and tried out: what is wrong stands at its field, and what was saved is there again", async () => {
  const { screen } = await renderApp({ path: '/account/tokens', scenario: {} });
  await screen.getByRole('button', { name: 'Create token' }).first().click();
  const form = screen.getByRole('dialog', { name: 'Create token' });
  await form.getByLabelText('Name').fill('Aaa LoRaWAN');
  await form.getByRole('group', { name: 'Fill levels' }).getByText('Write').click();
  await form.getByRole('button', { name: 'Create token' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('gridcell', { name: 'Aaa LoRaWAN' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Token Aaa LoRaWAN' });
  await drawer.getByRole('button', { name: 'Payloads of a vendor' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Payloads of Aaa LoRaWAN' });
  const tryOut = dialog.getByRole('button', { name: 'Try it out' });
  const level = dialog.getByLabelText('Level', { exact: true });
  await dialog.getByLabelText('A payload of the vendor (JSON)').fill('{"id": 1}');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByLabelText('A payload of the vendor (JSON)').fill('');
  await tryOut.click();
  await expect.element(dialog.getByText('Required').nth(1)).toBeVisible();
  // Left, it would say that it is required, and push the button away before the mouse is up.
  await expect.element(dialog.getByLabelText('Device', { exact: true })).toHaveFocus();
  await dialog.getByLabelText('Device', { exact: true }).fill('/id');
  await tryOut.click();
  await expect.element(level).toHaveFocus();
  await dialog.getByRole('button', { name: 'Fill in the example of The Things Stack' }).click();
  await tryOut.click();
  const meaning = dialog.getByRole('status', { name: 'What the payload means' });
  await expect.element(meaning).toHaveTextContent('The device eui-a84041000181c061 has no container.');
  await expect.element(dialog.getByLabelText('Devices and their containers')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabelText('Devices and their containers').fill('eui-a84041000181c061\t07/12-W1\nnonsense');
  await tryOut.click();
  await expect.element(dialog.getByText('Line 2 is no device and container')).toBeVisible();
  await dialog.getByLabelText('Devices and their containers').fill('eui-a84041000181c061\t07/12-W1');
  await tryOut.click();
  await expect.element(meaning).toHaveTextContent(/eui-a84041000181c061 in container 07\/12-W1: 76.?%, 18 Nov 2026/);
  // A container of another size has its own distances.
  await dialog.getByLabelText('Devices and their containers').fill('eui-a84041000181c061\t07/12-W1\t2000\t100');
  await expect.element(meaning).toBeEmptyDOMElement();
  await tryOut.click();
  await expect.element(meaning).toHaveTextContent(/in container 07\/12-W1: 75.?%/);
  await level.fill(' /uplink_message/decoded_payload/distance ');
  const sent = { end_device_ids: { device_id: 'eui-a84041000181c061' }, received_at: '2026-11-18T08:42:17Z' };
  const rowOf = (distance: unknown) => ({ ...sent, uplink_message: { decoded_payload: { distance } } });
  const many = [...Array.from({ length: 102 }, (_, index) => rowOf(500 + index)), rowOf('57,5')];
  await dialog.getByLabelText('A payload of the vendor (JSON)').fill(JSON.stringify(many));
  await tryOut.click();
  await expect.element(meaning).toHaveTextContent(/–.*"57,5" is no number.*W1: 7.*3 more readings are not shown\.$/);
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save mapping' }).click();
  await expect.element(screen.getByText('Mapping saved')).toBeVisible();
  await drawer.getByRole('button', { name: 'Payloads of a vendor' }).click();
  await expect.element(level).toHaveValue('/uplink_message/decoded_payload/distance');
  await expect.element(dialog.getByLabelText('Distance when empty')).toHaveValue('1800');
  const lines = dialog.getByLabelText('Devices and their containers');
  await expect.element(lines).toHaveValue('eui-a84041000181c061; 07/12-W1; 2000; 100');
  await page.viewport(390, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 768);
  const body = lines.element().closest('.dialog__body');
  body?.scrollTo(0, 0);
  (lines.element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Tab}');
  const payload = dialog.getByLabelText('A payload of the vendor (JSON)').element();
  expect(document.activeElement).toBe(payload);
  expect(payload.getBoundingClientRect().bottom).toBeLessThanOrEqual(body?.getBoundingClientRect().bottom ?? 0);
  await page.viewport(1280, 800);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const remove = drawer.getByRole('button', { name: 'Remove mapping' });
  await remove.click();
  await expect.element(screen.getByText('Aaa LoRaWAN no longer accepts vendor payloads')).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Mapping of Aaa LoRaWAN restored')).toBeVisible();
  await expect.element(remove).toBeVisible();
});

test('who leaves the page before the secret was put away is asked', async () => {
  const { screen, router } = await renderApp({ path: '/account/tokens', scenario: {} });
  await screen.getByRole('button', { name: 'Create token' }).first().click();
  const form = screen.getByRole('dialog', { name: 'Create token' });
  await form.getByLabelText('Name').fill('Aaa gateway');
  await form.getByRole('group', { name: 'Trucks', exact: true }).getByText('Read').click();
  await form.getByRole('button', { name: 'Create token' }).click();
  const shown = screen.getByRole('dialog', { name: 'Secret of Aaa gateway' });
  await expect.element(shown).toBeVisible();
  void router.navigate({ to: '/dt/trucks' });
  const question = screen.getByRole('alertdialog', { name: 'Leave without the secret?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(shown.getByLabelText('Secret of Aaa gateway')).toBeVisible();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect.element(shown).not.toBeInTheDocument();
});

test('what somebody else has made of an open token is shown after a refusal; one they revoked is closed', async () => {
  const mapping = { device: '/id', level: '/fill', recorded_at: '/at', unit: 'percent', devices: [] };
  const at = '2026-11-17T13:03:00.000Z';
  const token = {
    ...{ id: 1, name: 'LoRaWAN', prefix: 'wd_k3Xa9Q', scopes: ['levels:write'], created_by: null, created_at: at },
    ...{ expires_at: null, last_used_at: null, updated_at: at },
  };
  let tokens: object[] = [{ ...token, mapping }];
  const { screen } = await renderApp({
    path: '/account/tokens',
    handlers: [
      http.get('*/api/tokens/', () => HttpResponse.json({ tokens, total_routes: tokens.length })),
      http.put('*/api/tokens/1/mapping', () => {
        const current = { ...token, mapping: null, updated_at: '2026-11-17T14:00:00.000Z' };
        tokens = [current];
        return problem(412, { current });
      }),
      http.delete('*/api/tokens/1', () => {
        tokens = [];
        return problem(404, { detail: 'There is no such token.' });
      }),
    ],
  });
  await screen.getByRole('gridcell', { name: 'LoRaWAN' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Token LoRaWAN' });
  const remove = drawer.getByRole('button', { name: 'Remove mapping' });
  await remove.click();
  await expect.element(screen.getByText('The mapping was not changed: somebody else')).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
  await drawer.getByRole('button', { name: 'Revoke token' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect.element(screen.getByText('The token could not be revoked: There is no such token.')).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('gridcell', { name: 'LoRaWAN' })).not.toBeInTheDocument();
});

test('a token that has expired says so, and one that never does: the date alone looked like one to come', async () => {
  const token = {
    ...{ id: 1, name: 'Alt', prefix: 'wd_abc123', scopes: ['levels:write'], mapping: null, last_used_at: null },
    ...{ created_by: 'Anke Brandt', created_at: '2025-11-01T08:00:00.000Z', updated_at: '2025-11-01T08:00:00.000Z' },
  };
  const ends = ['2026-01-31T12:00:00.000Z', '2999-01-31T12:00:00.000Z', null];
  const tokens = ends.map((expires_at, id) => ({ ...token, id, expires_at }));
  const { screen } = await renderApp({
    path: '/account/tokens',
    handlers: [http.get('*/api/tokens/', () => HttpResponse.json({ tokens, total_routes: 3 }))],
  });
  await expect.element(screen.getByRole('gridcell', { name: /^31 Jan 2999/u })).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'Never', exact: true })).toBeVisible();
  await screen.getByRole('gridcell', { name: 'Expired', exact: true }).click();
  await expect.element(screen.getByText('Expired · 31 Jan 2026, 13:00')).toBeVisible();
});

test('on a phone it fits', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp({ path: '/account/tokens', scenario: {}, language: 'de' });
  await screen.getByRole('button', { name: 'Token erstellen' }).first().click();
  await expect.element(screen.getByRole('group', { name: 'Fahrzeuge', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindings()).toEqual([]);
  await page.viewport(1280, 800);
});

test('users who are no administrators do not see it', async () => {
  const { screen } = await renderApp({ path: '/account/tokens', as: 'user' });
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tokens' }).query()).toBeNull();
  expect(screen.getByRole('grid').query()).toBeNull();
});

test('the history of a token says who made it and what its mapping was', async () => {
  const entry = {
    ...{ at: '2026-11-17T13:03:00.000Z', actor_id: 2, actor: 'Anke Brandt', source: 'screen', kind: 'tokens' },
    ...{ record_key: null, record: 'LoRaWAN', work_date: null, day_of_week: null },
  };
  const after = { device: '/id', level: '/fill', recorded_at: '/at', unit: 'percent', devices: [] };
  const history = [
    { ...entry, id: 8, action: 'changed', changes: [{ field: 'mapping', before: null, after }] },
    { ...entry, id: 7, action: 'created', changes: [] },
  ];
  const { screen } = await renderApp({
    path: '/account/tokens',
    scenario: {},
    handlers: [http.get('*/api/history/tokens/:key', () => HttpResponse.json({ history, total_routes: 2 }))],
  });
  await screen.getByRole('gridcell').first().click();
  const section = screen.getByRole('dialog').getByRole('region', { name: 'History' });
  await section.getByRole('button', { name: 'Show history' }).click();
  await expect.element(section.getByText('Anke Brandt created the record')).toBeVisible();
  await expect
    .element(
      section.getByText(
        'Anke Brandt changed Payloads of a vendor from nothing to /id · /fill · /at · percent (0 devices)',
      ),
    )
    .toBeVisible();
  expect(await axeFindings()).toEqual([]);
});
