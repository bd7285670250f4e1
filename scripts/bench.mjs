/**
 * `npm run bench`: every measurement there is, one after the other, and at the end one table of them under the machine they
 * were taken on. Explained in docs/performance.md. `npm run bench -- ui` runs those whose name contains `ui`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArgs } from './lib/args.mjs';
import { buildIfStale } from './lib/build.mjs';
import { figureLine } from './lib/figures.mjs';
import { bin, root, run } from './lib/run.mjs';
import { since, step } from './lib/steps.mjs';

const [asked = ''] = readArgs('Usage: npm run bench -- [NAME]', {}, 1).positionals;
const folder = path.join(root, 'scripts/bench');
const needed = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;
const benches = Object.keys(needed)
  .filter((name) => name.startsWith('bench:') && name.includes(asked))
  .map((name) => ({ name, file: path.join(folder, `${name.slice('bench:'.length)}.ts`) }))
  .filter(({ file }) => fs.existsSync(file));

const gigabytes = (bytes) => `${(bytes / 2 ** 30).toFixed(0)} GB`;
const load = () =>
  os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
const machine = () => [
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, ${gigabytes(os.totalmem())}, ${os.type()} ${os.release()}`,
  `Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load ${load()}`,
];
console.log(machine().join('\n'));

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-figures-'));
const parts = [];

/** Runs one part; what it measured is in a file of its own. */
async function measure(name, command, args, options) {
  const start = performance.now();
  const file = path.join(temporary, `${parts.length}.jsonl`);
  console.log(`\n── ${name} (load ${load()})`);
  const { code, output } = await run(command, args, { ...options, env: { BENCH_FIGURES: file } });
  if (!options?.live) console.log(output.trim());
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  parts.push({ name, code, took: since(start), figures: lines.filter(Boolean).map((line) => JSON.parse(line)) });
}

if ('budget'.includes(asked)) {
  await buildIfStale(step);
  await measure('budget', process.execPath, ['scripts/budget.mjs']);
}
for (const { name, file } of benches) await measure(name, bin('tsx'), [file], { live: true });
fs.rmSync(temporary, { recursive: true, force: true });

console.log(`\n${machine().join('\n')}`);
for (const { name, code, took, figures } of parts) {
  console.log(`\n${code === 0 ? '✔' : '✘'} ${name}, ${took}`);
  for (const figure of figures) console.log(figureLine(figure));
  if (figures.length === 0) console.log('  no figures');
}
process.exitCode = parts.some(({ code, figures }) => code !== 0 || figures.length === 0) ? 1 : 0;
