/**
 * `npm test`: every check there is, after installing what they need. It goes on after a failure, so one run tells everything;
 * the last line holds the totals.
 *
 * `npm test -- --only unit,browser [path …]` runs some steps, and in them only the test files whose path matches.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './lib/build.mjs';
import { buildChecks, projects, staticChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { checkNode, install, installIsStale } from './lib/install.mjs';
import { bin, run } from './lib/run.mjs';
import { since, step } from './lib/steps.mjs';
import { checkResult, table, totalLine, vitestResult } from './lib/summary.mjs';

const stepLimit = 900_000;
const [option, names = '', ...paths] = process.argv.slice(2);
const only = option === '--only' ? names.split(',') : undefined;
const wanted = (name) => !only || only.includes(name);

const all = [...staticChecks.map(({ name }) => name), ...projects, ...buildChecks.map(({ name }) => name)];
const unknown = only?.find((name) => !all.includes(name));
if ((option && !only) || unknown !== undefined) {
  console.error(`Usage: npm test -- [--only ${all.join(',')}] [path …]`);
  process.exit(2);
}

async function runCheck({ name, command, args, env }) {
  const { code, output } = await run(command, args, { env, timeout: stepLimit });
  if (code !== 0 || name === 'budget') console.log(output.trim());
  return checkResult(name, code);
}

async function runProject(name, folder) {
  const file = path.join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(bin('vitest'), ['run', '--project', name, ...reporters, ...paths], {
    live: true,
    timeout: stepLimit,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : undefined },
  });
  let report;
  try {
    report = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    report = undefined;
  }
  return vitestResult(name, code, report);
}

checkNode();
const results = [];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-test-'));

async function record(name, work) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  let result;
  try {
    result = await work();
  } catch (error) {
    console.error(error.message);
    result = checkResult(name, 1);
  }
  results.push({ ...result, seconds: (performance.now() - start) / 1000 });
  console.log(`${result.failed ? '✘' : '✔'} ${name}  ${since(start)}`);
}

async function prepare() {
  if (installIsStale()) await step('Installing packages', install);
  if (wanted('browser') || wanted('e2e')) process.env.CHROMIUM_PATH = await ensureChromium(console.log);
  return checkResult('prepare', 0);
}

try {
  await record('prepare', prepare);
  // Without packages nothing below can say anything useful.
  if (results[0].failed === 0) {
    results.pop();
    for (const check of staticChecks.filter(({ name }) => wanted(name)))
      await record(check.name, () => runCheck(check));
    if (wanted('e2e') || wanted('budget')) {
      await record('build', async () => {
        await buildIfStale(step);
        return checkResult('build', 0);
      });
    }
    const unbuilt = results.some(({ name, failed }) => name === 'build' && failed > 0);
    const notBuilt = (name) => ({ ...checkResult(name, 1), note: 'the build failed' });
    for (const name of projects.filter(wanted)) {
      await record(name, async () => (unbuilt && name === 'e2e' ? notBuilt(name) : runProject(name, folder)));
    }
    for (const check of buildChecks.filter(({ name }) => wanted(name))) {
      await record(check.name, async () => (unbuilt ? notBuilt(check.name) : runCheck(check)));
    }
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

console.log(`\n${table(results)}\n`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(totalLine(results));
