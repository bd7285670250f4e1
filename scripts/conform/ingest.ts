import { at, type Client } from './client.ts';
import { stamp } from './sent.ts';

/** Planning a tour, and rows of devices; what has begun can never be removed, so nothing begins here and no row is sound. */
export async function ingest(client: Client): Promise<void> {
  const list = await client.ask('listTrucks', 'returns its first row', { query: { page_size: 1 }, expect: 200 });
  const license_plate = at(list.body, 'trucks', 0, 'license_plate');
  const places = await client.ask('listLocations', 'returns its first rows', { query: { page_size: 2 }, expect: 200 });
  const location_id = at(places.body, 'locations', 0, 'location_id');
  if (license_plate !== undefined && location_id !== undefined) {
    const input = { route_name: 'Conformance', date: '2030-01-01', license_plate, material_type: ['11'] };
    const key = `conformance-${stamp}`;
    const body = { ...input, key, stops: [{ location_id }] };
    await client.ask('createTour', 'refuses an unknown location', {
      body: { ...input, stops: [{ location_id: 'No such place' }] },
      expect: 422,
    });
    const made = await client.ask('createTour', 'plans', { body, expect: 201 });
    const id = at(made.body, 'tour', 'tour', 'id');
    if (typeof id === 'number') {
      const params = { id };
      try {
        await client.ask('createTour', 'plans once for a key', { body, expect: 200 });
        await client.ask('updateTour', 'changes', { params, body: { details: 'Checked' }, expect: 200 });
        await client.ask('completeTour', 'completes no tour that has not begun', { params, body: {}, expect: 409 });
        await drive(client, params);
      } finally {
        await client.ask('deleteTour', 'removes', { params, expect: 204 });
      }
    }
  }
  const params = { id: 2_000_000_000 };
  for (const id of ['startTour', 'completeTour', 'cancelTour'])
    await client.ask(id, 'knows no unknown tour', { params, body: {}, expect: 404 });
  for (const id of ['recordRouteEvents', 'recordUnloadings', 'recordLevels', 'recordPositions']) {
    const body = { rows: [{ key: `conformance-${stamp}` }] };
    await client.ask(id, 'rejects a row by itself', {
      body,
      expect: 200,
      also: ({ body: told }) => (at(told, 'rows', 0, 'status') === 'rejected' ? [] : ['the row is not rejected']),
    });
    await client.ask(id, 'refuses all rows for one', { body, query: { atomic: true }, expect: 422 });
    await client.ask(id, 'refuses a call without rows', { body: { rows: [] }, expect: 400 });
  }
}

/** The driver's page of a tour by a link, until that is revoked; no row is sound, so the tour does not begin. */
async function drive(client: Client, params: { id: number }): Promise<void> {
  const made = await client.ask('createDriverLink', 'makes a link', { params, expect: 201 });
  const link = at(made.body, 'driver_link', 'id');
  const token = String(at(made.body, 'url')).split('#')[1];
  if (typeof link !== 'number' || client.machine) return;
  const also = ({ body }: { body: unknown }) =>
    at(body, 'driver_links', 0, 'id') === link ? [] : ['the link is missing'];
  await client.ask('listDriverLinks', 'lists it', { params, expect: 200, also });
  const opened = await client.ask('openDriverSession', 'opens a session', {
    token: null,
    body: { token },
    expect: 200,
  });
  const session = { token: String(at(opened.body, 'session')) };
  await client.ask('getDriverTour', 'shows the tour', {
    ...{ ...session, expect: 200 },
    also: ({ body }) => (at(body, 'tour', 'id') === params.id ? [] : ['it is another tour']),
  });
  await client.ask('getDriverTour', 'takes no access token', { expect: 401 });
  await client.ask('listTrucks', 'takes no session of a driver', { ...session, expect: 401 });
  const row = { key: `conformance-${stamp}`, kind: 'unloading', recorded_at: new Date().toISOString() };
  await client.ask('recordDriverEvents', 'rejects a row by itself', {
    ...{ ...session, body: { rows: [row] }, expect: 200 },
    also: ({ body }) => (at(body, 'result', 'rows', 0, 'status') === 'rejected' ? [] : ['the row is not rejected']),
  });
  await client.ask('revokeDriverLink', 'revokes it', { params: { id: link }, expect: 204 });
  await client.ask('revokeDriverLink', 'revokes once only', { params: { id: link }, expect: 404 });
  await client.ask('getDriverTour', 'refuses a revoked link', { ...session, expect: 401 });
  await client.ask('openDriverSession', 'refuses its token', { token: null, body: { token }, expect: 401 });
  await client.ask('getEventPhoto', 'knows no unknown event', { params: { id: 2_000_000_000 }, expect: 404 });
}
