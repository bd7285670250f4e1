/**
 * `npm test`: every check there is, after installing what they need. It goes on after a failure, so one run tells everything;
 * the last line holds the totals. Two lanes run side by side, one for each of two cores: with more, what waits for a busy machine fails.
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

/** Milliseconds; for what hangs, not a measurement: a busy machine takes three times as long as a quiet one. */
const stepLimit = 3_600_000;
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

async function runProject(name, folder) {
  const file = path.join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(bin('vitest'), ['run', '--project', name, ...reporters, ...paths], {
    live: alone,
    timeout: stepLimit,
    // Screens with React as people have it: for developers it takes a third longer.
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : undefined, ...(name === 'browser' && { NODE_ENV: 'production' }) },
  });
  let report;
  try {
    report = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    report = undefined;
  }
  return { ...vitestResult(name, code, report), output: alone ? '' : output };
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
  if (['browser', 'e2e', 'pages'].some(wanted)) process.env.CHROMIUM_PATH = await ensureChromium(console.log);
  return checkResult('prepare', 0);
}

const project = (name) => wanted(name) && record(name, () => runProject(name, folder));

let building;

async function build() {
  if (!['e2e', 'pages', 'budget'].some(wanted)) return;
  await record('build', async () => {
    await buildIfStale(step);
    return checkResult('build', 0);
  });
}

/** A step that runs on the build. */
async function built(name, work) {
  if (!wanted(name)) return;
  await building;
  const unbuilt = results.some((result) => result.name === 'build' && result.failed > 0);
  await record(name, async () => (unbuilt ? { ...checkResult(name, 1), note: 'the build failed' } : work()));
}

/** What needs no build, so that slips show early; then the pages, which makes the lanes about as long as each other. */
async function sources() {
  for (const check of staticChecks.filter(({ name }) => wanted(name))) await record(check.name, () => runCheck(check));
  await project('unit');
  await project('server');
  await built('pages', () => runProject('pages', folder));
}

/** The journeys on the build, and what else needs a browser. */
async function product() {
  await building;
  await built('e2e', () => runProject('e2e', folder));
  for (const check of buildChecks) await built(check.name, () => runCheck(check));
  await project('browser');
}

try {
  await record('prepare', prepare);
  // Without packages nothing below can say anything useful.
  if (results[0].failed === 0) {
    results.pop();
    building = build();
    await Promise.all([product(), sources()]);
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

results.sort((a, b) => all.indexOf(a.name) - all.indexOf(b.name));
const failures = results.flatMap(({ name, failures: names = [] }) => names.map((text) => `✘ ${name}: ${text}`));
if (failures.length) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${table(results)}\n`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(totalLine(results));
