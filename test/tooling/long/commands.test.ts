import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../../../scripts/lib/run.mjs';

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
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-test-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    fs.writeFileSync(path.join(folder, '.env'), 'DATA_DIR=named\nDATABASE_URL=postgres://nowhere/db\n');
    const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
    const args = ['--import', tsx, path.resolve('scripts/backup.ts'), '--to', 'backup.tar.gz'];
    const backup = (env: Record<string, string>) =>
      run(process.execPath, args, { cwd: folder, env: { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...env } });
    expect((await backup({})).output).toContain('Use pg_dump');
    expect((await backup({ DATABASE_URL: '' })).output).toContain(`There is no data in ${path.join(folder, 'named')}`);
  },
);
