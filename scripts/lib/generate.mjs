import os from 'node:os';
import { bin, must, root } from './run.mjs';

/** Where the generated code lies, from the project's folder. */
export const generatedFolder = 'src/api/generated';

/**
 * Writes everything that comes from the contract: hooks, types, mocks (Orval) and the server's types (openapi-typescript).
 * Orval empties the folder first, so it runs first, and only on a contract that can be read: a broken reference would leave the
 * folder empty.
 * @param {string} [cwd] a folder that has the contract, `orval.config.ts`, `src/api/http.ts`, `src/api/stale.ts` and `node_modules`.
 */
export async function generate(cwd = root) {
  await must(bin('redocly'), ['bundle', 'openapi/dashboard.yaml', '--output', os.devNull], { cwd });
  await must(bin('orval'), ['--config', 'orval.config.ts'], { cwd });
  await must(
    bin('openapi-typescript'),
    // A default makes a property optional in what the client sends; without this option it would count as required.
    ['openapi/dashboard.yaml', '--default-non-nullable=false', '-o', `${generatedFolder}/server.ts`],
    { cwd },
  );
}
