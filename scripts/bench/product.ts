import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../lib/build.mjs';
import { freePort } from '../lib/port.mjs';
import { root } from '../lib/run.mjs';
import { step } from '../lib/steps.mjs';

const LIMIT = 300_000;

interface Options {
  /** More settings of the server. */
  env?: Record<string, string>;
  /** A module that the server loads before anything else. */
  preload?: string;
}

/** The built product with the demo world on a free port, or the running one at `url`. `stop` leaves nothing behind. */
export async function startProduct(
  url: string,
  { env = {}, preload }: Options = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (url) return { url, stop: async () => undefined };
  await buildIfStale(step);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const before = preload ? ['--import', preload] : [];
  const child = spawn(process.execPath, [...before, 'dist/server/main.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'on',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const own = `http://127.0.0.1:${port}`;
  const end = Date.now() + LIMIT;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(`${own}/readyz`).catch(() => undefined);
    if (response?.ok) return { url: own, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('The product did not start.');
}
