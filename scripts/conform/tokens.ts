import { at, type Client } from './client.ts';
import { differences, stamp } from './sent.ts';

/** A machine token: what it may do and may not, until it is revoked. */
export async function tokens(client: Client): Promise<void> {
  const input = { name: `conformance-${stamp}`, scopes: ['trucks:read'] };
  const made = await client.ask('createToken', 'creates one', {
    ...{ body: input, expect: 201 },
    also: ({ body }) => differences(at(body, 'token'), { ...input, last_used_at: null }),
  });
  const id = at(made.body, 'token', 'id');
  const machine = { token: String(at(made.body, 'secret')) };
  if (typeof id !== 'number') return;
  await client.ask('createToken', 'gives none the right to create users', {
    ...{ body: { ...input, scopes: ['users:write'] }, expect: 422 },
  });
  await client.ask('listTrucks', 'takes a token with the scope', { ...machine, expect: 200 });
  await client.ask('listBins', 'refuses a token without the scope', { ...machine, expect: 403 });
  await client.ask('getMe', 'knows no profile of a machine', { ...machine, expect: 403 });
  const mapping = { device: '/id', level: '/full', recorded_at: '/at', unit: 'fraction', offset: 0, devices: [] };
  const payload = { id: 'conformance', full: 0.5, at: '2026-11-01T06:00:00Z' };
  await client.ask('tryMapping', 'reads a payload', {
    ...{ body: { mapping, payload }, expect: 200 },
    also: ({ body }) => differences(at(body, 'readings', 0), { device: 'conformance', level: 50, container_id: null }),
  });
  await client.ask('tryMapping', 'refuses a distance without a height', {
    ...{ body: { mapping: { ...mapping, unit: 'millimetre' }, payload }, expect: 422 },
  });
  await client.ask('setTokenMapping', 'keeps what payloads mean', {
    ...{ params: { id }, body: { mapping }, expect: 200 },
    also: ({ body }) => differences(at(body, 'token', 'mapping'), mapping),
  });
  await client.ask('receiveLevels', 'wants the right to write levels', { ...machine, body: payload, expect: 403 });
  await client.ask('receiveLevels', 'knows no mapping of people', { body: payload, expect: 409 });
  await client.ask('revokeToken', 'revokes it', { params: { id }, expect: 204 });
  await client.ask('listTrucks', 'refuses a revoked token', { ...machine, expect: 401 });
  await client.ask('revokeToken', 'knows no revoked one', { params: { id }, expect: 404 });
}
