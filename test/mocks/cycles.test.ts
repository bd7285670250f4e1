import { beforeAll, expect, test } from 'vitest';
import type * as api from '@/api/generated/dashboard.schemas';
import { livesOf } from '../../scripts/conform/resources.ts';
import { CONTRACT, readDocument } from '../../scripts/contract/document.ts';
import { areaCycle } from './areaCycle';
import { contract, openMock, seen, type Send } from './kit';
import {
  deviationCycle,
  driveCycle,
  importCycle,
  ingestCycle,
  proposalCycle,
  reportCycle,
  vendorCycle,
} from './importCycle';
import { secondFactorCycle } from './secondFactorCycle';

let send: Send;
beforeAll(async () => {
  send = await openMock().as('admin@demo.test');
});

const place: api.LocationInput = {
  ...{ location_id: '99/01', location_name: 'Neuer Platz', city: 'Glasfurt', street: 'Übergang 1', latitude: 51.94 },
  ...{ longitude: 8.01, disposition_area_id: 1, location_type: 'public', is_active: true },
};
const times = { start_time: '06:00', end_time: '14:00' };

/** What is sent of some resources besides what the contract's examples give. */
const special: Record<string, { input: object; patch: object }> = {
  '/bins/': { input: { location_id: '01/01', material_type: '12+13' }, patch: { location_id: null } },
  '/trucks/': { input: { license_plate: 'MS-ÄB 1/2' }, patch: {} },
  '/drivers/': { input: { phone: '+49 30 123456' }, patch: { phone: null } },
};

test.each(livesOf(readDocument(CONTRACT), 'CF-1 Ä'))(
  '$path: created, found, changed against its ETag, refused with an old one, removed, restored, removed',
  async ({ path: root, key: id, record: name, unique, ...sent }) => {
    const input: Record<string, unknown> = { ...sent.input, ...special[root]?.input };
    const patch = { ...sent.patch, ...special[root]?.patch };
    const made = await send<Record<string, Record<string, unknown>>>('POST', root, { body: input });
    expect(made.status).toBe(201);
    const record = made.body[name] ?? {};
    expect(record).toMatchObject(input);
    const path = `${root}${encodeURIComponent(String(record[id]))}`;
    const key = String(record[unique]);
    const listed = await send<Record<string, unknown[]>>('GET', `${root}?q=${encodeURIComponent(key)}`);
    expect(listed.body[root.replaceAll('/', '')]).toEqual([record]);
    expect((await send('POST', root, { body: input })).status).toBe(409);

    const method = contract.byId.get(sent.change as never)?.method ?? '';
    const etag = made.headers.get('etag') ?? '';
    expect(etag).toBe(`"${String(record.updated_at)}"`);
    const changed = await send<Record<string, object>>(method, path, { body: patch, headers: { 'if-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.body[name]).toMatchObject(patch);
    expect((await send('GET', path)).body).toEqual(changed.body);
    const late = await send<{ current: object }>(method, path, { body: patch, headers: { 'if-match': etag } });
    expect(late.status).toBe(412);
    expect(late.body.current).toEqual(changed.body[name]);

    expect((await send('DELETE', path, { headers: { 'if-match': etag } })).status).toBe(412);
    const now = changed.headers.get('etag') ?? '';
    expect((await send('DELETE', path, { headers: { 'if-match': now } })).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
    expect((await send(method, path, { body: patch })).status).toBe(404);
    expect((await send('DELETE', path)).status).toBe(404);

    expect((await send('POST', `${path}/restore`)).body).toEqual(changed.body);
    expect((await send('GET', path)).body).toEqual(changed.body);
    expect((await send('POST', `${path}/restore`)).status).toBe(404);
    await send('DELETE', path);
    const other = await send<Record<string, Record<string, unknown>>>('POST', root, { body: input });
    expect((await send('POST', `${path}/restore`)).status).toBe(409);
    await send('DELETE', `${root}${encodeURIComponent(String(other.body[name]?.[id]))}`);
    const { body: left } = await send<{ total_routes: number }>('GET', `${root}?q=${encodeURIComponent(key)}`);
    expect(left.total_routes).toBe(0);
  },
);

test('a container moves with its location, which cannot go while it stands there', async () => {
  const { body } = await send<api.LocationEnvelope>('POST', '/locations/', { body: place });
  const { id } = body.location;
  const bin = { container_id: '99/01-G1', location_id: '99/01', material_type: '12', construction_type: 'igloo' };
  const made = await send<api.BinEnvelope>('POST', '/bins/', { body: bin });
  expect((await send('DELETE', `/locations/${id}`)).status).toBe(409);
  await send('PUT', `/locations/${id}`, { body: { ...place, location_id: '99/02' } });
  const after = await send<api.BinEnvelope>('GET', `/bins/${made.body.bin.id}`);
  expect(after.body.bin.location_id).toBe('99/02');
  const at = await send<api.LocationEnvelope>('GET', `/locations/${id}`);
  expect(at.body.location).toMatchObject({
    containers: [after.body.bin],
    container_site: { white: 0, green: 1, brown: 0 },
  });

  const filed = await send<api.ComplaintsEnvelope>('POST', '/complaints/', {
    body: [{ location_id: '99/02', material_type: '12', channel: 'web', reported_fill_level: 'full' }],
  });
  const path = `/complaints/${filed.body.complaints[0]?.id}`;
  const closed = await send<api.ComplaintEnvelope>('PATCH', path, { body: { status: 'closed' } });
  expect(closed.body.complaint).toMatchObject({ status: 'closed', closed_at: '2026-11-18T09:00:00.000Z' });
  const open = await send<api.ComplaintEnvelope>('PATCH', path, { body: { status: 'open' } });
  expect(open.body.complaint.closed_at).toBeNull();
  await send('DELETE', `/bins/${made.body.bin.id}`);
  expect((await send('DELETE', `/locations/${id}`)).status).toBe(204);
  const orphan = await send<api.ComplaintEnvelope>('GET', path);
  expect(orphan.body.complaint).toMatchObject({ location_id: null, location: null, city: null });
  await send('POST', `/locations/${id}/restore`);
  expect((await send('GET', path)).body).toEqual(open.body);
  expect((await send('DELETE', path)).status).toBe(204);
  expect((await send('POST', `${path}/restore`)).body).toEqual(open.body);
});

test.each([
  ['/trucks/GL-%C3%84B%2012', 'default-availabilities', 'default_availabilities'],
  ['/drivers/1', 'default-availability', 'default_availability'],
])('shifts of %s', async (owner, week, answered) => {
  const days = 'start_date=2026-12-01&end_date=2026-12-07';
  const body = { work_date: '2026-12-03', ...times };
  const put = async (change: object) =>
    send<api.DriverAvailabilityEnvelope>('POST', `${owner}/availability`, { body: { ...body, ...change } });
  expect((await put({})).body).toMatchObject({ availability: { available: true }, original_start_time: null });
  expect((await put({ available: false })).body).toMatchObject({
    availability: { available: false },
    original_start_time: '06:00',
  });
  expect((await put({ start_time: '07:00', end_time: '15:00' })).status).toBe(409);
  expect((await put({ end_time: '06:00' })).status).toBe(422);
  expect((await put({ start_time: '07:00', original_start_time: '06:00' })).body.original_start_time).toBe('06:00');
  const { body: schedule } = await send<api.DriverScheduleEnvelope>('GET', `${owner}/availability?${days}`);
  expect(schedule.availabilities).toMatchObject([{ work_date: '2026-12-03', start_time: '07:00' }]);
  const key = { work_date: '2026-12-03', start_time: '07:00' };
  expect((await send('DELETE', `${owner}/availability`, { body: key })).status).toBe(204);
  expect((await send('DELETE', `${owner}/availability`, { body: key })).status).toBe(404);

  const entries = (more: object) => ({ availabilities: [{ day_of_week: 'sunday', ...times, ...more }] });
  const added = await send<Record<string, object[]>>('POST', `${owner}/${week}`, { body: entries({}) });
  expect(added.body[answered]?.at(-1)).toMatchObject({ day_of_week: 'sunday', ...times });
  const cleared = await send<Record<string, object[]>>('POST', `${owner}/${week}`, {
    body: entries({ available: false }),
  });
  expect(cleared.body[answered]).toEqual(added.body[answered]?.slice(0, -1));
});

test('a user is invited, accepts once, has a session, is deactivated and removed', async () => {
  const mock = openMock();
  const admin = await mock.as('admin@demo.test');
  const body = { email: 'gast@demo.test', name: 'Gerd Gast', role: 'user', delivery: 'link' };
  const made = await admin<api.InvitedUserEnvelope>('POST', '/users/', { body });
  expect(made.body.user).toMatchObject({ state: 'invited', invited_until: made.body.link.expires_at });
  expect((await admin('POST', '/users/', { body })).status).toBe(409);
  const path = `/users/${made.body.user.id}`;
  const again = await admin<api.UserLinkEnvelope>('POST', `${path}/link`, { body: { delivery: 'link' } });
  const [first, token] = [made, again].map(({ body: { link } }) => link.url?.split('#')[1]);
  const accept = (given: unknown) => ({ body: { token: given, new_password: 'Flaschenpost-7' } });
  expect((await admin('POST', '/auth/invitation', { body: { token: first } })).status).toBe(401);
  const read = await admin<api.InvitationEnvelope>('POST', '/auth/invitation', { body: { token } });
  expect(read.body.invitation).toMatchObject({ name: 'Gerd Gast', state: 'invited' });
  expect((await admin('POST', '/auth/accept-invitation', accept(token))).status).toBe(200);
  expect((await admin('POST', '/auth/accept-invitation', accept(token))).status).toBe(401);
  expect((await admin('DELETE', path)).status).toBe(409);
  const { sessions } = (await admin<api.SessionList>('GET', `${path}/sessions`)).body;
  expect(sessions).toHaveLength(1);
  expect((await admin('DELETE', `${path}/sessions`)).status).toBe(204);
  expect((await admin('PATCH', path, { body: { state: 'deactivated' } })).status).toBe(200);
  expect((await admin<api.UserList>('GET', '/users/?state=deactivated')).body.total_routes).toBe(1);
  expect((await admin('PATCH', '/users/1', { body: { role: 'viewer' } })).status).toBe(409);
  expect((await admin<api.UserRecordEnvelope>('GET', path)).body.user.state).toBe('deactivated');
  expect((await admin('DELETE', path)).status).toBe(204);
  const own = (await admin<api.SessionList>('GET', '/auth/sessions')).body.sessions;
  expect((await admin('DELETE', `/auth/sessions/${own[0]?.id}`)).status).toBe(204);
  expect((await admin('DELETE', '/auth/sessions')).status).toBe(204);
});

test('a name of a view that differs in case only is taken, as on the server', async () => {
  const admin = await openMock().as('admin@demo.test');
  const body = { name: 'Straße Nord', list: 'bins', query: 'level_min=80' };
  expect((await admin('POST', '/views/', { body })).status).toBe(201);
  expect((await admin('POST', '/views/', { body: { ...body, name: 'STRAßE nord' } })).status).toBe(409);
  expect((await admin('POST', '/views/', { body: { ...body, name: 'Strasse Nord' } })).status).toBe(201);
});

test('what remains to be asked answers what the contract allows, so every operation was checked', async () => {
  const days = 'start_date=2026-11-01&end_date=2026-11-30';
  const plain = contract.operations.filter(
    ({ method, path, scopes, checkQuery }) =>
      method === 'GET' && scopes !== null && !path.includes('{') && checkQuery({}).length === 0,
  );
  const reads = [
    ...plain.map(({ path }) => path),
    ...['/setup', '/history/trucks/GL-%C3%84B%2012', '/views/counts?list=bins&queries=level_min%3D80', '/tours/1'],
    ...[`/trucks/availabilities/list?${days}`, `/drivers/availabilities/list?${days}`],
    ...['/locations/distance-matrix-multiple?pairs=01/01:01/01', '/complaints/?facets=status'],
    ...[
      '/complaints/closing-times?months=3&disposition_area_ids=1',
      '/general/fuel?start=2026-01-01&end=2026-11-30&interval=month&split=material_type',
    ],
  ];
  expect((await send('PUT', '/finished-days/2026-11-24')).status).toBe(204);
  const finished = await send('GET', `/finished-days/?${days}`);
  expect(finished.body).toEqual({ finished_days: ['2026-11-24'] });
  expect((await send('DELETE', '/finished-days/2026-11-24')).status).toBe(204);
  const christmas = await send('GET', '/holidays/?start_date=2026-12-24&end_date=2026-12-25');
  expect(christmas.body).toEqual({ holidays: [{ date: '2026-12-25', name: 'Public holiday' }] });
  for (const path of reads) expect((await send('GET', path)).status, path).toBe(200);
  await send('POST', '/locations/find-nearby', { body: { latitude: 51.94, longitude: 8.01, radius_m: 5000 } });
  await send('PATCH', '/auth/me', { body: { locale: 'en' } });
  const machine = await send('POST', '/tokens/', { body: { name: 'Scale', scopes: ['trucks:read'] } });
  expect(machine.status).toBe(201);
  await send('DELETE', `/tokens/${(machine.body as { token: { id: number } }).token.id}`);
  const input = { route_name: 'Nord 7', date: '2026-11-24', license_plate: 'GL-ÄB 12', material_type: ['11'] };
  const location_id = (await send('GET', '/locations/?page_size=1')).body as { locations: { location_id: string }[] };
  const stops = [{ location_id: location_id.locations[0]?.location_id }];
  const plan = async () => {
    const made = await send('POST', '/tours/', { body: { ...input, stops } });
    expect(made.status).toBe(201);
    return `/tours/${(made.body as { tour: { tour: { id: number } } }).tour.tour.id}`;
  };
  const [tour, other] = [await plan(), await plan()];
  expect((await send('PATCH', tour, { body: { stops: [...stops, ...stops] } })).status).toBe(200);
  expect((await send('GET', tour)).body).toMatchObject({ tour: { stops: [{ position: 1 }, { position: 2 }] } });
  for (const step of ['start', 'complete'])
    expect((await send('POST', `${tour}/${step}`, { body: {} })).status).toBe(200);
  expect((await send('DELETE', tour)).status).toBe(409);
  expect((await send('DELETE', other)).status).toBe(204);
  expect((await send('POST', `${await plan()}/cancel`, { body: {} })).status).toBe(200);
  await ingestCycle(send);
  await driveCycle(send, await plan());
  for (const stop of stops) await deviationCycle(send, input, stop);
  for (const cycle of [proposalCycle, areaCycle, secondFactorCycle, reportCycle, vendorCycle]) await cycle(send);
  await importCycle(send, input.license_plate);
  await send('DELETE', '/setup/steps');
  const auth = 'logIn logOut refreshToken forgotPassword verifyCode setNewPassword answerSecondFactor setUp'.split(' ');
  const asked = new Set([...seen].flatMap((one) => /^(\w+) .*20\d$/.exec(one)?.[1] ?? []));
  expect(contract.operations.map(({ id }) => id).filter((id) => !asked.has(id) && !auth.includes(id))).toEqual([]);
});
