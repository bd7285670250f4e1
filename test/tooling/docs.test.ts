import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

test('each test that the page about security names is there', () => {
  const tests = named(/`(test\/[\w/.]+)`/g, ['docs/security.md']);
  const all = files('test').map((name) => `test/${name}`);
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter(({ name }) => !existsSync(name) && !all.some((file) => file.startsWith(`${name}.`)))).toEqual([]);
});

test('the README tells of each setting that the server reads', () => {
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
  const told = new Set(named(/`([A-Z][A-Z\d_]+)(?:=[^`]*)?`/g, ['README.md']).map(({ name }) => name));
  expect(settings.size).toBeGreaterThan(30);
  expect([...settings].filter((name) => !told.has(name))).toEqual([]);
});
