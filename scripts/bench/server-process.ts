import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { bin, root } from '../lib/run.mjs';

export interface Process {
  /** Address without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a program and waits until it has printed an address on the loopback interface or localhost. */
async function start(command: string, args: string[], env: Record<string, string>): Promise<Process> {
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended before it listened:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The product's server on a database that has its world already. */
export const startServer = (databaseUrl: string): Promise<Process> =>
  start(bin('tsx'), ['src/server/main.ts'], { DATABASE_URL: databaseUrl, DEMO: 'off', LOG_LEVEL: 'error' });

/** Fastify with one route that returns a small object, the measure for everything else. */
export const startBare = (): Promise<Process> =>
  start(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import fastify from 'fastify';
       const app = fastify();
       app.get('/', () => ({ status: 'ok' }));
       console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
       process.on('SIGTERM', () => process.exit(0));`,
    ],
    {},
  );

export interface TimedResponse {
  status: number;
  body: string;
  /** Milliseconds from sending to the last byte. */
  ms: number;
}

/** One connection of its own, kept open, as a browser's. */
export class Visitor {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  token = '';

  constructor(url: string) {
    this.#url = url;
  }

  send(method: string, path: string, body?: unknown): Promise<TimedResponse> {
    const begin = performance.now();
    return new Promise((resolve, reject) => {
      const headers = {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const request = http.request(this.#url + path, { method, headers, agent: this.#agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            ms: performance.now() - begin,
          }),
        );
        response.on('error', reject);
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Signs in with a demo account. @throws when that is refused */
  async signIn(name: 'admin' | 'user' | 'viewer'): Promise<this> {
    const body = { email: `${name}@demo.test`, password: 'Glas-2026!' };
    const response = await this.send('POST', '/api/auth/log-in', body);
    if (response.status !== 200) throw new Error(`Signing in returned ${response.status}: ${response.body}`);
    this.token = (JSON.parse(response.body) as { atk: string }).atk;
    return this;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The value that so much of all (0 to 1) stays below. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
