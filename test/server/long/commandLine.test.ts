import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run.mjs';
import { bytesOf, codeAt, stepAt } from '../../../src/server/auth/totp.ts';
import { createDatabase } from '../harness.ts';
import { bundleServer, killAll, startServer } from '../process.ts';

let folder: string;
let main: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-command-'));
  main = await bundleServer();
});
afterAll(() => {
  killAll();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('settings create the administrator of an empty database, once; the command line creates more and changes passwords', async () => {
  const databaseUrl = await createDatabase('template0');
  const file = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const env = {
    ...{ DATABASE_URL: databaseUrl, DEMO: 'off', PASSWORD_COST: '10', ADMIN_EMAIL: 'Gesa@neustadt.example' },
    ...{ ADMIN_PASSWORD_FILE: file('one', 'drei-flaschen-im-regen\n'), CUSTOMER_NAME: 'Neustadt' },
    CUSTOMER_AREAS: 'Nord,Süd',
  };
  const server = await startServer(main, env);
  await expect.poll(server.output).toContain('Set up Neustadt: Gesa@neustadt.example can sign in');
  expect(server.output()).not.toMatch(/setup#|drei-flaschen/);
  const ask = async (path: string, sent?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const call = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers };
    const response = await fetch(`${server.api}${path}`, call);
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const logIn = async (email: string, password: string) => (await ask('/auth/log-in', { email, password })).status;
  expect(await logIn('gesa@neustadt.example', 'drei-flaschen-im-regen')).toBe(200);
  const admin = (...args: string[]) =>
    run(process.execPath, [path.join(path.dirname(main), 'admin.mjs'), ...args], { env: { ...process.env, ...env } });
  const user = ['create-user', '--email', 'ole@neustadt.example', '--name', 'Ole', '--role', 'viewer'];
  const weak = await admin(...user, '--password-file', file('weak', 'passwort12'));
  expect([weak.code, weak.output]).toEqual([1, expect.stringMatching(/password/i)]);
  const two = file('two', 'fünf-kisten-am-tor');
  expect(await admin(...user, '--password-file', two)).toMatchObject({
    code: 0,
    output: '✔ Created viewer ole@neustadt.example\n',
  });
  expect(await admin(...user, '--password-file', two)).toMatchObject({
    code: 1,
    output: expect.stringContaining('already'),
  });
  expect(await logIn('ole@neustadt.example', 'fünf-kisten-am-tor')).toBe(200);
  const refused = async (said: string, ...args: string[]) =>
    expect(await admin(...args)).toEqual({ code: 1, output: expect.stringContaining(said) });
  const other = ['create-user', '--email', 'other@neustadt.example', '--name', 'Other'];
  await refused('not an email address', ...user.with(2, 'ole'), '--password-file', two);
  await refused('A name has', ...other.with(4, ' '), '--password-file', two);
  await refused('password cannot be read', ...other, '--password-file', path.join(folder, 'none'));
  await refused('A name has', 'create-customer', '--name', ' ', '--area', 'A');
  expect((await admin('set-hours', '--from', '08:00', '--holidays', 'DE-BY', '--due', '8')).output).toBe(
    '✔ Set the working hours of customer 1: days 1,2,3,4,5, 08:00 to 16:00, holidays of DE-BY, due within 8 hours\n',
  );
  expect(await admin('set-hours', '--from', '25:00')).toMatchObject({
    code: 1,
    output: expect.stringContaining('two times of day'),
  });
  const three = file('three', 'sieben-krähen-im-mai');
  const changed = await admin('set-password', '--email', 'ole@neustadt.example', '--password-file', three);
  expect(changed.output).toContain('all sessions have ended');
  expect(await logIn('ole@neustadt.example', 'fünf-kisten-am-tor')).toBe(401);
  expect(await logIn('ole@neustadt.example', 'sieben-krähen-im-mai')).toBe(200);
  const ole = { email: 'ole@neustadt.example', password: 'sieben-krähen-im-mai' };
  const { atk } = (await ask('/auth/log-in', ole)).body;
  const begun = await ask('/auth/me/second-factor', { current_password: ole.password }, atk);
  const code = codeAt(bytesOf(begun.body.secret ?? ''), stepAt(new Date()));
  expect((await ask('/auth/me/second-factor/confirmation', { code }, atk)).status).toBe(200);
  expect((await ask('/auth/log-in', ole)).body.challenge_name).toBe('SECOND_FACTOR');
  const readme = fs.readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8');
  const section = /## For your own city\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  const [start = '', script = ''] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block);
  expect(start).toContain('DEMO=off DATA_DIR=.city npm start');
  const admins = `${process.execPath} ${path.join(path.dirname(main), 'admin.mjs')}`;
  const commands = script.replaceAll('DATA_DIR=.city npm run admin --', admins);
  expect(commands).not.toBe(script);
  const read = await run('bash', ['-ec', commands], { cwd: folder, env: { ...process.env, ...env } });
  expect([read.code, read.output.match(/✔/g)?.length], read.output).toEqual([0, 2]);
  expect(await logIn('ole@example.org', 'drei-flaschen-im-regen')).toBe(200);
  const reset = await admin('reset-second-factor', '--email', 'Ole@neustadt.example');
  expect(reset.output).toBe('✔ Switched the second factor of Ole@neustadt.example off\n');
  const { atk: signedIn } = (
    await ask('/auth/log-in', { email: 'gesa@neustadt.example', password: 'drei-flaschen-im-regen' })
  ).body;
  expect((await ask('/auth/log-in', ole)).body.atk).toBeDefined();
  const { history } = (await ask('/history/?kind=users&source=cli&q=ole', undefined, signedIn)).body;
  expect(JSON.stringify(history)).toContain('{"after":false,"field":"second_factor","before":true}');
  expect((await admin('create-customer', '--name', 'Altstadt', '--area', 'A')).output).toContain('Created customer 2');
  expect((await admin(...user, '--password-file', two)).output).toContain('There are several customers');
  server.child.kill('SIGTERM');
  await server.ended;
  const again = await startServer(main, { ...env, ADMIN_EMAIL: 'other@neustadt.example' });
  expect(again.output()).not.toContain('Set up');
  again.child.kill('SIGTERM');
  await again.ended;
});
