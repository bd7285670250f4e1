import { spawn } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf, codeAt, stepAt } from '../../src/server/auth/totp.ts';
import { openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['LocationList'];

let world: World;
let url: string;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-'));

/** 247 sites as a city publishes them: position, place and district, no keys. */
const sites = Array.from({ length: 247 }, (_, i) => ({
  lat: 51.9 + i * 0.0007,
  lng: 7.6 + (i % 13) * 0.003,
  ort: `Glasweg ${i + 1} (gegenüber Nr. ${i})`,
  viertel: `Viertel ${i % 23}`,
}));

const file = (name: string, content: string | Buffer) => {
  const where = path.join(folder, name);
  fs.writeFileSync(where, content);
  return where;
};

/** Runs the command as a person does. */
function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import.ts', ...args, '--url', url], {
    env: { ...process.env, IMPORT_PASSWORD: 'Glas-2026!', ...env },
  });
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        said += String(data);
      });
    child.on('exit', (code) => resolve({ code, said }));
  });
}

const total = async () => (await world.admin.get<List>('/locations/?page_size=1')).body.total_routes;

beforeAll(async () => {
  world = await openWorld('pglite');
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('takes in every row, and nothing when it comes again', async () => {
  const before = await total();
  const sitesFile = file('sites.json', JSON.stringify(sites, null, 1));
  const options = ['locations', sitesFile, '--default', 'city=Glasstadt'];
  const dry = await run([...options, '--dry-run']);
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('247 rows: would be 247 created') });
  expect(await total()).toBe(before);

  // The server keeps what was imported: nothing is left where others of the machine may write.
  const temporary = path.join(folder, 'tmp');
  fs.mkdirSync(temporary);
  expect(await run(options, { TMPDIR: temporary })).toMatchObject({
    code: 0,
    said: expect.stringContaining('247 rows: 247 created, 0 changed, 0 unchanged, 0 refused'),
  });
  expect(fs.readdirSync(temporary).filter((name) => !name.startsWith('tsx-'))).toEqual([]);
  expect(await total()).toBe(before + 247);
  const found = await world.viewer.get<List>('/locations/?city=Glasstadt&q=gegenuber%20247');
  expect(found.body.locations).toHaveLength(1);
  expect(found.body.locations[0]).toMatchObject({
    location_name: sites[246]?.ort,
    latitude: sites[246]?.lat,
    location_type: 'public',
  });

  const stamps = (await world.viewer.get<List>('/locations/?page_size=1000')).body.locations.map((l) => l.updated_at);
  expect((await run(options)).said).toContain('0 created, 0 changed, 247 unchanged');
  expect((await world.viewer.get<List>('/locations/?page_size=1000')).body.locations.map((l) => l.updated_at)).toEqual(
    stamps,
  );
});

it('updates by key, and reports each refused row with its line', async () => {
  const report = path.join(folder, 'report.json');
  const csv = file(
    'some.csv',
    'id;name;lat;lng;stadt\nI/1;Eins;51,9;7,6;A\nI/2;Zwei;151,9;7,6;A\nI/3;Drei;51,9;7,7;A\n',
  );
  const first = await run(['locations', csv, '--report', report]);
  expect(first.code).toBe(2);
  expect(first.said).toContain('line 3 (I/2)');
  expect(JSON.parse(fs.readFileSync(report, 'utf8'))).toEqual([
    { line: 3, key: 'I/2', reason: 'latitude must be <= 90' },
  ]);
  const changed = file('some.csv', 'id;name;lat;lng;stadt\nI/1;Eins;51,9;7,6;A\nI/3;Neu;51,9;7,7;A\n');
  expect((await run(['locations', changed])).said).toContain('0 created, 1 changed, 1 unchanged');
});

it('takes positions in metres once their system is named', async () => {
  const utm = file('utm.csv', 'Nr;Name;Rechtswert;Hochwert;Stadt\nU/1;Domplatz;405.500,00;5.757.000,00;A\n');
  const asked = await run(['locations', utm]);
  expect(asked).toEqual({ code: 1, said: expect.stringContaining('They may be in 25832 (ETRS89 / UTM 32N), 25833') });
  const done = await run(['locations', utm, '--system', '25832']);
  expect(done).toEqual({ code: 0, said: expect.stringContaining('1 created') });
  const { body } = await world.viewer.get<List>('/locations/?q=U%2F1');
  expect(body.locations[0]?.latitude).toBeCloseTo(51.95566, 4);
});

it('takes a machine token, and trucks', async () => {
  const csv = file('trucks.csv', 'Kennzeichen;Name;Nutzlast;Kammern;Notiz\nCLI 1;Eins;12,5;2;x\n');
  const scopes = ['imports:write', 'trucks:write'];
  const made = await world.admin.post<Schemas['CreatedMachineToken']>('/tokens/', { name: 'CLI', scopes });
  const env = { IMPORT_TOKEN: made.body.secret, IMPORT_PASSWORD: '' };
  expect(await run(['trucks', csv], env)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Not taken in: Notiz\.\n.*1 created/),
  });
  const { truck } = (await world.viewer.get<Schemas['TruckEnvelope']>('/trucks/CLI%201')).body;
  expect(truck).toMatchObject({ capacity: 12.5, number_of_compartments: 2 });
  await world.admin.delete(`/tokens/${made.body.token.id}`);
  expect(await run(['trucks', csv], env)).toEqual({
    code: 1,
    said: expect.stringContaining('IMPORT_TOKEN has expired, was revoked') as string,
  });
});

it('refuses who may not write, a wrong password and a file that is none', async () => {
  const one = file('one.json', JSON.stringify(sites.slice(0, 1).map((site) => ({ ...site, lat: 1 }))));
  expect(await run(['locations', one, '--email', 'viewer@demo.test'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('imports:write'),
  });
  expect(await run(['locations', one, '--email', 'nobody@demo.test'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Invalid credentials'),
  });
  expect(await run(['locations', one], { IMPORT_PASSWORD: '' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('IMPORT_PASSWORD or IMPORT_TOKEN is missing'),
  });
  expect(await run(['locations', file('noise.bin', Buffer.alloc(10_000_000, 7))])).toMatchObject({
    code: 1,
    said: expect.stringContaining('neither GeoJSON'),
  });
  expect(await run(['locations', path.join(folder, 'absent.json')])).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no file'),
  });
});

it('an account with a second factor is told to use a machine token, one without a password of its own to set it', async () => {
  const one = file('one.json', JSON.stringify(sites.slice(0, 1)));
  const refused = async (email: string) =>
    (await run(['locations', one, '--email', email, '--default', 'city=A'])).said.replace(/^Not taken in: .*\n/, '');
  expect(await refused('new@demo.test')).toBe(
    'The server says: This account must set a new password first: sign in with a browser.\n',
  );
  const own = '/auth/me/second-factor';
  const { secret } = (await world.user.post<Schemas['SecondFactorSecret']>(own, { current_password: 'Glas-2026!' }))
    .body;
  await world.user.post(`${own}/confirmation`, { code: codeAt(bytesOf(secret), stepAt(world.clock.now)) });
  expect(await refused('user@demo.test')).toBe(
    'The server says: This account has a second factor: use a machine token (IMPORT_TOKEN).\n',
  );
});
