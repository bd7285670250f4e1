/**
 * `npm run bench`: every measurement there is, one after the other, under the machine they were taken on. Explained in
 * docs/performance.md. `npm run bench -- ui` runs those whose name contains `ui`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, root, run } from './lib/run.mjs';
import { since } from './lib/steps.mjs';

const asked = process.argv[2] ?? '';
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
console.log(
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, ${gigabytes(os.totalmem())}, ${os.type()} ${os.release()}`,
);
console.log(`Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load before ${load()}`);

const results = [];
const entry = (name, code, start) => results.push({ name, code, took: since(start) });

if ('budget'.includes(asked)) {
  const start = performance.now();
  const { code, output } = await run(process.execPath, ['scripts/budget.mjs']);
  console.log(`\n── budget\n${output.trim()}`);
  entry('budget', code, start);
}
for (const { name, file } of benches) {
  const start = performance.now();
  console.log(`\n── ${name} (load ${load()})`);
  const { code } = await run(bin('tsx'), [file], { live: true });
  entry(name, code, start);
}

console.log('');
for (const { name, code, took } of results) console.log(`${code === 0 ? '✔' : '✘'} ${name.padEnd(14)} ${took}`);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
