import { expect, test } from 'vitest';
import { type Chunk, groupsOf } from '../../scripts/lib/chunks.ts';

const chunk = (name: string, imports: string[], facade: string | null = null): Chunk => ({
  fileName: `${name}.js`,
  facadeModuleId: facade,
  isEntry: facade === '/src/main.tsx',
  imports: imports.map((one) => `${one}.js`),
  moduleIds: [name],
});
const page = (name: string, imports: string[]) => chunk(name, imports, `/x/src/routes/${name}.tsx?tsr-split=component`);

test('chunks are joined by who needs them, and nothing joins a page that does not need it', () => {
  const tables = ['trucks', 'drivers', 'bins', 'tours'].map((name) =>
    page(`_main/${name}`, ['/@tanstack/table-core/a', 'dates', 'button']),
  );
  const groups = groupsOf([
    chunk('index', ['react'], '/src/main.tsx'),
    chunk('react', []),
    chunk('button', ['react']),
    chunk('formik', []),
    chunk('menu', ['button']),
    chunk('/@tanstack/table-core/a', ['button']),
    chunk('dates', []),
    chunk('rare', []),
    chunk('dialog', ['formik'], '/x/src/ui/Dialog.tsx'),
    page('_simple', []),
    page('_simple/auth.login', ['button', 'formik']),
    page('_main', ['menu']),
    page('_main/dashboard', ['rare', 'dates']),
    page('404', []),
    page('500', []),
    ...tables,
  ]);
  expect(Object.fromEntries(groups)).toEqual({
    react: 'base',
    button: 'common',
    menu: 'frame',
    dates: 'parts',
    '/@tanstack/table-core/a': 'tables',
  });
});
