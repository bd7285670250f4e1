import { expect, test } from 'vitest';
import { heaviest, pagesOf, strays } from '../../scripts/lib/bundle.mjs';
import { originOf } from '../../scripts/lib/vite-plugins.ts';

const split = (name: string) => `src/routes/${name}.tsx?tsr-split=component`;
const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  [split('_app')]: { file: 'shell.js', imports: ['index.html'] },
  [split('_app/dt/drivers')]: { file: 'drivers.js', imports: ['_table.js', 'index.html'] },
  [split('_app/index')]: { file: 'home.js' },
  [split('auth/login')]: { file: 'login.js' },
};

test('a page counts its own chunk, its layouts and everything they import, once', () => {
  const pages = Object.fromEntries(pagesOf(manifest).map(({ page, files }) => [page, [...files].sort()]));
  expect(pages['_app/dt/drivers']).toEqual(['drivers.js', 'entry.js', 'react.js', 'shell.js', 'table.js']);
  expect(pages['_app/index']).toEqual(['entry.js', 'home.js', 'react.js', 'shell.js']);
  expect(pages['auth/login']).toEqual(['entry.js', 'login.js', 'react.js']);
});

test('a chunk’s size is shared out among what it is made of, heaviest first', () => {
  const origins = { 'a.js': { react: 300, 'src/ui': 100 }, 'b.js': { react: 1 } };
  expect(heaviest(['a.js', 'b.js'], origins, (file) => (file === 'a.js' ? 40 : 7))).toEqual([
    ['react', 37],
    ['src/ui', 10],
  ]);
});

test.each([
  ['/x/node_modules/@tanstack/react-query/build/index.js', '@tanstack/react-query'],
  ['/x/node_modules/a/node_modules/b/index.js', 'b'],
  ['/x/src/resources/tours/columns.tsx', 'src/resources/tours'],
  ['/x/src/ui/Button.tsx?tsr-split=component', 'src/ui'],
  ['/x/openapi/dashboard.yaml?raw', 'openapi'],
])('%s comes from %s', (id, origin) => expect(originOf(id)).toBe(origin));

test('what belongs to the mocks or to the development check is found wherever it hides', () => {
  expect(strays({ 'a.js': { react: 300, 'src/ui': 100 }, 'b.js': { 'src/app': 1 } })).toEqual([]);
  const parts = { 'src/mocks': 5, '@faker-js/faker': 9, openapi: 1, ajv: 2 };
  expect(strays({ 'a.js': { react: 300, msw: 1 }, 'b.js': parts })).toEqual([
    'a.js: msw',
    ...['@faker-js/faker', 'src/mocks', 'openapi', 'ajv'].map((name) => `b.js: ${name}`),
  ]);
});
