import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root, run } from '../../scripts/lib/run.mjs';
import { readConfig } from '../../src/server/config.ts';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map((match) => match[1]));

const config = read('src/server/config.ts');
const settings = new Set([
  ...namesIn(config, /\benv\.([A-Z][A-Z_]+)/g),
  ...namesIn(config, /\b(?:number|choice|url|pathOf)\('([A-Z][A-Z_]+)'/g),
]);
/** Not in the example: the first says how the server runs, not what it does; the second is for tests only. */
const apart = ['NODE_ENV', 'CHROMIUM_PATH'];

test('.env.example names exactly the settings that the server reads', () => {
  const example = namesIn(read('.env.example'), /^([A-Z_]+)=/gm);
  expect([...example].filter((name) => !apart.includes(String(name))).sort()).toEqual(
    [...settings].filter((name) => !apart.includes(String(name))).sort(),
  );
});

/** What an operator of two servers behind nginx has to be able to say. */
const passed = [
  ...['PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD_FILE', 'DATABASE_LISTEN_URL', 'DATABASE_READ_URL'],
  ...['ADMIN_NAME', 'CUSTOMER_NAME', 'CUSTOMER_TIME_ZONE', 'CUSTOMER_AREAS', 'ROUTING_URL', 'MAP_HOSTS'],
];

test.each([undefined, '', '/', 'waste', '/waste', '/waste/'])(
  'the health check asks where a server with the base path %s answers',
  async (base) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { PORT: String(port), VITE_BASE_PATH: base };
    expect(await run(process.execPath, ['docs/deploy/healthcheck.mjs'], { env })).toMatchObject({ code: 0 });
    expect(asked).toEqual([`${readConfig(env).client.basePath}readyz`]);
    server.close();
  },
);

test('nginx lets through what the server takes of a file', () => {
  const [, most] = /client_max_body_size (\d+)m;/.exec(read('docs/deploy/nginx.conf')) ?? [];
  const [, taken] = /importLimit = (\d+) \* 1024 \* 1024/.exec(read('src/server/http/api.ts')) ?? [];
  expect(Number(most)).toBeGreaterThan(Number(taken));
});

test('the compose file sets nothing that the server does not know, and runs two servers', () => {
  const { services } = parse(read('docs/deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { image: string; environment?: Record<string, string> }>;
  };
  for (const name of ['server1', 'server2']) {
    const unknown = Object.keys(services[name]?.environment ?? {}).filter((setting) => !settings.has(setting));
    expect(unknown).toEqual([]);
    expect(Object.keys(services[name]?.environment ?? {})).toEqual(expect.arrayContaining(passed));
    expect(read('docs/deploy/nginx.conf')).toContain(`server ${name}:8080`);
  }
});

test('nginx sets the address of the client wherever it passes a request on, and never appends to what a client wrote', () => {
  const nginx = read('docs/deploy/nginx.conf');
  const count = (pattern: RegExp) => [...nginx.matchAll(pattern)].length;
  expect(count(/^\s*proxy_set_header X-Forwarded-For \$remote_addr;$/gm)).toBe(count(/^\s*proxy_pass /gm));
  expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
});

test('the image copies only what its build context holds, and does not run as root', () => {
  const dockerfile = read('Dockerfile');
  const allowed = namesIn(read('.dockerignore'), /^!(.+)$/gm);
  for (const name of allowed) expect(fs.existsSync(path.join(root, String(name))), name).toBe(true);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
    String(match[1]).split(' '),
  );
  expect(copied.filter((name) => name !== '.' && !allowed.has(name))).toEqual([]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});
