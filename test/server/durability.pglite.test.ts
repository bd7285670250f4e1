import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backup, restore } from '../../scripts/lib/backup.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { run } from '../../scripts/lib/run.mjs';
import { itSurvivesKills } from './kills.ts';
import { bundleServer, killAll, startServer } from './process.ts';

let folder: string;
let main: string;
beforeAll(async () => {
  main = await bundleServer();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-durable-'));
});
afterAll(() => {
  killAll();
  fs.rmSync(folder, { recursive: true, force: true });
});

itSurvivesKills(() => startServer(main, { DATA_DIR: path.join(folder, 'data') }));

it('the folder of a killed server is taken at once where its process is known to be gone, and waited for elsewhere', async () => {
  const dataDir = path.join(folder, 'killed');
  const signature = path.join(dataDir, 'server.pid');
  const kill = async () => {
    const server = await startServer(main, { DATA_DIR: dataDir });
    const signed = fs.readFileSync(signature, 'utf8');
    expect(signed.split('\n')[0]).toBe(String(server.child.pid));
    server.child.kill('SIGKILL');
    await server.ended;
    return signed;
  };
  await kill();
  const signed = await kill();
  // As of a server in another container, where the same number is another process, killed this moment.
  fs.writeFileSync(signature, signed.replace(/\n.*\n/, '\nanother machine\n'));
  fs.utimesSync(path.join(dataDir, 'server.lock'), new Date(), new Date());
  const waited = await startServer(main, { DATA_DIR: dataDir });
  expect(waited.output()).toContain('Waiting for the data folder');
  waited.child.kill('SIGKILL');
  await waited.ended;
  const second = await startServer(main, { DATA_DIR: dataDir });
  expect(second.output()).not.toContain('Waiting for the data folder');
  // A lock that was made since is not the dead one's, whoever signed.
  fs.writeFileSync(signature, signed);
  await expect(startServer(main, { DATA_DIR: dataDir })).rejects.toThrow('is in use by another server');
  second.child.kill('SIGTERM');
  await second.ended;
  expect(fs.existsSync(signature)).toBe(false);
}, 120_000);

it('a backup brings the data back, and refuses what is no backup', { timeout: 120_000 }, async () => {
  const dataDir = path.join(folder, 'data');
  const file = path.join(folder, 'backup.tgz');
  const count = async () => {
    const database = await openDatabase({ dataDir });
    const rows = await database.db.query.locations.findMany({ columns: { locationId: true } });
    await database.close();
    return rows.length;
  };
  const before = await count();
  expect(before).toBeGreaterThan(20);
  const script = (name: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], { env: { DATA_DIR: dataDir } });
  expect(await script('backup', '--to', file)).toMatchObject({ code: 0 });
  expect(fs.statSync(file).size).toBeGreaterThan(100_000);
  expect(await script('restore', file)).toMatchObject({ code: 2, output: expect.stringContaining('--from FILE') });
  await expect(backup(dataDir, file)).rejects.toThrow('exists already');

  // A server that runs keeps its data to itself.
  const server = await startServer(main, { DATA_DIR: dataDir });
  await expect(backup(dataDir, `${file}.2`)).rejects.toThrow('is in use by another server');
  await expect(restore(dataDir, file, new Date())).rejects.toThrow('is in use by another server');
  // Nor does a second server start, wherever it runs: both may be the first process of their container.
  await expect(startServer(main, { DATA_DIR: dataDir })).rejects.toThrow('is in use by another server');
  server.child.kill('SIGTERM');
  await server.ended;
  const mode = (name: string) => fs.statSync(path.join(folder, name)).mode & 0o777;
  const inside = fs.readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const open = inside.filter((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o077);
  expect([mode('data'), mode('backup.tgz'), open]).toEqual([0o700, 0o600, []]);

  fs.rmSync(path.join(dataDir, 'pglite'), { recursive: true });
  expect(await script('restore', '--from', file)).toMatchObject({ code: 0 });
  expect(await count()).toBe(before);
  const aside = await restore(dataDir, file, new Date());
  expect(fs.existsSync(path.join(aside ?? '', 'PG_VERSION'))).toBe(true);
  const wrong = path.join(folder, 'noise.tgz');
  fs.writeFileSync(wrong, 'no backup');
  await expect(restore(dataDir, wrong, new Date())).rejects.toThrow('is no backup');
  expect(await count()).toBe(before);
});
