import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generate } from '../../../scripts/lib/generate.mjs';
import { root } from '../../../scripts/lib/run.mjs';

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
      tags: [weighbridges]
      summary: Weighbridges
      security:
        - bearer: [trucks:read]${more}`;
const body = `
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/WeighbridgeInput' } } }`;
const sort = `
        - { name: sort, in: query, schema: { type: string, default: name, enum: [name, -name, capacity, -capacity] } }`;
const list = `
      parameters:
        - $ref: '#/components/parameters/Query'
        - $ref: '#/components/parameters/PageSize'${sort}
        - { name: capacity_min, in: query, schema: { type: number } }`;

const paths = `
  /weighbridges/:
    get:${operation('listWeighbridges', list)}${responses(200, 'WeighbridgeList')}
    post:${operation('createWeighbridge', body)}${responses(201, 'WeighbridgeEnvelope')}
  /weighbridges/summary:
    get:${operation('getWeighbridgeSummary')}${responses(200, 'WeighbridgeSummary')}
  /weighbridges/{id}:
    parameters:
      - $ref: '#/components/parameters/IdPath'
    get:${operation('getWeighbridge')}${responses(200, 'WeighbridgeEnvelope')}
    patch:${operation(
      'updateWeighbridge',
      `
      parameters:
        - $ref: '#/components/parameters/IfMatch'${body}`,
    )}${responses(200, 'WeighbridgeEnvelope')}
    delete:${operation('deleteWeighbridge')}
      responses:
        '204': { description: Removed. }
        '404': { $ref: '#/components/responses/NotFound' }

components:
`;
const fields = `name: { type: string, minLength: 1, maxLength: 120 }
        capacity: { type: [number, 'null'], minimum: 0 }`;
const schemas = `
  schemas:
    Weighbridge:
      type: object
      additionalProperties: false
      required: [id, name, capacity, updated_at]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        ${fields}
        updated_at: { $ref: '#/components/schemas/Timestamp' }
    WeighbridgeInput:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        ${fields}
    WeighbridgeSummary:
      type: object
      required: [count]
      properties:
        count: { type: integer, minimum: 1, maximum: 9 }
    WeighbridgeEnvelope:
      type: object
      required: [weighbridge]
      properties:
        weighbridge: { $ref: '#/components/schemas/Weighbridge' }
    WeighbridgeList:
      type: object
      required: [weighbridges, total_routes]
      properties:
        weighbridges: { type: array, items: { $ref: '#/components/schemas/Weighbridge' } }
        total_routes: { $ref: '#/components/schemas/Total' }
`;

/** A copy of the project with more in its contract, generated anew, and its mock over HTTP. @returns its URL with `/api` */
async function serveWithWeighbridges(): Promise<string> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-weighbridges-'));
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
        const url = /respond at (http:\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
    child.once('exit', () => reject(new Error(`The mock server ended:\n${output}`)));
  });
}

interface Weighbridge {
  id: number;
  name: string;
  capacity: number | null;
}

test('what the contract gains is answered after npm run generate, and a new list is stateful, without a line by hand', async () => {
  const url = await serveWithWeighbridges();
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
    (await (await ask('GET', `/weighbridges/${query}`)).json()) as {
      weighbridges: Weighbridge[];
      total_routes: number;
    };

  const summary = await ask('GET', '/weighbridges/summary');
  expect([summary.status, summary.headers.get('x-generated')]).toEqual([200, 'true']);
  const { count } = (await summary.json()) as { count: number };
  expect(count).toBeGreaterThan(0);
  expect(await (await ask('GET', '/weighbridges/summary')).json()).toEqual({ count });
  expect((await fetch(`${url}/weighbridges/summary`)).status).toBe(401);

  const { weighbridges, total_routes } = await listed('?page_size=1000&sort=-capacity');
  expect(weighbridges.length).toBeGreaterThan(0);
  expect(weighbridges).toHaveLength(total_routes);
  const capacities = weighbridges.flatMap(({ capacity }) => capacity ?? []);
  expect(capacities).toEqual(capacities.toSorted((a, b) => b - a));
  const limit = capacities[1] ?? 0;
  expect((await listed(`?capacity_min=${limit}`)).total_routes).toBe(capacities.filter((one) => one >= limit).length);

  const created = await ask('POST', '/weighbridges/', { name: 'Übergang Süd' });
  const { weighbridge } = (await created.json()) as { weighbridge: Weighbridge };
  expect([created.status, weighbridge]).toMatchObject([201, { name: 'Übergang Süd', capacity: null }]);
  expect((await listed('?q=ubergang')).weighbridges).toEqual([weighbridge]);
  expect((await ask('POST', '/weighbridges/', { name: 'Übergang Süd' })).status).toBe(409);
  expect((await ask('POST', '/weighbridges/', { name: '' })).status).toBe(400);
  const etag = created.headers.get('etag') ?? '';
  const patch = (headers: Record<string, string>) =>
    ask('PATCH', `/weighbridges/${weighbridge.id}`, { name: 'Süd' }, headers);
  expect((await patch({ 'if-match': etag })).status).toBe(200);
  expect((await patch({ 'if-match': etag })).status).toBe(412);
  expect((await ask('DELETE', `/weighbridges/${weighbridge.id}`)).status).toBe(204);
  expect((await ask('GET', `/weighbridges/${weighbridge.id}`)).status).toBe(404);
}, 240_000);
