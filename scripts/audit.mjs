import { readArgs } from './lib/args.mjs';
import { auditVerdict } from './lib/audit.mjs';
import { run } from './lib/run.mjs';

/* Asks the registry for known holes in the packages that reach production. Not a part of `npm test`, whose result must not
   change over night without a change of ours; continuous integration runs it on a schedule and before a release. */

const { strict } = readArgs('Usage: npm run audit -- [--strict]', { strict: { type: 'boolean' } }).values;
const { output } = await run('npm', ['audit', '--omit=dev', '--json'], { timeout: 120_000 });
const { state, lines } = auditVerdict(output);
const said = {
  clean: 'No known hole of high or critical severity.',
  vulnerable: 'Known holes of high or critical severity: update, or replace the package.',
  unavailable: `This registry cannot be asked, so nothing is known${strict ? '' : ' (--strict makes this an error)'}.`,
};
for (const line of lines) console.log(`  ${line}`);
console.log(said[state]);
process.exitCode = state === 'vulnerable' || (strict && state === 'unavailable') ? 1 : 0;
