import { expect, test } from 'vitest';
import { type Chunk, groupsOf } from '../../scripts/lib/chunks.ts';

const chunk = (name: string, imports: string[], facade: string | null = null): Chunk => ({
  fileName: `${name}.js`,
  facadeModuleId: facade,
  isEntry: facade === '/src/main.tsx',
  imports: imports.map((one) => `${one}.js`),
  moduleIds: [name === 'table' ? '/x/node_modules/@tanstack/table-core/index.js' : name],
});
const page = (name: string, imports: string[]) => chunk(name, imports, `/x/src/routes/${name}.tsx?tsr-split=component`);

test('chunks are joined by who needs them, and nothing joins a page that does not need it', () => {
  const tables = ['trucks', 'drivers', 'bins', 'tours'].map((name) =>
    page(`_main/${name}`, ['table', 'cells', 'dates']),
  );
  const groups = groupsOf([
    chunk('index', ['react'], '/src/main.tsx'),
    chunk('react', []),
    chunk('button', ['react']),
    chunk('formik', []),
    chunk('menu', ['button']),
    chunk('table', ['button']),
    chunk('cells', ['button']),
    chunk('dates', []),
    chunk('rare', []),
    chunk('status', []),
    chunk('dialog', ['formik'], '/x/src/ui/Dialog.tsx'),
    chunk('zag', []),
    chunk('menus', ['zag', 'button', 'status'], '/x/src/ui/overlays/menus.tsx'),
    chunk('again', ['formik', 'button'], '/x/src/auth/screens/SignInAgain.tsx'),
    chunk('animation', []),
    chunk('motionFeatures', ['animation'], '/x/src/ui/motionFeatures.ts'),
    page('_simple', []),
    page('_simple/auth.login', ['button', 'formik']),
    page('_simple/404', ['status']),
    page('_main', ['menu']),
    page('_main/dashboard', ['rare', 'dates']),
    page('_main/settings', ['status', 'formik']),
    ...tables,
  ]);
  expect(Object.fromEntries(groups)).toEqual({
    react: 'base',
    button: 'common',
    formik: 'access',
    menu: 'frame',
    dates: 'frame',
    '/x/node_modules/@tanstack/table-core/index.js': 'tables',
    cells: 'tables',
    zag: 'late',
    animation: 'motion',
  });
});
