import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { must, root } from '../../scripts/lib/run.mjs';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn, signOut } from '../setup/journey.ts';

const { newPage } = browserForFile({ maps: false });
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-node-'));
let newest: string;
let child: ChildProcess | undefined;
let output = '';
let url: string;

/** Node from its npm package, into a cache of its own: neither the lock file nor this process knows of it. */
async function installNode(major: string): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache', `node-${major}`);
  const node = path.join(folder, 'node_modules/node/bin/node');
  if (!fs.existsSync(node)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    await must('npm', ['install', '--no-audit', '--no-fund', '--no-save', `node@${major}`], { cwd: folder });
  }
  return node;
}

/** Starts the product with the newest Node that README names. */
async function startWithNewest() {
  const named = /Node\.js ([\d.]+)(?: \([^)]*\))?, (\d+) or (\d+)/.exec(
    fs.readFileSync(path.join(root, 'README.md'), 'utf8'),
  );
  newest = named?.[3] ?? '';
  const node = await installNode(newest);
  expect(await must(node, ['--version'])).toMatch(new RegExp(`^v${newest}\\.`));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  child = spawn(node, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...{ PATH, HOME, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
      DEMO_SIZE: 'small',
      DEMO_SPEED: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  await expect.poll(() => output, { timeout: 60_000 }).toContain(`localhost:${port}/`);
}
afterAll(() => {
  child?.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

test(
  'under the newest Node that README names the product starts, is used, and stops',
  { timeout: 400_000 },
  async () => {
    await startWithNewest();
    const { page, context, problems } = await newPage({ baseURL: url });
    await page.goto('/dt/trucks');
    await signIn(page, 'user');
    await page.getByRole('grid').getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Create truck' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create truck' });
    await form.getByLabel('License plate').fill(`NODE ${newest}`);
    await form.getByLabel('Name').fill('Neuwagen');
    await form.getByLabel('Capacity').fill('12');
    await form.getByLabel('compartments').fill('2');
    await form.getByRole('button', { name: 'Create truck' }).click();
    await page.getByText('Entry added successfully').waitFor();
    await page.goto(`/dt/trucks?q=${encodeURIComponent(`NODE ${newest}`)}`);
    await page.getByRole('row').filter({ hasText: 'Neuwagen' }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await signOut(page);
    expect(problems).toEqual([]);
    await context.close();
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    expect(await ended, output).toBe(0);
  },
);
