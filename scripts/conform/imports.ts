import { at, type Client } from './client.ts';
import { differences, stamp } from './sent.ts';

/** A truck that comes in by an import, and goes with it. */
export async function imports(client: Client): Promise<void> {
  const truck = { license_plate: `CI ${stamp}`, name: 'Conformance', capacity: 12, number_of_compartments: 1 };
  const body = { kind: 'trucks', name: 'conformance.csv', rows: [truck, { license_plate: '?' }] };
  const counted = { created: 1, changed: 0, unchanged: 0, refused: 1 };
  await client.ask('importRows', 'tries and writes nothing', {
    ...{ body: { ...body, dry_run: true }, expect: 200 },
    also: (response) => differences(response.body, { import: null, ...counted }),
  });
  const made = await client.ask('importRows', 'applies what is good', {
    ...{ body, expect: 200 },
    also: (response) => differences(response.body, counted),
  });
  const id = at(made.body, 'import', 'id');
  if (typeof id !== 'number') return;
  const params = { id };
  await client.ask('getImport', 'keeps the report', {
    ...{ params, expect: 200 },
    also: (response) => differences(response.body, { ...counted, rows: at(made.body, 'rows') }),
  });
  await client.ask('undoImport', 'takes it back', { params, expect: 200 });
  await client.ask('undoImport', 'takes nothing back twice', { params, expect: 409 });
  await client.ask('getTruck', 'knows the truck no more', {
    ...{ params: { license_plate: truck.license_plate }, expect: 404 },
  });
}
