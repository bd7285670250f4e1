import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generate } from '../../scripts/lib/generate.mjs';
import { root } from '../../scripts/lib/run.mjs';

const responses = (status: number, schema: string) => `
      responses:
        '${status}':
          description: Good.
          content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } }
        '400': { $ref: '#/components/responses/BadRequest' }
        '404': { $ref: '#/components/responses/NotFound' }
        '409': { $ref: '#/components/responses/Conflict' }
        '412': { $ref: '#/components/responses/PreconditionFailed' }`;
const operation = (id: string, more = '') => `
      operationId: ${id}
      tags: [depots]
      summary: Depots
      security:
        - bearer: [trucks:read]${more}`;
const body = `
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/DepotInput' } } }`;
const sort = `
        - { name: sort, in: query, schema: { type: string, default: name, enum: [name, -name, capacity, -capacity] } }`;
const list = `
      parameters:
        - $ref: '#/components/parameters/Query'
        - $ref: '#/components/parameters/PageSize'${sort}
        - { name: capacity_min, in: query, schema: { type: number } }`;

const paths = `
  /depots/:
    get:${operation('listDepots', list)}${responses(200, 'DepotList')}
    post:${operation('createDepot', body)}${responses(201, 'DepotEnvelope')}
  /depots/summary:
    get:${operation('getDepotSummary')}${responses(200, 'DepotSummary')}
  /depots/{id}:
    parameters:
      - $ref: '#/components/parameters/IdPath'
    get:${operation('getDepot')}${responses(200, 'DepotEnvelope')}
    patch:${operation(
      'updateDepot',
      `
      parameters:
        - $ref: '#/components/parameters/IfMatch'${body}`,
    )}${responses(200, 'DepotEnvelope')}
    delete:${operation('deleteDepot')}
      responses:
        '204': { description: Removed. }
        '404': { $ref: '#/components/responses/NotFound' }

components:
`;
const fields = `name: { type: string, minLength: 1, maxLength: 120 }
        capacity: { type: [number, 'null'], minimum: 0 }`;
const schemas = `
  schemas:
    Depot:
      type: object
      additionalProperties: false
      required: [id, name, capacity, updated_at]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        ${fields}
        updated_at: { $ref: '#/components/schemas/Timestamp' }
    DepotInput:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        ${fields}
    DepotSummary:
      type: object
      required: [count]
      properties:
        count: { type: integer, minimum: 1, maximum: 9 }
    DepotEnvelope:
      type: object
      required: [depot]
      properties:
        depot: { $ref: '#/components/schemas/Depot' }
    DepotList:
      type: object
      required: [depots, total_routes]
      properties:
        depots: { type: array, items: { $ref: '#/components/schemas/Depot' } }
        total_routes: { $ref: '#/components/schemas/Total' }
`;

/** A copy of the project with more in its contract, generated anew, and its mock over HTTP. @returns its address with `/api` */
async function serveWithDepots(): Promise<string> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-depots-'));
  for (const part of ['openapi', 'src', 'scripts', 'orval.config.ts', 'package.json', 'tsconfig.json'])
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const file = path.join(copy, 'openapi/dashboard.yaml');
  const [before = '', after = ''] = fs.readFileSync(file, 'utf8').split('\ncomponents:\n');
  fs.writeFileSync(file, `${before}${paths}${after.replace('\n  schemas:\n', schemas)}`);
  await generate(copy);
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock.ts', '--port', '0', '--size', 'small'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill();
    fs.rmSync(copy, { recursive: true, force: true });
  });
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /answer at (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.once('exit', () => reject(new Error(`The mock server ended:\n${output}`)));
  });
}

interface Depot {
  id: number;
  name: string;
  capacity: number | null;
}

test('what the contract gains is answered after npm run generate, and a new list is stateful, without a line by hand', async () => {
  const url = await serveWithDepots();
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/auth/log-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@demo.test', password: 'Glas-2026!' }),
  });
  const { atk } = (await signedIn.json()) as { atk: string };
  const ask = async (method: string, address: string, given?: object, headers: Record<string, string> = {}) => {
    const sent = given ? { body: JSON.stringify(given) } : {};
    return fetch(`${url}${address}`, {
      method,
      ...sent,
      headers: { ...json, authorization: `Bearer ${atk}`, ...headers },
    });
  };
  const listed = async (query = '') =>
    (await (await ask('GET', `/depots/${query}`)).json()) as { depots: Depot[]; total_routes: number };

  const summary = await ask('GET', '/depots/summary');
  expect([summary.status, summary.headers.get('x-generated')]).toEqual([200, 'true']);
  const { count } = (await summary.json()) as { count: number };
  expect(count).toBeGreaterThan(0);
  expect(await (await ask('GET', '/depots/summary')).json()).toEqual({ count });
  expect((await fetch(`${url}/depots/summary`)).status).toBe(401);

  const { depots, total_routes } = await listed('?page_size=1000&sort=-capacity');
  expect(depots.length).toBeGreaterThan(0);
  expect(depots).toHaveLength(total_routes);
  const capacities = depots.flatMap(({ capacity }) => capacity ?? []);
  expect(capacities).toEqual(capacities.toSorted((a, b) => b - a));
  const limit = capacities[1] ?? 0;
  expect((await listed(`?capacity_min=${limit}`)).total_routes).toBe(capacities.filter((one) => one >= limit).length);

  const created = await ask('POST', '/depots/', { name: 'Übergang Süd' });
  const { depot } = (await created.json()) as { depot: Depot };
  expect([created.status, depot]).toMatchObject([201, { name: 'Übergang Süd', capacity: null }]);
  expect((await listed('?q=ubergang')).depots).toEqual([depot]);
  expect((await ask('POST', '/depots/', { name: 'Übergang Süd' })).status).toBe(409);
  expect((await ask('POST', '/depots/', { name: '' })).status).toBe(400);
  const etag = created.headers.get('etag') ?? '';
  const patch = (headers: Record<string, string>) => ask('PATCH', `/depots/${depot.id}`, { name: 'Süd' }, headers);
  expect((await patch({ 'if-match': etag })).status).toBe(200);
  expect((await patch({ 'if-match': etag })).status).toBe(412);
  expect((await ask('DELETE', `/depots/${depot.id}`)).status).toBe(204);
  expect((await ask('GET', `/depots/${depot.id}`)).status).toBe(404);
}, 240_000);
