import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { startPostgres } from '../server/global-setup.ts';
import { browserForFile } from '../setup/browserPage.ts';

const { newPage } = browserForFile();
const secret = 'drei-flaschen-im-regen';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-city-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let server: ChildProcess;
let output = '';
let origin = '';
beforeAll(async () => {
  // As root, PostgreSQL runs as a user of its own, who makes its folder here.
  fs.chmodSync(folder, 0o777);
  postgres = await startPostgres(path.join(folder, 'postgres'));
  const { PATH, HOME } = process.env;
  server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: {
      ...{ PATH, HOME, PORT: String(await freePort()), HOST: '127.0.0.1', NODE_ENV: 'production' },
      ...{ DATABASE_URL: `${postgres.url}/postgres`, STOP_DELAY_SECONDS: '0', LOG_LEVEL: 'info' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (part: Buffer) => (output += part.toString()));
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await postgres.server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('from an empty PostgreSQL by the printed link to a city with a location, its containers and a second user', async () => {
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Set up {6}http\S+\n/);
  const link = /Set up {6}(http\S+)\n/.exec(output)?.[1] ?? '';
  origin = new URL(link).origin;
  const at = { baseURL: origin };
  const { page, context, problems } = await newPage(at);
  await page.goto(link);
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('City or company', 'Stadtreinigung Neustadt');
  await fill('Time zone', 'Europe/Berlin');
  await fill('Disposition areas', 'Nord, Süd');
  await fill('Your name', 'Gesa Grün');
  await fill('Your email', 'gesa@neustadt.example');
  await fill('New password', secret);
  await fill('Repeat new password', secret);
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await page.waitForURL(/\/dashboard/);
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByText('0 of 6 done').waitFor();

  await steps.getByRole('link', { name: 'Create the container locations' }).click();
  const place = page.getByRole('region', { name: 'Import a file' });
  const sites =
    'Location ID,Name,Street,City,Latitude,Longitude,Disposition area\nN/1,Marktplatz,Markt 1,Neustadt,51.9,7.6,Nord\nS/1,Südbahnhof,Gleis 1,Neustadt,51.88,7.61,Süd\n';
  await place
    .locator('input[type=file]')
    .setInputFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from(sites) });
  await place.getByRole('button', { name: 'Import 2 records' }).click();
  await page.getByText('sites.csv is imported').waitFor();
  await page.goto('/dt/locations?location_id=N%2F1&open=true');
  const site = page.getByRole('dialog', { name: 'Location N/1' });
  await site.getByRole('button', { name: 'Add containers' }).click();
  const added = page.getByRole('dialog', { name: 'Add containers to N/1' });
  await added.getByLabel('Construction').selectOption({ label: 'Igloo' });
  await added.getByRole('button', { name: 'Add containers', exact: true }).click();
  for (const key of ['N/1-W1', 'N/1-G1', 'N/1-B1']) await site.getByRole('link', { name: key }).waitFor();

  await page.goto('/dashboard');
  await steps.getByText('2 of 6 done').waitFor();
  await steps.getByRole('link', { name: /Invite the people/ }).click();
  await page.getByRole('button', { name: 'Invite user' }).first().click();
  const invite = page.getByRole('dialog', { name: 'Invite user' });
  await invite.getByLabel('Name').fill('Ole Ost');
  await invite.getByLabel('Email').fill('ole@neustadt.example');
  await invite.getByLabel('Role').selectOption({ label: 'User' });
  await invite.getByRole('group', { name: 'Areas' }).getByLabel('Süd').check();
  await invite.getByLabel('Invitation').selectOption({ label: 'Give me a link to pass on' });
  await invite.getByRole('button', { name: 'Invite user' }).click();
  const invitation = await page
    .getByRole('dialog', { name: 'User Ole Ost' })
    .getByLabel('Link for Ole Ost')
    .inputValue();
  const second = await newPage(at);
  await second.page.goto(invitation);
  await second.page.getByLabel('New password', { exact: true }).fill(secret);
  await second.page.getByLabel('Repeat new password').fill(secret);
  await second.page.getByRole('button', { name: 'Set password' }).click();
  await second.page.getByRole('button', { name: 'Account of Ole Ost' }).waitFor();

  await second.page.goto('/dt/locations');
  // Of the two locations the one of the area, in the list and by what the server answers.
  await second.page.getByText('S/1').first().waitFor();
  expect(await second.page.getByText('N/1').count()).toBe(0);
  const seen = await second.page.evaluate(async () => {
    const token = JSON.stringify(localStorage).match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)?.[0];
    const headers = { authorization: `Bearer ${token}` };
    const list = (await (await fetch('/api/locations/', { headers })).json()) as {
      locations: { location_id: string }[];
    };
    const bins = (await (await fetch('/api/bins/', { headers })).json()) as { total_routes: number };
    return { locations: list.locations.map(({ location_id }) => location_id), bins: bins.total_routes };
  });
  expect(seen).toEqual({ locations: ['S/1'], bins: 0 });

  // The command line of the image makes a third one, as README says.
  fs.writeFileSync(path.join(folder, 'password.txt'), `${secret}\n`);
  const args = ['create-user', '--email', 'uta@neustadt.example', '--name', 'Uta Ufer', '--role', 'user'];
  const command = [path.join(root, 'dist/server/admin.mjs'), ...args, '--password-file', 'password.txt'];
  const env = { PATH: process.env.PATH, DATABASE_URL: `${postgres.url}/postgres` };
  const made = execFileSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
  expect(made).toContain('Created user uta@neustadt.example');

  // The link is over, and its token in no line of the log.
  const third = await newPage(at);
  await third.page.goto(link);
  await third.page.getByRole('heading', { name: 'The dashboard is set up' }).waitFor();
  expect(output.split(link.split('#')[1] ?? '')).toHaveLength(2);
  for (const one of [problems, second.problems, third.problems]) expect(one).toEqual([]);
  for (const one of [context, second.context, third.context]) await one.close();
});

test('four files and a day of the example client are tours, levels and statistics', async () => {
  const sites = Array.from({ length: 12 }, (_, n) => ({ key: `P/${n + 1}`, area: n % 2 ? 'Nord' : 'Süd', n }));
  const files = {
    Locations: sites.map(({ key, area, n }) => `${key},Platz ${n},Gasse ${n},Neustadt,${51.8 + n / 100},7.6,${area}`),
    Containers: sites.flatMap(({ key }) => ['11', '12', '13'].map((code) => `${key}-${code},${key},${code},igloo`)),
    Trucks: ['N-AB 1,Kran 1,12,3', 'N-AB 2,Kran 2,10,2'],
    Drivers: ['F-1,Ada Aue', 'F-2,Ben Bach'],
  };
  const heads = {
    Locations: 'location_id,location_name,street,city,latitude,longitude,disposition_area',
    Containers: 'container_id,location_id,material_type,construction_type',
    Trucks: 'license_plate,name,capacity,number_of_compartments',
    Drivers: 'driver_id,name',
  };
  const { page, context, problems } = await newPage({ baseURL: origin });
  await page.goto('/dt/import');
  await page.getByLabel('Email').fill('gesa@neustadt.example');
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const place = page.getByRole('region', { name: 'Import a file' });
  for (const [kind, rows] of Object.entries(files)) {
    await place.getByRole('combobox', { name: 'Kind' }).selectOption({ label: kind });
    const buffer = Buffer.from([heads[kind as keyof typeof heads], ...rows].join('\n'));
    await place.locator('input[type=file]').setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer });
    await place.getByRole('button', { name: `Import ${rows.length} records` }).click();
    await page.getByText(`${kind}.csv is imported`).waitFor();
  }

  const play = ['--import', 'tsx', 'scripts/play.ts', '--url', origin, '--email', 'gesa@neustadt.example'];
  const { stdout } = await promisify(execFile)(process.execPath, [...play, '--speed', '3600', '--sites', '6'], {
    cwd: root,
    env: { ...process.env, PLAY_PASSWORD: secret },
    timeout: 120_000,
  });
  expect(stdout).toMatch(/^Rows: \d+ created, 0 corrected, 0 duplicate, 0 rejected$/m);
  await page.goto('/tours');
  const tours = page.getByRole('grid', { name: 'Tours' });
  await expect.poll(() => tours.getByText('Completed').count(), { timeout: 20_000 }).toBe(2);
  const figure = (name: string) => page.getByRole('group', { name }).or(page.getByText(name)).first().locator('..');
  await expect.poll(() => figure('Number of routes').textContent()).toMatch(/^Number of routes2/);
  expect(await figure('Total tons collected').textContent()).toMatch(/[1-9]/);
  // What was emptied is known to be empty.
  await page.goto('/dt/bins?q=P%2F1-11');
  await page.getByRole('row', { name: /P\/1-11.*0%/ }).waitFor();
  await page.goto('/dashboard');
  await page.getByText('5 of 6 done').waitFor();
  const card = (name: string) => page.getByRole('group').filter({ has: page.getByText(name, { exact: true }) });
  await expect.poll(() => card('Number of routes').last().textContent(), { timeout: 20_000 }).toContain('2tours');
  expect(await card('Total tons collected').last().textContent()).toMatch(/[1-9]\.\d*t/);
  expect(problems).toEqual([]);
  await context.close();
});
