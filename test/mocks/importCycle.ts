import type * as api from '@/api/generated/dashboard.schemas';
import { expect } from 'vitest';
import type {
  ComplaintAnswers,
  ComplaintList,
  CreatedDriverLink,
  DriverSession,
  DriverTourEnvelope,
  LabelList,
  ReportSiteEnvelope,
  TourDeviationList,
  TourEnvelope,
} from '@/api/generated/dashboard.schemas';
import { openMock, type Send } from './kit';

/** An import that is applied and taken back, once. @param license_plate of a truck */
export async function importCycle(send: Send, license_plate: string): Promise<void> {
  const rows = [{ license_plate: 'IM 1' }, { license_plate: '?' }, { license_plate, name: 'New' }];
  const taken = await send('POST', '/imports/', { body: { kind: 'trucks', name: 'trucks.csv', rows } });
  expect(taken.body).toMatchObject({ created: 1, changed: 1, refused: 1 });
  await send('GET', '/imports/');
  const kept = `/imports/${(taken.body as { import: { id: number } }).import.id}`;
  expect((await send('GET', kept)).body).toEqual(taken.body);
  expect((await send('POST', `${kept}/undo`)).status).toBe(200);
  expect((await send('POST', `${kept}/undo`)).status).toBe(409);
}

/** The answer to the first of the days from 24 November on for which it is as wanted. */
async function firstDay<T>(
  ask: (date: string) => Promise<{ status: number; body: unknown }>,
  wanted: (body: T) => boolean,
) {
  for (let day = 24; day <= 30; day++) {
    const { status, body } = await ask(`2026-11-${day}`);
    expect(status).toBe(201);
    if (wanted(body as T)) return body as T;
  }
  throw new Error('no such day');
}

/** Tours are proposed, and planned from the proposal; their truck drops out, and comes back. */
export async function proposalCycle(send: Send): Promise<void> {
  const { tour_proposal: proposed } = await firstDay<api.TourProposalEnvelope>(
    (date) => send('POST', '/tour-proposals/', { body: { date } }),
    ({ tour_proposal: { state } }) => state === 'done',
  );
  const path = `/tour-proposals/${proposed.id}`;
  expect((await send('GET', path)).body).toMatchObject({ tour_proposal: { date: proposed.date } });
  const chosen = proposed.alternatives.find(({ goal }) => goal === 'no_overflow');
  const tours = (chosen?.tours ?? []).map(({ license_plate, stops }) => ({
    ...{ license_plate, container_ids: stops.flatMap(({ container_ids }) => container_ids).toReversed() },
  }));
  const banned = chosen?.tours[0]?.stops[0]?.location_id ?? '';
  const arranged = await send('POST', `${path}/arrange`, {
    body: { goal: 'no_overflow', tours, banned_location_ids: [banned] },
  });
  const { tour_alternative: own } = arranged.body as api.TourAlternativeEnvelope;
  expect(own.lifts).toBeLessThan(chosen?.lifts ?? 0);
  expect(own.tours.flatMap(({ stops }) => stops.map(({ location_id }) => location_id))).not.toContain(banned);
  const done = await send('POST', `${path}/commit`, { body: { goal: 'no_overflow' } });
  expect(done.body).toMatchObject({ tour_proposal: { state: 'committed' } });
  expect((await send('DELETE', path)).status).toBe(204);

  const { date, alternatives } = proposed;
  const license_plate = alternatives.find(({ goal }) => goal === 'no_overflow')?.tours[0]?.license_plate;
  const made = await send('POST', '/disruptions/', { body: { date, license_plate } });
  const { disruption } = made.body as api.DisruptionEnvelope;
  expect([made.status, disruption.tours.length, disruption.containers_left > 0]).toEqual([201, 1, true]);
  const dropped = `/disruptions/${disruption.id}`;
  expect((await send('GET', dropped)).body).toEqual(made.body);
  const feasible = disruption.options.filter(({ tours }) => tours.length > 0).map(({ option }) => option);
  expect(feasible).not.toEqual([]);
  const lost = `/tours/${disruption.tours[0]?.id}`;
  for (const option of feasible) {
    const applied = await send('POST', `${dropped}/apply`, { body: { option } });
    expect(applied.body).toMatchObject({ disruption: { state: 'applied', option } });
    expect((await send('GET', lost)).body).toMatchObject({ tour: { tour: { status: 'cancelled' } } });
    expect((await send('POST', `${dropped}/undo`)).body).toEqual(made.body);
    expect((await send('GET', lost)).body).toMatchObject({ tour: { tour: { status: 'planned' } } });
  }
}

/** What a citizen reports by the code on a label is a notification with a photo. */
export async function reportCycle(send: Send): Promise<void> {
  const { labels } = (await send('GET', '/locations/labels?query=has_containers%3Dtrue')).body as LabelList;
  const path = `/reports/${labels[0]?.report_code}`;
  const { site } = (await send('GET', path)).body as ReportSiteEnvelope;
  const [material] = site.materials;
  const body = {
    material_type: material?.material_type,
    fullness: 'full',
    photo: 'iVBORw0KGgo=',
    email: 'a@example.org',
  };
  const filed = await send('POST', path, { body });
  expect((filed.body as ReportSiteEnvelope).site.materials[0]?.reported_at).toBeTruthy();
  const { complaints } = (await send('GET', '/complaints/?page_size=1')).body as ComplaintList;
  const unanswered = { answer: null, answered_at: null };
  expect(complaints[0]?.report).toEqual({ fullness: 'full', note: null, photo: true, locale: 'en', ...unanswered });
  const shown = await send('GET', `/complaints/${complaints[0]?.id}/photo`);
  expect(shown.body).toEqual({ photo: 'data:image/png;base64,iVBORw0KGgo=' });
  const answers = `/complaints/${complaints[0]?.id}/answers`;
  const { answers: offered } = (await send('GET', answers)).body as unknown as ComplaintAnswers;
  expect(offered).toMatchObject([{ answer: 'received', texts: [{ citizens: 1 }] }]);
  expect((await send('POST', answers, { body: { answer: 'received' } })).body).toEqual({ citizens: 1 });
  const [told] = ((await send('GET', '/complaints/?page_size=1')).body as ComplaintList).complaints;
  expect(told?.report?.answer).toBe('received');
}

/** A tour that does not begin is a deviation, until somebody has seen it. @param input of a tour */
export async function deviationCycle(send: Send, input: object, stop: object): Promise<void> {
  const stops = [{ ...stop, planned_at: '2026-11-18T08:30:00.000Z' }];
  const made = await send('POST', '/tours/', { body: { ...input, date: '2026-11-18', stops } });
  const tour = (made.body as unknown as TourEnvelope).tour.tour.id;
  const list = async () => {
    const { deviations } = (await send('GET', '/tour-deviations/')).body as unknown as TourDeviationList;
    return deviations.filter(({ tour_id }) => tour_id === tour);
  };
  expect(await list()).toMatchObject([{ kind: 'late_start' }]);
  const path = `/tour-deviations/${tour}-late_start-${Date.parse('2026-11-18T08:30:00.000Z') / 1000}/acknowledge`;
  for (const _ of [1, 2]) expect((await send('POST', path)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await send('POST', path.replace('late_start', 'stationary'))).status).toBe(404);
}

/** A link opens the tour to a phone, whose rows count once each. @param tour its path */
export async function driveCycle(send: Send, tour: string): Promise<void> {
  const made = (await send('POST', `${tour}/driver-links`)).body as unknown as CreatedDriverLink;
  const token = made.url.split('#')[1];
  const { session } = (await send('POST', '/drive/session', { body: { token } })).body as unknown as DriverSession;
  const headers = { authorization: `Bearer ${session}` };
  const { tour: seen } = (await send('GET', '/drive/tour', { headers })).body as unknown as DriverTourEnvelope;
  const [stop] = seen.stops;
  const at = '2026-11-18T08:00:00.000Z';
  const row = {
    key: 'row-00000001',
    recorded_at: at,
    kind: 'container',
    container_id: stop?.containers[0]?.container_id,
  };
  const rows = [
    { ...row, level: 75, is_emptied: true },
    { key: 'row-00000002', recorded_at: at, kind: 'break_start' },
  ];
  const sent = await send('POST', '/drive/events', { body: { rows }, headers });
  expect(sent.body).toMatchObject({ result: { created: 2 }, tour: { status: 'in_progress', on_break_since: at } });
  expect((await send('POST', '/drive/events', { body: { rows }, headers })).body).toMatchObject({
    result: { duplicate: 2 },
  });
  // The stops ahead are turned round.
  const ahead = async () => {
    const { tour: now } = (await send('GET', '/drive/tour', { headers })).body as unknown as DriverTourEnvelope;
    return now.stops.flatMap(({ state, location_id }) => (state === 'planned' ? (location_id ?? '') : []));
  };
  const { locations } = (await send('GET', '/locations/?has_containers=true')).body as unknown as api.LocationList;
  const more = [stop, ...locations].flatMap((place) =>
    place?.location_id ? [{ location_id: place.location_id }] : [],
  );
  expect((await send('PATCH', tour, { body: { stops: more.slice(0, 4) } })).status).toBe(200);
  const turned = (await ahead()).toReversed();
  const order = { key: 'mock-order-1', kind: 'order', recorded_at: at, location_ids: turned };
  await send('POST', '/drive/events', { body: { rows: [order] }, headers });
  expect(turned.length).toBeGreaterThan(1);
  expect(await ahead()).toEqual(turned);
  const listed = await send('GET', `${tour}/driver-links`);
  expect(listed.body).toMatchObject({ driver_links: [{ id: made.driver_link.id }], on_break_since: at });
  expect((await send('DELETE', `/driver-links/${made.driver_link.id}`)).status).toBe(204);
  expect((await send('GET', '/drive/tour', { headers })).status).toBe(401);
  expect((await send('GET', '/route-events/1/photo')).status).toBe(200);
}

/** Rows of devices; none is sound. */
export async function ingestCycle(send: Send): Promise<void> {
  for (const name of ['route-events', 'unloadings', 'levels', 'positions']) {
    const { body } = await send('POST', `/${name}/`, { body: { rows: [{ key: 'a' }] } });
    expect(body).toMatchObject({ rejected: 1, rows: [{ key: 'a', status: 'rejected' }] });
  }
}

/** A token carries a vendor's format, which is tried out first. */
export async function vendorCycle(): Promise<void> {
  const mock = openMock();
  const admin = await mock.as('admin@demo.test');
  const mapping = {
    ...{ device: '/id', level: '/full', key: '/n', unit: 'fraction' },
    devices: [{ device: 'a', container_id: '01/01-W1' }],
  };
  const payload = [
    { id: 'a', full: 0.4, n: 1 },
    { id: 'b', full: 'x', n: 2 },
  ];
  const tried = await admin<api.MappingTrial>('POST', '/tokens/mapping-trials/', { body: { mapping, payload } });
  expect(tried.body.readings.map(({ level, errors }) => [level, errors.map(({ path }) => path)])).toEqual([
    [40, []],
    [null, ['devices', 'level']],
  ]);
  const made = await admin<api.CreatedMachineToken>('POST', '/tokens/', {
    body: { name: 'Vendor', scopes: ['levels:write'] },
  });
  const path = `/tokens/${made.body.token.id}/mapping`;
  expect((await admin('POST', '/webhooks/levels/', { body: payload })).status).toBe(409);
  const set = await admin<api.MachineTokenEnvelope>('PUT', path, { body: { mapping } });
  expect(set.body.token.mapping).toMatchObject(mapping);
  const stale = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
  expect((await admin('PUT', path, { body: { mapping }, headers: stale })).status).toBe(412);
  const sent = await mock.send<api.IngestResult>('POST', '/webhooks/levels/', {
    body: payload,
    headers: { authorization: `Bearer ${made.body.secret}` },
  });
  expect(sent.body).toMatchObject({ created: 1, rejected: 1 });
}
