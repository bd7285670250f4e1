import fs from 'node:fs';
import path from 'node:path';
import { must, root } from './run.mjs';

/** Oldest version of Node that every dependency supports. */
const oldestNode = [20, 19];

/**
 * What is wrong with this version of Node, if anything.
 * @param {string} version as `process.versions.node` gives it
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldMajor, oldMinor] = oldestNode;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return undefined;
  return `This needs Node ${oldMajor}.${oldMinor} or later; you have ${version}. Get one at https://nodejs.org`;
}

/**
 * Whether the packages in place are those of the lock file. npm writes its own note of what it installed as the last
 * thing, so an aborted install counts as stale. Optional packages may be missing: most are for other systems.
 * @param {string} [folder]
 */
export function installIsStale(folder = root) {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (!fs.existsSync(installed)) return true;
  const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  const have = read(installed);
  return Object.entries(read(path.join(folder, 'package-lock.json'))).some(
    ([name, wanted]) => name !== '' && !(wanted.optional && !have[name]) && have[name]?.version !== wanted.version,
  );
}

/** Ends the process with a plain message when Node is too old. */
export function checkNode() {
  const problem = nodeProblem(process.versions.node);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

/** Brings node_modules to what the lock file says. */
export const install = () => must('npm', ['ci', '--no-audit', '--no-fund'], { timeout: 600_000 });
