import { at, type Client } from './client.ts';
import { differences, stamp } from './sent.ts';

/** An area until it is archived: areas cannot be removed, old records keep their name. */
export async function areas(client: Client): Promise<void> {
  const name = `Conformance ${stamp}`;
  const made = await client.ask('createArea', 'creates', {
    ...{ body: { name }, expect: 201 },
    also: ({ body }) => differences(at(body, 'area'), { name, state: 'active', locations: 0 }),
  });
  const id = at(made.body, 'area', 'id');
  if (typeof id !== 'number') return;
  const params = { id };
  try {
    await client.ask('createArea', 'refuses the same name again', { body: { name }, expect: 409 });
    await client.ask('getArea', 'returns it', { params, expect: 200 });
    await client.ask('moveArea', 'moves nothing to itself', { params, body: { to: id }, expect: 422 });
  } finally {
    await client.ask('updateArea', 'archives', {
      ...{ params, body: { state: 'archived' }, expect: 200 },
      also: ({ body }) => differences(at(body, 'area'), { state: 'archived' }),
    });
  }
}
