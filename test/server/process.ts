import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { contractAsJson, serverInputs } from '../../scripts/lib/build.mjs';
import { demoPassword } from '../../src/world/customers.ts';

const secret = 'only-for-tests-only-for-tests-only-for-tests';

const running = new Set<ChildProcess>();

export interface ServerProcess {
  child: ChildProcess;
  /** Where the API lies, without a slash at the end. */
  api: string;
  /** What it has printed. */
  output(): string;
  /** Waits until the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const root = path.resolve(import.meta.dirname, '../..');

let bundled: Promise<string> | undefined;

/** Bundles the server as `npm run build` does, into a folder of the tests, once for all files of a worker; starting it from source would take longer each time. */
export const bundleServer = (): Promise<string> => (bundled ??= bundle());

async function bundle(): Promise<string> {
  // One for each worker: they run side by side.
  const outDir = path.join(root, `node_modules/.cache/server-test-${process.pid}`);
  process.once('exit', () => fs.rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: serverInputs,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  fs.cpSync(path.join(root, 'src/server/db/migrations'), path.join(outDir, 'migrations'), { recursive: true });
  fs.cpSync(path.join(root, 'openapi/dashboard.yaml'), path.join(outDir, 'openapi/dashboard.yaml'));
  await contractAsJson(outDir);
  return path.join(outDir, 'main.mjs');
}

/** Starts the server as its own process, as `npm start` does, on a free port, and waits until it listens. @param file from `bundleServer` */
export async function startServer(file: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', JWT_SECRET: secret },
      ...{
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        DEMO: 'on',
        DEMO_SIZE: 'small',
        STOP_DELAY_SECONDS: '0',
        PASSWORD_COST: '10',
      },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    });
  });
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(({ code, signal }) => reject(new Error(`The server ended (${code ?? signal}):\n${output}`)));
  });
  return { child, api: `http://127.0.0.1:${port}/api`, output: () => output, ended };
}

/** Kills what a failed test left behind. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A token of the first customer's admin, good on each server of the database. */
export const adminToken = (server: ServerProcess) => tokenOf(server, 'admin@demo.test');

/** Signs a demo user in. */
export async function tokenOf({ api }: ServerProcess, email: string): Promise<string> {
  const response = await fetch(`${api}/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return ((await response.json()) as { atk: string }).atk;
}
