import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { root } from '../../scripts/lib/run.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-start-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs `npm start` on what is built, until its banner is complete, and stops it. @returns what it printed */
async function start(name: string, env: Record<string, string>): Promise<string> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...{ PATH, HOME, PORT: String(await freePort()), HOST: '127.0.0.1' },
      ...{ DATA_DIR: path.join(folder, name), DEMO_SIZE: 'small', STOP_DELAY_SECONDS: '0', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Dashboard {3}http[\s\S]*\n\n$/);
  const url = /Dashboard {3}(\S+)/.exec(output)?.[1] ?? '';
  expect((await fetch(`${url}api/trucks/`)).status).toBe(401);
  // Requests are no lines that push the banner out of sight.
  expect(output).not.toContain('"msg"');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  return output;
}

test('npm start has the demo, and its banner says that its passwords are public', async () => {
  const output = await start('demo', {});
  expect(output).toContain('admin@demo.test');
  expect(output).toContain('password Glas-2026!');
  expect(output).toContain('These passwords are public: only for trying out.');
});

test('npm start by whoever means production has no demo, and the banner says how to begin', async () => {
  const output = await start('production', { NODE_ENV: 'production' });
  expect(output).not.toMatch(/demo\.test|Glas-2026/);
  expect(output).toMatch(/Set up {6}http:\/\/localhost:\d+\/setup#[\w-]{43}\n/);
});
