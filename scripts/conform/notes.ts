import { at, type Client } from './client.ts';
import { differences, stamp } from './sent.ts';

/** A citizen notification from filing to removal. */
export async function complaints(client: Client): Promise<void> {
  const list = await client.ask('listLocations', 'returns its first row', { query: { page_size: 1 }, expect: 200 });
  const location_id = at(list.body, 'locations', 0, 'location_id');
  const input = { location_id, material_type: '12', channel: 'web', reported_fill_level: 'full' };
  await client.ask('createComplaints', 'needs a location for each', {
    body: [{ ...input, location_id: null }],
    expect: 422,
    also: ({ body }) =>
      at(body, 'detail') === 'Location ID is required for all complaints' ? [] : ['the detail is another text'],
  });
  await client.ask('createComplaints', 'refuses an empty list', { body: [], expect: 400 });
  if (location_id === undefined) return;
  const made = await client.ask('createComplaints', 'files one', { body: [input], expect: 201 });
  const id = at(made.body, 'complaints', 0, 'id');
  if (typeof id !== 'number') return;
  try {
    const closedAt = (set: boolean) => (response: { body: unknown }) =>
      (at(response.body, 'complaint', 'closed_at') !== null) === set
        ? []
        : [`closed_at is ${String(at(response.body, 'complaint', 'closed_at'))}`];
    await client.ask('updateComplaint', 'closes', {
      params: { id },
      body: { status: 'closed' },
      expect: 200,
      also: closedAt(true),
    });
    await client.ask('updateComplaint', 'reopens', {
      params: { id },
      body: { status: 'open' },
      expect: 200,
      also: closedAt(false),
    });
  } finally {
    await client.ask('deleteComplaint', 'removes', { params: { id }, expect: 204 });
    await client.ask('restoreComplaint', 'restores what was removed', { params: { id }, expect: 200 });
    await client.ask('restoreComplaint', 'restores once only', { params: { id }, expect: 404 });
    await client.ask('deleteComplaint', 'removes again', { params: { id }, expect: 204 });
  }
}

/** What a citizen sees and reports by the code on a label, and what becomes of it. */
export async function reports(client: Client): Promise<void> {
  const query = { query: 'has_containers=true&is_active=true' };
  const list = await client.ask('listLabels', 'returns those that match', { query, expect: 200 });
  const code = at(list.body, 'labels', 0, 'report_code');
  await client.ask('getReportSite', 'knows no unknown code', { token: null, params: { code: 'ZZZZZZZ' }, expect: 404 });
  if (typeof code !== 'string') return;
  const open = { token: null, params: { code } };
  const site = await client.ask('getReportSite', 'returns without an account', { ...open, expect: 200 });
  const material_type = at(site.body, 'site', 'materials', 0, 'material_type');
  if (material_type === undefined) return;
  const body = { material_type, fullness: 'broken_glass', note: 'Conformance', photo: 'iVBORw0KGgo=' };
  const text = { ...body, photo: 'PGh0bWw+' };
  await client.ask('createReport', 'refuses a photo that is none', { ...open, body: text, expect: 422 });
  await client.ask('createReport', 'files a notification', { ...open, body, expect: 201 });
  const location_id = String(at(list.body, 'labels', 0, 'location_id'));
  const filed = await client.ask('listComplaints', 'shows what was reported', {
    query: { location_id, sort: '-created_at', page_size: 1 },
    expect: 200,
    also: ({ body: found }) =>
      differences(at(found, 'complaints', 0, 'report'), { fullness: 'broken_glass', note: 'Conformance', photo: true }),
  });
  const id = at(filed.body, 'complaints', 0, 'id');
  if (typeof id !== 'number' || at(filed.body, 'complaints', 0, 'report', 'note') !== 'Conformance') return;
  await client.ask('getComplaintPhoto', 'returns the photo', { params: { id }, expect: 200 });
  await client.ask('deleteComplaint', 'removes what was reported', { params: { id }, expect: 204 });
  await client.ask('getComplaintPhoto', 'is gone with its notification', { params: { id }, expect: 404 });
}

/** The own profile, and the way to a new password as far as it goes without a mailbox. */
export async function passwords(client: Client): Promise<void> {
  const me = await client.ask('getMe', 'returns the profile', { expect: 200 });
  const name = String(at(me.body, 'user', 'name'));
  await client.ask('updateMe', 'keeps a name', {
    body: { name },
    expect: 200,
    also: ({ body }) => differences(at(body, 'user'), { name }),
  });
  await client.ask('updateMe', 'refuses an empty change', { body: {}, expect: 400 });
  await client.ask('updateMe', 'needs the current password for a new one', {
    body: { new_password: 'Conformance-1' },
    expect: 400,
  });
  await client.ask('updateMe', 'refuses a wrong current password', {
    body: { current_password: 'wrong', new_password: 'Conformance-1' },
    expect: 422,
  });
  const nobody = `conformance-${stamp}@example.org`;
  await client.ask('forgotPassword', 'tells nobody whether an address is known', {
    token: null,
    body: { email: nobody },
    expect: 204,
  });
  await client.ask('verifyCode', 'refuses a wrong code', {
    token: null,
    body: { email: nobody, code: '000000' },
    expect: 422,
  });
  await client.ask('verifyCode', 'refuses a code that is none', {
    token: null,
    body: { email: nobody, code: 'abc' },
    expect: 400,
  });
  await client.ask('setNewPassword', 'refuses a made-up session', {
    token: null,
    body: { session: 'c2Vzc2lvbi1vZi1hLWNoYWxsZW5nZQ', new_password: 'Conformance-1' },
    expect: 401,
  });
}
