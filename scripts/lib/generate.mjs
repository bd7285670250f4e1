import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, must, root } from './run.mjs';

/** Where the generated code is, from the project's folder. */
export const generatedFolder = 'src/api/generated';

/** The list of migrations that Drizzle reads, from the project's folder. */
export const journalFolder = 'src/server/db/migrations/meta';

/** Lists the migrations in the order of their names. @param {string} cwd */
function writeJournal(cwd) {
  const names = fs.readdirSync(path.join(cwd, journalFolder, '..')).filter((name) => name.endsWith('.sql'));
  const entries = names.toSorted().map((name, idx) => ({
    ...{ idx, version: '7', when: 1_795_000_000_001 + idx, tag: name.replace('.sql', ''), breakpoints: true },
  }));
  const journal = { version: '7', dialect: 'postgresql', entries };
  fs.writeFileSync(path.join(cwd, journalFolder, '_journal.json'), `${JSON.stringify(journal, null, 2)}\n`);
}

/**
 * Writes everything that comes from the contract: hooks, types, mocks (Orval) and the server's types (openapi-typescript); and the list of
 * the migrations.
 * Orval empties the folder first, so it runs first, and only on a contract that can be read: a broken reference would leave the
 * folder empty.
 * @param {string} [cwd] a folder that has the contract, `orval.config.ts`, `src/api/http.ts`, `src/api/stale.ts`, the migrations and `node_modules`.
 */
export async function generate(cwd = root) {
  writeJournal(cwd);
  await must(bin('redocly'), ['bundle', 'openapi/dashboard.yaml', '--output', os.devNull], { cwd });
  await must(bin('orval'), ['--config', 'orval.config.ts'], { cwd });
  await must(
    bin('openapi-typescript'),
    // A default makes a property optional in what the client sends; without this option it would count as required.
    ['openapi/dashboard.yaml', '--default-non-nullable=false', '-o', `${generatedFolder}/server.ts`],
    { cwd },
  );
}
