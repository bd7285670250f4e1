import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, systemPaths } from '../../scripts/lib/chromium.mjs';
import { differences, hashOf } from '../../scripts/lib/folders.mjs';
import { installIsStale, nodeProblem } from '../../scripts/lib/install.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { checkResult, totalLine, vitestResult } from '../../scripts/lib/summary.mjs';

let folder: string;
const write = (file: string, text: string) => {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-test-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('finding Chromium', () => {
  const have = (...files: string[]) => ({ exists: (file: string) => files.includes(file) });
  const named = '/opt/named';
  const own = '/cache/own';

  test('takes the named one, then the system’s, then Playwright’s', () => {
    const all = [named, ...systemPaths, own];
    for (let from = 0; from < all.length; from++) {
      expect(findChromium({ named, own, ...have(...all.slice(from)) })).toBe(all[from]);
    }
  });

  test('finds nothing where nothing is', () => {
    expect(findChromium({ named: undefined, own: undefined, ...have() })).toBeUndefined();
  });
});

describe('arguments', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const files = Object.values(scripts).flatMap((command) => /scripts\/\S+/.exec(command) ?? []);

  test('are read by the same function in every script', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const code = fs.readFileSync(file, 'utf8');
      expect([file, /readArgs\(/.test(code), /process\.argv/.test(code)]).toEqual([file, true, false]);
    }
  });
});

describe('counting', () => {
  const report = (counts: object, testResults: object[] = []) => ({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...counts,
  });

  test('adds up runners and checks in the last line', () => {
    const results = [
      checkResult('types', 0),
      checkResult('lint', 2),
      vitestResult('unit', 1, report({ numPassedTests: 10, numFailedTests: 2, numPendingTests: 1 })),
    ];
    expect(totalLine(results)).toBe('11 passed, 3 failed, 1 skipped');
    expect(totalLine(results.slice(0, 1))).toBe('1 passed, 0 failed');
  });

  test.each([
    ['a crash without a report', 1, undefined],
    ['no tests', 0, report({})],
    ['an error outside of the tests', 1, report({ numPassedTests: 3 })],
    [
      'a file that does not load',
      1,
      report({ numPassedTests: 3 }, [{ status: 'failed', name: '/a.ts', assertionResults: [] }]),
    ],
  ])('counts %s as one failure', (_what, code, json) => {
    expect(vitestResult('unit', code, json).failed).toBe(1);
  });

  test('names the file, the test and the error of what failed', () => {
    const failed = {
      status: 'failed',
      fullName: 'a tour is kept',
      failureMessages: ['Error: it was lost\n at line 3'],
    };
    const file = { status: 'failed', name: path.resolve('test/a.test.ts'), assertionResults: [failed] };
    const { failures } = vitestResult('unit', 1, report({ numPassedTests: 3, numFailedTests: 1 }, [file]));
    expect(failures).toEqual(['test/a.test.ts › a tour is kept\n    Error: it was lost\n     at line 3']);
  });
});

describe('what is stale', () => {
  test('a hash follows contents and names, not the folder', () => {
    write('src/a.ts', 'one');
    write('src/deep/b.ts', 'two');
    const first = hashOf(folder, ['src', 'missing']);
    expect(hashOf(folder, ['src'])).toBe(first);
    write('src/deep/b.ts', 'three');
    expect(hashOf(folder, ['src'])).not.toBe(first);
    expect(hashOf(folder, ['src'], ['src/deep/b.ts'])).toBe(hashOf(folder, ['src/a.ts']));
  });

  test('differences names changed, new and missing files', () => {
    write('left/same', '1');
    write('right/same', '1');
    write('left/changed', '1');
    write('right/changed', '2');
    write('left/gone', '1');
    write('right/new', '1');
    expect(differences(path.join(folder, 'left'), path.join(folder, 'right'))).toEqual(['changed', 'gone', 'new']);
  });

  test('an install is stale until it has every package of the lock file', () => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    };
    write('package-lock.json', JSON.stringify({ packages }));
    expect(installIsStale(folder)).toBe(true);
    const installed = (content: object) =>
      write('node_modules/.package-lock.json', JSON.stringify({ packages: content }));
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(installIsStale(folder)).toBe(false);
    installed({ 'node_modules/a': { version: '0.9.0' } });
    expect(installIsStale(folder)).toBe(true);
    installed({ 'node_modules/b': { version: '2.0.0' } });
    expect(installIsStale(folder)).toBe(true);
  });

  test.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['22.0.0', true],
  ])('Node %s is new enough: %s', (version, fine) => {
    expect(nodeProblem(version) === undefined).toBe(fine);
  });
});

describe('running a command', () => {
  test('gives its output and its code, and stops it at the limit', async () => {
    expect(await run('node', ['-e', 'console.log(1); console.error(2); process.exit(3)'])).toEqual({
      code: 3,
      output: expect.stringMatching(/1[^]*2|2[^]*1/),
    });
    expect((await run('no-such-command', [])).code).not.toBe(0);
    expect((await run('node', ['-e', 'setInterval(() => {}, 1000)'], { timeout: 200 })).code).not.toBe(0);
  });
});
