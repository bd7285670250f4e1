import { spawn } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Runs the command as a person does; `whenSaid` is told of each piece it prints. */
function run(args: string[], whenSaid: (text: string, kill: () => void) => void = () => undefined) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import.ts', ...args, '--url', url], {
    env: { ...process.env, IMPORT_PASSWORD: 'Glas-2026!', XDG_STATE_HOME: folder },
  });
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        said += String(data);
        whenSaid(said, () => {
          if (!child.killed) child.kill('SIGINT');
        });
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

  expect(await run(options)).toMatchObject({
    code: 0,
    said: expect.stringContaining('247 rows: 247 created, 0 updated, 0 unchanged, 0 refused'),
  });
  expect(await total()).toBe(before + 247);
  const found = await world.viewer.get<List>('/locations/?city=Glasstadt&q=gegenuber%20247');
  expect(found.body.locations).toHaveLength(1);
  expect(found.body.locations[0]).toMatchObject({
    location_name: sites[246]?.ort,
    latitude: sites[246]?.lat,
    location_type: 'public',
  });

  const stamps = (await world.viewer.get<List>('/locations/?page_size=1000')).body.locations.map((l) => l.updated_at);
  expect((await run(options)).said).toContain('0 created, 0 updated, 247 unchanged');
  expect((await world.viewer.get<List>('/locations/?page_size=1000')).body.locations.map((l) => l.updated_at)).toEqual(
    stamps,
  );
}, 60_000);

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
    { line: 3, location_id: 'I/2', reason: expect.stringContaining('swapped') },
  ]);
  const changed = file('some.csv', 'id;name;lat;lng;stadt\nI/1;Eins;51,9;7,6;A\nI/3;Neu;51,9;7,7;A\n');
  expect((await run(['locations', changed])).said).toContain('0 created, 1 updated, 1 unchanged');
}, 60_000);

it('leaves nothing behind when it is interrupted', async () => {
  const before = await total();
  const many = file('many.json', JSON.stringify(sites.map((site) => ({ ...site, lat: site.lat + 2 }))));
  const stopped = await run(['locations', many], (said, kill) => {
    if (/\] [1-9]\d*\/247/.test(said)) kill();
  });
  expect(stopped.said).toContain('Nothing of the file is left');
  expect(stopped.code).toBe(1);
  expect(await total()).toBe(before);
}, 60_000);

it('takes no journal from a folder that others can write to', async () => {
  const before = await total();
  const rows = file('journal.json', JSON.stringify(sites.map((site) => ({ ...site, lat: site.lat + 3 }))));
  const state = path.join(folder, 'waste-collection-dashboard');
  expect(fs.statSync(state).mode & 0o777).toBe(0o700);
  fs.chmodSync(state, 0o777);
  const refused = { code: 1, said: expect.stringContaining('mode 0700') };
  expect(await run(['locations', rows])).toMatchObject(refused);
  fs.rmSync(state, { recursive: true });
  fs.mkdirSync(path.join(folder, 'planted'), { mode: 0o700 });
  fs.symlinkSync(path.join(folder, 'planted'), state);
  expect(await run(['locations', rows])).toMatchObject(refused);
  fs.rmSync(state);
  expect(await total()).toBe(before);
  expect(await run(['locations', rows, '--default', 'city=Glasstadt'])).toMatchObject({ code: 0 });
}, 60_000);

it('refuses who may not write, a wrong password and a file that is none', async () => {
  const one = file('one.json', JSON.stringify(sites.slice(0, 1).map((site) => ({ ...site, lat: 1 }))));
  expect(await run(['locations', one, '--email', 'viewer@demo.test'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('locations:write'),
  });
  expect(await run(['locations', one, '--email', 'nobody@demo.test'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Invalid credentials'),
  });
  expect(await run(['locations', file('noise.bin', Buffer.alloc(10_000_000, 7))])).toMatchObject({
    code: 1,
    said: expect.stringContaining('neither GeoJSON'),
  });
  expect(await run(['locations', path.join(folder, 'absent.json')])).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no file'),
  });
}, 60_000);
