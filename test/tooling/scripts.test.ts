import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

  test.each(['backup.ts', 'restore.ts', 'contract-diff.ts', 'test.mjs', 'audit.mjs', 'build.mjs'])(
    '%s refuses what it does not know with its usage',
    { timeout: 60_000 },
    async (name) => {
      const start = (...args: string[]) => run(process.execPath, ['--import', 'tsx', `scripts/${name}`, ...args]);
      expect(await start('--no-such-option')).toMatchObject({
        code: 2,
        output: expect.stringMatching(/Unknown option '--no-such-option'[^]*Usage: npm/),
      });
      expect(await start('--help')).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage: npm/) });
    },
  );
});

describe('a command that cannot do it says why in words, and how it ended', { timeout: 60_000 }, () => {
  const taken = path.resolve('package.json');
  test.each([
    ['backup.ts --to x', { DEMO: 'yes' }, 'These settings are wrong:\n  DEMO must be one of on, off\n'],
    ['restore.ts --from x', { DEMO: 'yes' }, 'These settings are wrong:\n  DEMO must be one of on, off\n'],
    ['seed.ts', { DEMO: 'yes' }, 'These settings are wrong:\n  DEMO must be one of on, off\n'],
    ['seed.ts', { DATA_DIR: taken }, `EEXIST: file already exists, mkdir '${taken}'\n`],
    ['import.ts locations src', {}, 'There is no file src.\n'],
    ['import.ts locations x --url city', {}, '--url city: a URL that begins with http: or https:\n'],
    ['import.ts locations x --system 1', {}, /^--system 1: one of 25832, /],
    ['import.ts widgets x', {}, /^Usage: npm run import/],
  ])('%s with %o', async (command, env, said) => {
    const [name, ...args] = command.split(' ');
    const ended = await run(process.execPath, ['--import', 'tsx', `scripts/${name}`, ...args], {
      env: { DATABASE_URL: '', ...env },
    });
    expect(ended).toEqual({ code: 1, output: said instanceof RegExp ? expect.stringMatching(said) : said });
  });
});

test.each([
  ['mock.ts --port no', '--port is a whole number'],
  ['mock.ts --scenario no', 'There is no scenario no, only '],
  ['mock.ts --now no', '--now is a time'],
  ['mock.ts --mock listTrains:500', 'There is no operation listTrains'],
  ['conform.ts --url http://localhost:1/api --html none/report.html', 'There is no folder none'],
  ['simulate.ts --seeds 1,', '--seeds are whole numbers'],
  ['contract-diff.ts no', 'no is neither a file with a contract nor a revision'],
])('%s is refused', { timeout: 60_000 }, async (command, said) => {
  const [name, ...args] = command.split(' ');
  const ended = await run(process.execPath, ['--import', 'tsx', `scripts/${name}`, ...args]);
  expect(ended).toEqual({ code: 2, output: expect.stringMatching(new RegExp(`^${said}[^]*\n\nUsage: npm run `)) });
});

test(
  'commands on the database have the settings of .env, and those of the environment before them',
  {
    timeout: 60_000,
  },
  async () => {
    write('.env', 'DATA_DIR=named\nDATABASE_URL=postgres://nowhere/db\n');
    const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
    const args = ['--import', tsx, path.resolve('scripts/backup.ts'), '--to', 'backup.tar.gz'];
    const backup = (env: Record<string, string>) =>
      run(process.execPath, args, { cwd: folder, env: { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...env } });
    expect((await backup({})).output).toContain('Use pg_dump');
    expect((await backup({ DATABASE_URL: '' })).output).toContain(`There is no data in ${path.join(folder, 'named')}`);
  },
);

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
