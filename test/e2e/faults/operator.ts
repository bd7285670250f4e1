import type { Locator, Page } from 'playwright';
import * as forms from './forms';
import type { Ledger } from './ledger';
import { look, tap, until, type Look } from './look';
import { press, save } from './saving';

const SCREENS = [
  ['Home', '/dashboard'],
  ['Manage Resources', '/resources'],
  ['Citizen Notifications', '/complaints'],
  ['Tours', '/tours'],
  ['Digital Twin', '/dt'],
  ['Locations', '/dt/locations'],
  ['Containers', '/dt/bins'],
  ['Trucks', '/dt/trucks'],
  ['Drivers', '/dt/drivers'],
  ['Settings', '/account/settings'],
] as const;
type Screen = (typeof SCREENS)[number][0];

const TABLES = ['/complaints', '/tours', '/dt/locations', '/dt/bins', '/dt/trucks', '/dt/drivers'];
const PERIODS = ['Daily', 'Weekly', 'Monthly', 'Yearly'];
const MATERIALS = ['11', '12', '13'];

/** Presses one of the first three there are, found and pressed in one step, for a list may change in between; false when there is none. */
const pressOneOf = (targets: Locator, share: number): Promise<boolean> =>
  targets.evaluateAll((all, at) => {
    const target = all[Math.floor(at * Math.min(3, all.length))] as HTMLElement | undefined;
    target?.focus();
    target?.click();
    return target !== undefined;
  }, share);

/** Whether something can be seen within the time an operator gives it. */
const isThere = (target: Locator) =>
  target.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );

/** What the operator knows of the operation before the journey begins. */
export interface Known {
  /** Keys of locations, one for each notification. */
  locations: string[];
  /** System ids of drivers, one for each shift. */
  drivers: string[];
  /** A day in the planned weeks, `YYYY-MM-DD`. */
  day: string;
}

/** An operator who decides by dice what to do next, and remembers what the page said. */
export class Operator {
  readonly ledger: Ledger = { records: [], entries: [] };
  /** What was done so far: a press, a key, a field filled. */
  actions = 0;
  private form: forms.OpenForm | null = null;
  private made = 0;

  constructor(
    private readonly page: Page,
    private readonly random: () => number,
    private readonly known: Known,
  ) {}

  /** Does one thing on the page as it looks now, and answers what it was. */
  async act(now: Look): Promise<string> {
    if (this.form) return this.workOn(this.form, now);
    if (now.layers.length > 0) return this.close();
    const choice = this.random();
    if (choice < 0.26) return this.create();
    if (choice < 0.34) return this.change('edit');
    if (choice < 0.39) return this.change('delete');
    if (choice < 0.43) return this.pressRetry();
    if (choice < 0.7) return this.look(now);
    return this.visit(this.pick(SCREENS)[0]);
  }

  /** The sign-in page took the place of the screen: a form into which nothing had been typed went with it. */
  wasSignedOut() {
    if (!this.form?.begun) this.form = null;
  }

  private tap(target: Locator, timeout?: number) {
    this.actions += 1;
    return tap(target, timeout);
  }

  private pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.random() * list.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  }

  async visit(name: Screen): Promise<string> {
    const nav = this.page.getByRole('navigation', { name: 'Main navigation' });
    await this.tap(nav.getByRole('link', { name, exact: true }));
    await until(this.page, ({ path }) => path === SCREENS.find(([one]) => one === name)?.[1], `the screen ${name}`);
    return `visit ${name}`;
  }

  /** Filters, sorts, pages, opens: what changes nothing. */
  private async look({ path }: Look): Promise<string> {
    const { page } = this;
    if (path === '/dashboard') {
      const period = this.pick(PERIODS);
      await this.tap(page.getByText(period, { exact: true }).first());
      return `period ${period}`;
    }
    const ways: [string, () => Promise<unknown>][] = [
      ['palette', () => page.keyboard.press('Control+k')],
      ['display settings', () => tap(page.getByRole('button', { name: 'Display settings' }))],
      ['back', () => page.goBack()],
    ];
    if (TABLES.includes(path)) {
      const search = page.getByRole('searchbox').first();
      ways.push(['search', () => search.fill(this.pick(['a', 'st', '1', '']))]);
      for (const [what, target] of [
        ['sort', '.dt-sort'],
        ['open', 'tr[data-index] .dt-key'],
        ['next page', 'button[aria-label="Next page"]:not([aria-disabled=true])'],
      ] as const) {
        const share = this.random();
        ways.push([what, () => pressOneOf(page.locator(target), share)]);
      }
    }
    const [what, go] = this.pick(ways);
    // A list that has not loaded has nothing to press: the operator looks at another screen.
    if ((await go()) === false) return this.visit(this.pick(SCREENS)[0]);
    this.actions += 1;
    // A click on a tour shows it on the map.
    if (['palette', 'display settings'].includes(what) || (what === 'open' && path !== '/tours'))
      await until(page, ({ layers }) => layers.length > 0, `what ${what} opens`);
    // The way back may lead to details that were open; they come when there is time, and nobody clicks behind them.
    const names = () => new URL(page.url()).searchParams.has('id') && !page.url().includes('/tours');
    if (what === 'back') await until(page, ({ layers }) => layers.length > 0 || !names(), 'the details of before');
    return `${what} on ${path}`;
  }

  private async close(): Promise<string> {
    this.actions += 1;
    await this.page.keyboard.press('Escape');
    return 'Escape';
  }

  private async pressRetry(): Promise<string> {
    // In one step: the page itself tries again when the network is back.
    if (!(await pressOneOf(this.page.getByRole('button', { name: /^Try again/ }), 0)))
      return this.visit(this.pick(SCREENS)[0]);
    this.actions += 1;
    return 'Try again';
  }

  private async create(): Promise<string> {
    const n = ++this.made;
    const { ledger, known } = this;
    const at = <T>(list: T[]) => list[n % list.length] as T;
    const [screen, button, form] = this.pick([
      ['Drivers', 'Create driver', () => forms.driverForm(ledger, `X-${n}`, `Name ${n}`)],
      ['Locations', 'Create location', () => forms.locationForm(ledger, `X/${n}`, `Platz ${n}`, n)],
      [
        'Citizen Notifications',
        'Create notification',
        () => forms.complaintForm(ledger, at(known.locations), this.pick(MATERIALS)),
      ],
      ['Manage Resources', 'Create shift', () => forms.shiftForm(ledger, at(known.drivers), known.day, '07:15')],
    ] as const);
    await this.visit(screen);
    if (screen === 'Manage Resources') {
      const drivers = this.page.locator('main').getByText('Drivers', { exact: true }).last();
      if (!(await isThere(drivers))) return `${screen}, not there yet`;
      await this.tap(drivers);
      await this.page.waitForURL(/kind=drivers/);
    }
    // The calendar shows only what the server has said; nothing can be planned while it has not.
    const open = this.page.getByRole('button', { name: button, disabled: false }).first();
    if (!(await isThere(open))) return `${screen}, not there yet`;
    await this.tap(open);
    this.form = form();
    return `open ${button} ${n}`;
  }

  /** Edits or deletes a driver that was made before, if the list can be had. */
  private async change(how: 'edit' | 'delete'): Promise<string> {
    const mine = this.ledger.records.filter((note) => note.list === 'drivers' && note.name !== null && !note.deleted);
    if (mine.length === 0) return this.create();
    const note = this.pick(mine);
    await this.visit('Drivers');
    this.actions += 1;
    await this.page.getByRole('searchbox').fill(note.key);
    const button = this.page.getByRole('button', {
      name: `${how === 'edit' ? 'Edit' : 'Delete'} ${note.key}`,
      exact: true,
    });
    if (!(await isThere(button))) return `no ${note.key} to ${how}`;
    await this.tap(button);
    if (how === 'delete') note.deleted = true;
    else this.form = forms.editDriverForm(this.ledger, note.key, `Name ${++this.made}`);
    return `${how} ${note.key}`;
  }

  private async workOn(form: forms.OpenForm, now: Look): Promise<string> {
    const dialog = this.page.getByRole('dialog', { name: form.title });
    const what = form.fields.map(([, value]) => value).join(' ');
    if (!form.filled) {
      await dialog.waitFor();
      await forms.fill(dialog, form);
      this.actions += form.fields.length + (form.switches?.length ?? 0);
      form.filled = true;
      return `fill ${what}`;
    }
    // A key that is in use after a failed save is our own, of a save whose answer was lost.
    if (form.failures > 3 || now.refused.length > 0 || this.random() < 0.06) return this.discard(form, what);
    this.actions += 1;
    if (!(await save(this.page, form))) return `save ${what}: failed`;
    this.form = null;
    return `save ${what}`;
  }

  private async discard(form: forms.OpenForm, what: string): Promise<string> {
    const dialog = this.page.getByRole('dialog', { name: form.title });
    this.actions += 2;
    await press(this.page, dialog.getByRole('button', { name: 'Cancel' }));
    await press(this.page, this.page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
    await until(this.page, ({ layers }) => !layers.some((title) => form.title.test(title)), 'the closed form');
    this.form = null;
    return `discard ${what}`;
  }

  /** Leaves an open form, for the end of the journey. */
  async finish() {
    if (this.form?.filled) await this.discard(this.form, 'at the end');
    else if ((await look(this.page)).layers.length > 0) await this.close();
  }
}
