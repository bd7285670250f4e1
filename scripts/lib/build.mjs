import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from './folders.mjs';
import { precompress } from './precompress.mjs';
import { bin, must, root } from './run.mjs';

const shared = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/lib/vite-plugins.ts',
  'scripts/lib/chunks.ts',
  'scripts/lib/firstPaint.ts',
];

/** The bundles of the server: itself, its threads, and the command line for administrators, since an image has no sources. */
export const serverInputs = {
  main: 'src/server/main.ts',
  worker: 'src/server/worker.ts',
  admin: 'scripts/admin.ts',
};

/** What is built, from what, and how. `copy` are files that the result reads at run time. */
export const parts = {
  client: {
    title: 'Building the app',
    sources: [...shared, 'index.html', 'public', 'src'],
    args: ['build', '--logLevel', 'warn'],
    copy: {},
  },
  server: {
    title: 'Building the server',
    sources: [
      ...shared,
      'openapi',
      serverInputs.admin,
      'scripts/lib/args.mjs',
      'src/contract',
      'src/server',
      'src/password',
      'src/world',
      'src/api/generated',
    ],
    args: ['build', '--logLevel', 'warn', '--ssr'],
    copy: { 'src/server/db/migrations': 'migrations', 'openapi/dashboard.yaml': 'openapi/dashboard.yaml' },
  },
};

/** Written by the build itself, so it says nothing about what changed. */
const ownFiles = ['src/app/routeTree.gen.ts'];

const stampOf = (name) => path.join(root, 'dist', `.${name}.stamp`);

/**
 * The state of a part's sources, and whether it was built from them.
 * @param {'client' | 'server'} name
 */
function stateOf(name) {
  const hash = `${hashOf(root, parts[name].sources, ownFiles)} ${process.env.VITE_BASE_PATH ?? ''}`;
  const stamp = stampOf(name);
  return { hash, stale: !fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== hash };
}

/**
 * Puts the contract as JSON beside the server's bundle: reading YAML takes half a second of each start.
 * @param {string} folder of the bundle
 */
export async function contractAsJson(folder) {
  // Not at the top: this file is loaded before packages are installed.
  const { parse } = await import('yaml');
  const text = fs.readFileSync(path.join(root, 'openapi/dashboard.yaml'), 'utf8');
  fs.mkdirSync(path.join(folder, 'openapi'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'openapi/dashboard.json'), JSON.stringify(parse(text)));
}

/**
 * Builds a part and notes from which sources.
 * @param {'client' | 'server'} name
 */
export async function build(name) {
  const { hash } = stateOf(name);
  const { args, copy } = parts[name];
  fs.rmSync(stampOf(name), { force: true });
  await must(bin('vite'), args, { env: { NODE_ENV: 'production', VITEST: undefined } });
  for (const [from, to] of Object.entries(copy)) {
    const source = path.join(root, from);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(root, 'dist', name, to), { recursive: true });
  }
  if (name === 'client') await precompress(path.join(root, 'dist/client'));
  else await contractAsJson(path.join(root, 'dist/server'));
  fs.writeFileSync(stampOf(name), hash);
}

/**
 * Builds the parts whose sources changed.
 * @param {(title: string, work: () => Promise<void>) => Promise<void>} step shows each build
 */
export async function buildIfStale(step) {
  for (const name of /** @type {const} */ (['client', 'server'])) {
    if (stateOf(name).stale) await step(parts[name].title, () => build(name));
  }
}
