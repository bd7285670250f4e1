import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import packageJson from '../../package.json';
import { readConfig } from '../../src/server/config.ts';

const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const pages = ['README.md', ...files('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
/** What the first group matches, with the page. */
const named = (pattern: RegExp, of: readonly string[]) =>
  of.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pattern)].map((match) => ({ page, name: match[1] ?? '' })),
  );

test('each npm script that a page names is there', () => {
  const scripts = named(/npm run ([\w:]+)/g, pages);
  expect(scripts.length).toBeGreaterThan(30);
  expect(scripts.filter(({ name }) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});

const folders = ['src', 'test', 'scripts', 'docs', 'openapi', 'public'];
/** Told of as what was taken out, or made by a build. */
const gone = /^(picture|clusters)\.ts$|^(dist|visual)\//u;

test('each file that a page or the README of a folder names is there', () => {
  const all = [...readdirSync('.'), ...folders.flatMap((folder) => files(folder).map((name) => `${folder}/${name}`))];
  const readmes = all.filter((name) => name.startsWith('src/') && name.endsWith('/README.md'));
  const listed = named(/`(\w[\w./-]*\.(?:tsx?|mjs|css|sql|ya?ml|json|md))`/g, [...pages, ...readmes]);
  expect(listed.length).toBeGreaterThan(200);
  const isThere = ({ name }: { name: string }) => all.some((file) => file === name || file.endsWith(`/${name}`));
  // `depots` and `00NN` are the example of docs/contract.md.
  expect(listed.filter((one) => !gone.test(one.name) && !/depots|00NN/.test(one.name) && !isThere(one))).toEqual([]);
});

test('each test that the page about security names is there', () => {
  const tests = named(/`(test\/[\w/.]+)`/g, ['docs/security.md']);
  const all = files('test').map((name) => `test/${name}`);
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter(({ name }) => !existsSync(name) && !all.some((file) => file.startsWith(`${name}.`)))).toEqual([]);
});

/** The settings that the server reads. */
function settingsOf(): string[] {
  const settings = new Set<string>();
  const given: Record<string, string> = { ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD_FILE: '/x', METRICS_PORT: '9100' };
  readConfig(
    new Proxy(given, {
      get: (env, name) => {
        settings.add(String(name));
        return env[String(name)];
      },
    }),
  );
  expect(settings.size).toBeGreaterThan(30);
  return [...settings];
}

test('the README tells of each setting that the server reads', () => {
  const told = new Set(named(/`([A-Z][A-Z\d_]+)(?:=[^`]*)?`/g, ['README.md']).map(({ name }) => name));
  expect(settingsOf().filter((name) => !told.has(name))).toEqual([]);
});

test('.env.example has each setting with its default', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;
  expect(settingsOf().filter((name) => name !== 'NODE_ENV' && !(name in example))).toEqual([]);
  const first = { ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD_FILE: '/x' };
  expect(readConfig({ ...example, ...first })).toEqual(readConfig(first));
});
