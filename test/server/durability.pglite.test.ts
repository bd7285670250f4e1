import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/db/open.ts';
import { itCountsOnce, itSurvivesKills } from './kills.ts';
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

const inFolder = () => startServer(main, { DATA_DIR: path.join(folder, 'data') });
itSurvivesKills(inFolder);
itCountsOnce(inFolder, () => openDatabase({ dataDir: path.join(folder, 'data') }));

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
