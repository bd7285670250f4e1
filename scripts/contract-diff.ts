/**
 * `npm run contract:diff`: what changed in the contract since the last release, or since a revision or file that is named, as in
 * `npm run contract:diff -- main`. Exit code 1 for a breaking change that is not agreed on, and for a version that hides a change.
 */
import { CONTRACT } from './contract/document.ts';
import { reportOn } from './contract/verdict.ts';
import { readArgs } from './lib/args.mjs';

const [since] = readArgs('Usage: npm run contract:diff -- [REVISION or FILE]', {}, 1).positionals;
const { lines, passes } = reportOn(CONTRACT, since);
console.log(lines.join('\n'));
process.exitCode = passes ? 0 : 1;
