/**
 * `npm test`: every check there is, after installing what they need. It goes on after a failure, so one run tells everything;
 * the last line holds the totals. Two lanes run side by side, one for each of two cores: with more, what waits for a busy machine fails.
 * The tests in the browser are cut in parts: whichever lane is free takes the next one.
 * Each step prints as a whole when it has ended.
 *
 * `npm test -- --only unit,browser [path …]` runs some steps, and in them only the test files whose path matches.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArgs, refuseArgs } from './lib/args.mjs';
import { buildIfStale } from './lib/build.mjs';
import { buildChecks, projects, staticChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { checkNode, install, installIsStale } from './lib/install.mjs';
import { bin, run } from './lib/run.mjs';
import { since, step } from './lib/steps.mjs';
import { checkResult, table, totalLine, vitestResult } from './lib/summary.mjs';

const stepLimit = 1_500_000;
const browserParts = 6;
const all = [...staticChecks, ...projects.map((name) => ({ name })), ...buildChecks].map(({ name }) => name);
const usage = `Usage: npm test -- [--only ${all.join(',')}] [path …]`;
const { values, positionals: paths } = readArgs(usage, { only: { type: 'string' } }, Infinity);
const only = values.only?.split(',');
const unknown = only?.find((name) => !all.includes(name));
if (unknown !== undefined) refuseArgs(usage, `There is no check '${unknown}'.`);
const wanted = (name) => !only || only.includes(name);
/** One step alone shows its output while it arrives. */
const alone = only?.length === 1;

async function runCheck({ name, command, args, env }) {
  const { code, output } = await run(command, args, { env, timeout: stepLimit });
  return { ...checkResult(name, code), output: code !== 0 || name === 'budget' ? output : '' };
}

async function runProject(name, folder, part) {
  const title = part ? `${name} ${part}` : name;
  const file = path.join(folder, `${title.replaceAll(/\W/g, '-')}.json`);
  const shard = part ? [`--shard=${part}`] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(bin('vitest'), ['run', '--project', name, ...shard, ...reporters, ...paths], {
    live: alone,
    timeout: stepLimit,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : undefined },
  });
  let report;
  try {
    report = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    report = undefined;
  }
  return { ...vitestResult(title, code, report), output: alone ? '' : output };
}

checkNode();
const results = [];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-test-'));

async function record(name, work) {
  const start = performance.now();
  if (alone) console.log(`\n── ${name}`);
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { ...checkResult(name, 1), output: error.message };
  }
  const { output = '', ...counts } = result;
  results.push({ ...counts, seconds: (performance.now() - start) / 1000 });
  if (output.trim()) console.log(`${alone ? '' : `\n── ${name}\n`}${output.trim()}`);
  console.log(`${counts.failed ? '✘' : '✔'} ${name}  ${since(start)}`);
}

async function prepare() {
  if (installIsStale()) await step('Installing packages', install);
  if (wanted('browser') || wanted('e2e')) process.env.CHROMIUM_PATH = await ensureChromium(console.log);
  return checkResult('prepare', 0);
}

const project = (name) => wanted(name) && record(name, () => runProject(name, folder));

/** Parts of the tests in the browser that no lane has taken yet; few files, or they alone, are one. */
const partsLeft =
  alone || paths.length > 0 ? [undefined] : Array.from({ length: browserParts }, (_, k) => `${k + 1}/${browserParts}`);

async function browser() {
  while (wanted('browser') && partsLeft.length > 0) {
    const part = partsLeft.shift();
    await record(part ? `browser ${part}` : 'browser', () => runProject('browser', folder, part));
  }
}

/** What needs no build: slips show early. */
async function sources() {
  for (const check of staticChecks.filter(({ name }) => wanted(name))) await record(check.name, () => runCheck(check));
  await project('unit');
  await project('server');
  await browser();
}

/** The build and everything that runs on it. */
async function product() {
  if (wanted('e2e') || wanted('budget')) {
    await record('build', async () => {
      await buildIfStale(step);
      return checkResult('build', 0);
    });
  }
  const unbuilt = results.some(({ name, failed }) => name === 'build' && failed > 0);
  const built = (name, work) =>
    wanted(name) &&
    record(name, async () => (unbuilt ? { ...checkResult(name, 1), note: 'the build failed' } : work()));
  await built('e2e', () => runProject('e2e', folder));
  for (const check of buildChecks) await built(check.name, () => runCheck(check));
  await browser();
}

try {
  await record('prepare', prepare);
  // Without packages nothing below can say anything useful.
  if (results[0].failed === 0) {
    results.pop();
    await Promise.all([product(), sources()]);
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

const place = ({ name }) => all.indexOf(name.split(' ')[0]);
results.sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
const failures = results.flatMap(({ name, failures: names = [] }) => names.map((text) => `✘ ${name}: ${text}`));
if (failures.length) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${table(results)}\n`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(totalLine(results));
