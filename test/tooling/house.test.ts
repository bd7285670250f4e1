import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/lib/folders.mjs';
import { root } from '../../scripts/lib/run.mjs';

const generated = /^src\/(api\/generated\/|app\/routeTree\.gen\.ts)/;
const files = ['src', 'scripts', 'test']
  .flatMap((folder) => filesBelow(root, folder))
  .filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file) && !generated.test(file));
const text = (file: string) => fs.readFileSync(`${root}/${file}`, 'utf8');

/** What a linter would need a plugin for. Written in two halves, or this file would find itself. */
const rules: [name: string, pattern: RegExp, where: RegExp][] = [
  ['unfinished work', new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|XX${'X'})\\b`), /./],
  ['a switched-off check', new RegExp(`(eslint|oxlint|oxfmt|ts)-(dis${'able'}|ig${'nore'}|no${'check'})`), /./],
  ['a skipped or lonely test', /\b(test|it|describe)\.(skip|only|todo|fails)\b/, /^test\//],
  [
    'a physical side, which breaks right-to-left',
    /\b(margin|padding|border)-?(Left|Right)\b|\b(ml|mr|pl|pr)=/,
    /^src\/.*tsx$/,
  ],
];

test.each(rules)('no file has %s', (_name, pattern, where) => {
  const found = files.filter((file) => where.test(file) && pattern.test(text(file)));
  expect(found).toEqual([]);
});

test('the lock file names every optional package of every package, or npm ci refuses it', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter(
      (name) => !Object.keys(packages).some((entry) => entry.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});
