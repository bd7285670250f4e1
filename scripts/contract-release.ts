/**
 * `npm run contract:release`: makes the contract as it is now the released one, from which the next changes count, and empties the
 * list of accepted changes. Refuses what `npm run contract:diff` refuses, and a version that does not say that words changed.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT, RELEASED } from './contract/document.ts';
import { ACCEPTED, reportOn } from './contract/verdict.ts';
import { readArgs } from './lib/args.mjs';

readArgs('Usage: npm run contract:release', {});
const { lines, releasable } = reportOn(CONTRACT);
console.log(lines.join('\n'));
if (releasable) {
  copyFileSync(CONTRACT, RELEASED);
  // What explains the file stays.
  const head = readFileSync(ACCEPTED, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'));
  writeFileSync(ACCEPTED, [...head, '[]', ''].join('\n'));
  console.log(`Written: ${RELEASED}, ${ACCEPTED}`);
} else {
  process.exitCode = 1;
}
