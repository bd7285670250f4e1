import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** A file or folder that the server reads at run time: beside the bundle when built, else where it is in the repository. */
export function asset(built: string, source: string): string {
  const beside = path.join(here, built);
  return fs.existsSync(beside) ? beside : path.join(here, '../..', source);
}
