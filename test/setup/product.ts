import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../scripts/lib/build.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { root } from '../../scripts/lib/run.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running product, without a slash at the end. */
    productUrl: string;
    /** File with what the product printed, mails included. */
    productLog: string;
  }
}

const startLimit = 180_000;

/** Waits until the product answers, whatever it answers. */
async function answers(url: string, child: ChildProcess, output: () => string) {
  const start = Date.now();
  while (Date.now() - start < startLimit) {
    if (child.exitCode !== null) break;
    const response = await fetch(url).catch(() => undefined);
    if (response && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product did not start:\n${output()}`);
}

/** Starts the built product on a free port with a small world of its own; the returned function stops it. */
export default async function startProduct(project: TestProject) {
  await buildIfStale(async (title, work) => {
    console.log(title);
    await work();
  });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dashboard-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      DEMO_SIZE: 'small',
      STOP_DELAY_SECONDS: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logFile = path.join(dataDir, 'output.log');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      appendFileSync(logFile, chunk);
    });
  }
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('productUrl', url);
  project.provide('productLog', logFile);
  return stop;
}
