import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { summarise, toText } from '../../scripts/conform/report.ts';
import { conform } from '../../scripts/conform/walk.ts';
import { root } from '../../scripts/lib/run.mjs';

/** Starts what `npm run mock` starts, on a free port. @returns its URL with `/api` */
async function startMockServer(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock.ts', '--port', '0', '--size', 'small'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /respond at (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The mock server ended:\n${output}`)));
  });
}

test('the mock server passes the conformance walk, life cycles included, and every operation answers', async () => {
  const url = await startMockServer();
  const target = { url, email: 'admin@demo.test', password: 'Glas-2026!' };
  const summary = summarise(await conform({ ...target, write: true }));
  expect(summary.failed).toEqual([]);
  expect([...summary.coverage].filter(([, { seen }]) => seen.length === 0)).toEqual([]);
  expect(toText(summary)).toMatch(/ 0 with faults, (\d+) of \1 operations/);
}, 120_000);
