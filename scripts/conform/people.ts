import { at, type Client } from './client.ts';
import { differences, stamp } from './sent.ts';

const password = 'Gehört zur Prüfung 4711';
const session_id = '00000000-0000-4000-8000-000000000000';

/** The second factor, as far as it goes without a code: the server's clock may be another. */
async function secondFactor(client: Client, params: { id: number }, own: { token: string }): Promise<void> {
  const current_password = password;
  await client.ask('getSecondFactor', 'knows of none', {
    ...{ ...own, expect: 200 },
    also: ({ body }) => differences(body, { enabled: false, recovery_codes_left: 0 }),
  });
  await client.ask('beginSecondFactor', 'begins', { ...own, body: { current_password }, expect: 200 });
  await client.ask('confirmSecondFactor', 'refuses a wrong code', { ...own, body: { code: '-none-' }, expect: 422 });
  await client.ask('renewRecoveryCodes', 'knows of none', { ...own, body: { current_password }, expect: 409 });
  await client.ask('removeSecondFactor', 'knows of none', { ...own, body: { current_password }, expect: 409 });
  await client.ask('answerSecondFactor', 'refuses a made-up session', {
    ...{ token: null, body: { session: 'c2Vzc2lvbi1vZi1hLWNoYWxsZW5nZQ', code: '-none-' }, expect: 401 },
  });
  await client.ask('resetSecondFactor', 'knows of none', { params, expect: 409 });
}

/** A user from the invitation to removal, with sessions. */
export async function people(client: Client): Promise<void> {
  const input = { email: `conformance-${stamp}@example.org`, name: 'Conformance', role: 'viewer' };
  const made = await client.ask('inviteUser', 'invites with a link', {
    body: { ...input, delivery: 'link' },
    expect: 201,
    also: ({ body }) => differences(at(body, 'user'), { ...input, state: 'invited' }),
  });
  const id = at(made.body, 'user', 'id');
  if (typeof id !== 'number') return;
  const params = { id };
  try {
    await client.ask('inviteUser', 'refuses the same address again', { body: input, expect: 409 });
    const sent = await client.ask('sendUserLink', 'invites again', { params, body: { delivery: 'link' }, expect: 200 });
    const token = String(at(sent.body, 'link', 'url')).split('#')[1];
    await client.ask('readInvitation', 'says whom a link is for', {
      ...{ token: null, body: { token }, expect: 200 },
      also: ({ body }) => differences(at(body, 'invitation'), { email: input.email, state: 'invited' }),
    });
    const accept = { token: null, body: { token, new_password: password } };
    const accepted = await client.ask('acceptInvitation', 'takes a password', { ...accept, expect: 200 });
    await client.ask('acceptInvitation', 'takes a link once', { ...accept, expect: 401 });
    await client.ask('listUserSessions', 'returns the session', {
      ...{ params, expect: 200 },
      also: ({ body }) => ((at(body, 'sessions') as unknown[]).length === 1 ? [] : ['there is not one session']),
    });
    const own = { token: String(at(accepted.body, 'atk')) };
    await client.ask('endSession', 'knows no other session', { ...own, params: { session_id }, expect: 404 });
    await client.ask('endOtherSessions', 'ends all others', { ...own, expect: 204 });
    await secondFactor(client, params, own);
    await client.ask('endUserSessions', 'ends it', { params, expect: 204 });
    await client.ask('deleteUser', 'keeps who is active', { params, expect: 409 });
  } finally {
    await client.ask('updateUser', 'deactivates', {
      ...{ params, body: { state: 'deactivated' }, expect: 200 },
      also: ({ body }) => differences(at(body, 'user'), { state: 'deactivated' }),
    });
    await client.ask('sendUserLink', 'sends nothing to who is deactivated', {
      ...{ params, body: { delivery: 'link' }, expect: 409 },
    });
    await client.ask('deleteUser', 'removes', { params, expect: 204 });
    await client.ask('getUser', 'knows no removed one', { params, expect: 404 });
  }
}
