/**
 * `npm run contract:diff`: what changed in the contract since the last release, or since a revision or file that is named, as in
 * `npm run contract:diff -- main`. Exit code 1 for a breaking change that is not agreed on, and for a version that hides a change.
 */
import { CONTRACT, readDocument } from './contract/document.ts';
import { reportOn } from './contract/verdict.ts';
import { readArgs, refuseArgs } from './lib/args.mjs';

const usage = 'Usage: npm run contract:diff -- [REVISION or FILE]';
const [since] = readArgs(usage, {}, 1).positionals;
try {
  if (since !== undefined) readDocument(since);
} catch {
  refuseArgs(usage, `${since} is neither a file with a contract nor a revision that has one.`);
}
const { lines, passes } = reportOn(CONTRACT, since);
console.log(lines.join('\n'));
process.exitCode = passes ? 0 : 1;
