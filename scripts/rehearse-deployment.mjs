/**
 * `npm run rehearse:deployment`: what Dockerfile and compose.yaml do, without a Docker engine. The build context, the two
 * installs, the image's files, a real PostgreSQL, two servers and nginx with the shipped configuration; then checks through
 * nginx, one server taken away meanwhile. Needs nginx on the PATH.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArgs } from './lib/args.mjs';
import { check, readyOf, startNginx, startPostgres, startServer, stopAll } from './lib/deployment.mjs';
import { must, root } from './lib/run.mjs';
import { step } from './lib/steps.mjs';

readArgs('Usage: npm run rehearse:deployment', {});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-deployment-'));
// PostgreSQL refuses to run as root and takes another account, which has to get in here.
fs.chmodSync(folder, 0o755);
const [build, packages, image] = ['build', 'packages', 'image'].map((name) => path.join(folder, name));
const copy = (from, to, names) => {
  for (const name of names) fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true });
};
const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
const lock = ['package.json', 'package-lock.json', '.npmrc'];
const basePath = '/waste/';

try {
  await step('Build context and build stage', async () => {
    const allowed = fs.readFileSync(path.join(root, '.dockerignore'), 'utf8').match(/(?<=^!).+$/gm) ?? [];
    copy(root, build, allowed);
    await must('npm', ci, { cwd: build });
    await must('npm', ['run', 'build'], { cwd: build });
  });
  await step('Packages stage', async () => {
    copy(root, packages, lock);
    await must('npm', [...ci, '--omit=dev'], { cwd: packages });
  });
  await step('Image', async () => {
    fs.mkdirSync(image);
    fs.renameSync(path.join(packages, 'node_modules'), path.join(image, 'node_modules'));
    fs.renameSync(path.join(build, 'dist'), path.join(image, 'dist'));
    copy(build, image, ['package.json']);
    fs.copyFileSync(path.join(build, 'docs/deploy/healthcheck.mjs'), path.join(image, 'healthcheck.mjs'));
  });
  const databaseUrl = await step('PostgreSQL', () => startPostgres(path.join(folder, 'postgres')));
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret of the rehearsal, long enough',
    TRUST_PROXY: '1',
    DEMO: 'on',
    DEMO_SIZE: 'small',
    VITE_BASE_PATH: basePath,
    DATA_DIR: path.join(folder, 'data'),
  };
  const servers = await step('Two servers at once on an empty database', () =>
    Promise.all([startServer(image, env), startServer(image, env)]),
  );
  for (const server of servers) await readyOf(server, image, basePath);
  const url = await step('nginx', () =>
    startNginx(
      folder,
      servers.map(({ port }) => port),
    ),
  );
  await step('Checks through nginx', () => check(`${url}${basePath}`, servers));
} finally {
  await stopAll();
  fs.rmSync(folder, { recursive: true, force: true });
}
