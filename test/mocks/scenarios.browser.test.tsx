import { expect, test, vi } from 'vitest';
import { readOverrides } from '@/mocks/overrides';
import type { ScenarioName } from '@/mocks/scenarios';
import { renderApp } from '../setup/renderApp';

interface Screen {
  path: string;
  heading: string;
  /** There when the records are. */
  records: RegExp;
  /** There when there are none. */
  empty: RegExp;
  /** What writes: viewers may not. */
  create?: string;
}

const table = (path: string, heading: string, name: string, create?: string): Screen => ({
  path,
  heading,
  records: /1 to [\d,]+ of [\d,]+/,
  empty: new RegExp(`There are no ${name} yet\\..*No rows`),
  ...(create ? { create } : {}),
});

const screens: Screen[] = [
  { path: '/account/settings', heading: 'User profile', records: /Stadtreinigung Glasfurt/, empty: /Stadtreinigung/ },
  {
    ...{
      path: '/dashboard',
      heading: 'Dashboard',
      records: /\d+containers? at 80% or more.*Average fill level[\d.]+%/,
    },
    empty: /Average fill level–.*No container is full\..*No open notifications\./,
  },
  table('/tours', 'Tours', 'tours'),
  {
    ...{ path: '/resources', heading: 'Manage Resources', records: /GL-ÄB 12/, empty: /There are no trucks yet\./ },
    create: 'Create shift',
  },
  table('/complaints', 'Citizen Notifications', 'notifications', 'Create notification'),
  {
    ...{ path: '/dt', heading: 'Digital Twin', records: /Locations[1-9].*Containers[1-9].*Trucks[1-9].*Drivers[1-9]/ },
    empty: /Locations0.*Containers0.*Trucks0.*Drivers0/,
  },
  table('/dt/locations', 'Locations', 'locations', 'Create location'),
  table('/dt/bins', 'Containers', 'containers', 'Create container'),
  table('/dt/drivers', 'Drivers', 'drivers', 'Create driver'),
  table('/dt/trucks', 'Trucks', 'trucks', 'Create truck'),
];
/** The profile is spared by faults, and does not wait. */
const records = screens.filter(({ path }) => path !== '/account/settings');
const trucks = screens.filter(({ path }) => path === '/dt/trucks');

type App = Awaited<ReturnType<typeof renderApp>>;
const main = () => document.querySelector('main');
const shown = () => main()?.textContent ?? '';
const failures = () => [...(main()?.querySelectorAll('[role=alert]') ?? [])];
const button = (within: Element | null, name: RegExp) =>
  [...(within?.querySelectorAll('button') ?? [])].find((one) => name.test(one.textContent ?? ''));

/** A machine may be slow; nothing here is a measurement. */
const patience = { timeout: 20_000, interval: 40 };

/** Goes through screens as a person does who waits on each until it has what is expected there. */
async function walk({ router }: App, where: Screen[], look: (screen: Screen) => unknown) {
  for (const screen of where) {
    await router.navigate({ href: screen.path });
    await expect
      .poll(() => main()?.querySelector('h1')?.textContent, { message: screen.path, ...patience })
      .toContain(screen.heading);
    await look(screen);
  }
}

async function expectText(what: RegExp, path: string) {
  await expect.poll(shown, { message: path, ...patience }).toMatch(what);
}

async function expectFull({ path, records: rows }: Screen) {
  await expectText(rows, path);
  expect(failures(), path).toEqual([]);
}

/** Drawing maps in software takes most of the time; the same screens also serve browsers that cannot draw them. */
function withoutMaps() {
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
  ) {
    return kind.startsWith('webgl') ? null : (getContext.call(this, kind) as never);
  });
}

function open(scenario: ScenarioName, as: 'admin' | null = 'admin', maps = false) {
  if (!maps) withoutMaps();
  return renderApp({ path: as ? '/coming-soon' : '/auth/login', as, scenario: { scenario } });
}

const settingsOf = ({ mock }: App) => {
  if (!mock) throw new Error('There is no mock.');
  return mock.settings;
};

test('typical: every screen has its records', async () => {
  const app = await open('typical', 'admin', true);
  await walk(app, screens, expectFull);
  expect(shown()).toContain('GL-ÄB 12');
});

test('empty: every screen says that there is nothing yet', async () => {
  const app = await open('empty');
  await walk(app, screens, ({ path, empty }) => expectText(empty, path));
  expect(failures()).toEqual([]);
});

test('huge: every screen bears 20,000 containers', async () => {
  const app = await open('huge');
  await walk(app, screens, async (screen) => {
    await expectFull(screen);
    const rows = main()?.querySelectorAll('[role=row], tr').length ?? 0;
    expect(rows, screen.path).toBeLessThan(200);
    if (screen.path === '/dt/bins') expect(shown()).toMatch(/of (19|20),\d{3}/);
  });
});

test('slow: every screen shows that it is loading, and what it waited for', async () => {
  const app = await open('slow');
  // Longer than any walk takes: who leaves does not wait.
  settingsOf(app).overrides = readOverrides('getMe:delay0,*:delay60000');
  await walk(app, records, async ({ path, records: rows, empty }) => {
    // The cards of the digital twin have no figure yet.
    const loading = () => main()?.querySelector('[aria-busy=true]') || /Loading…|TrucksOpen Trucks/.test(shown());
    await expect.poll(loading, { message: path, ...patience }).toBeTruthy();
    expect(shown(), path).not.toMatch(rows);
    expect(shown(), path).not.toMatch(empty);
  });
  settingsOf(app).overrides = {};
  await walk(app, [...screens.slice(0, 1), ...trucks], expectFull);
});

test('flaky: what failed says so, and trying again brings it', async () => {
  const app = await open('flaky');
  // Which calls the turn hits is chance; these fail until somebody tries again.
  settingsOf(app).overrides = readOverrides('listTrucks:500');
  let failed = 0;
  await walk(app, screens, async ({ path, records: rows }) => {
    const settled = () => {
      for (const failure of failures()) {
        failed += 1;
        settingsOf(app).overrides = {};
        button(failure, /Try again/)?.click();
      }
      return failures().length === 0 && (rows.test(shown()) || /Not available/.test(shown()));
    };
    await expect.poll(settled, { message: path, ...patience, interval: 100 }).toBe(true);
  });
  expect(failed).toBeGreaterThan(0);
});

test('failing: every screen says so, and recovers with the server', async () => {
  const app = await open('failing');
  await walk(app, records, async ({ path }) => {
    await expect.poll(() => failures().length, { message: path, ...patience }).toBeGreaterThan(0);
    for (const failure of failures()) {
      expect(failure.textContent, path).toMatch(/could not be loaded/i);
      expect(button(failure, /Try again/), path).toBeDefined();
    }
  });
  settingsOf(app).scenario = 'typical';
  button(main(), /Try again/)?.click();
  await expectText(/GL-ÄB 12/, 'trucks');
  await walk(app, screens.slice(0, 1), expectFull);
});

test('forbidden: every list says that it may not be seen, and no screen shows a record', async () => {
  const app = await open('forbidden');
  await walk(app, records, async ({ path, records: rows }) => {
    const refused = /You do not have permission to see this\./;
    const isList = rows.source.startsWith('1 to');
    await expectText(isList ? refused : /permission to see this|could not be loaded/i, path);
    expect(shown(), path).not.toMatch(rows);
  });
  settingsOf(app).scenario = 'typical';
  await walk(app, [...screens.slice(0, 1), ...trucks], expectFull);
});

test('viewer: every screen can be read, and what writes is disabled', async () => {
  await walk(await open('viewer'), screens, async (screen) => {
    await expectFull(screen);
    if (!screen.create) return;
    const create = button(main(), new RegExp(screen.create));
    expect(create?.disabled || create?.getAttribute('aria-disabled') === 'true', screen.create).toBe(true);
  });
});

async function signIn({ screen }: App) {
  await screen.getByLabelText('Email').fill('user@demo.test');
  await screen.getByLabelText('Password', { exact: true }).fill('Glas-2026!');
  await screen.getByRole('button', { name: 'Sign in' }).click();
}

test('expired-token: the first call is refused, the token renewed, and nobody notices', async () => {
  const app = await open('expired-token', null);
  await signIn(app);
  await expect.poll(() => app.href(), patience).toContain('/dashboard');
  expect(app.requests.slice(0, 4)).toEqual([
    ...['POST /api/auth/log-in', 'GET /api/auth/me', 'GET /api/auth/refresh-token', 'GET /api/auth/me'],
  ]);
  await walk(app, screens, expectFull);
  expect(app.href()).toBe('/dt/trucks');
});

test('new-password: who signs in is asked for one first', async () => {
  const app = await open('new-password', null);
  await signIn(app);
  await expect.element(app.screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await app.screen.getByLabelText('New password', { exact: true }).fill('Flaschenpost-7');
  await app.screen.getByLabelText('Repeat new password').fill('Flaschenpost-7');
  await app.screen
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect.poll(() => app.href(), patience).toContain('/dashboard');
  await walk(app, screens, expectFull);
});
