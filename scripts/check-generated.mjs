/** Fails when the committed code is not what the contract and the migrations give: generates into a temporary copy and compares. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArgs } from './lib/args.mjs';
import { differences } from './lib/folders.mjs';
import { generate, generatedFolder, journalFolder } from './lib/generate.mjs';
import { root } from './lib/run.mjs';

readArgs('Usage: npm run check:generated', {});
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-generated-'));
try {
  for (const file of [
    'openapi',
    'orval.config.ts',
    'src/api/http.ts',
    'src/api/stale.ts',
    'src/server/db/migrations',
    'package.json',
    'tsconfig.json',
  ]) {
    fs.cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  await generate(copy);
  const changed = [generatedFolder, journalFolder].flatMap((folder) =>
    differences(path.join(root, folder), path.join(copy, folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of changed) console.error(`${file} is not what generating gives`);
  if (changed.length > 0) {
    console.error('Run `npm run generate` and commit the result.');
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(copy, { recursive: true, force: true });
}
