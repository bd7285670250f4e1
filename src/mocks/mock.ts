import type { Contract } from '@/contract/contract';
import type { World, WorldOptions } from '@/world/types';
import { buildWorld } from '@/world/world';
import { collectionsOf } from './collections/collection';
import { generatedRows } from './generated';
import { readOverrides } from './overrides';
import { scenarioOf, type ScenarioName, type WorldName } from './scenarios';
import { accountOf, openAccounts, type Accounts } from './state/accounts';
import { historyOf } from './state/history';
import { openStore, tableOf, type Changed, type Row, type Store } from './state/store';
import type { Changes } from './state/table';

/** Stores changes over a reload, by world and for the accounts. */
export interface Keep {
  read(part: string): Changes | undefined;
  write(part: string, changes: Changes): void;
}

export interface MockOptions {
  contract: Contract;
  scenario?: ScenarioName;
  /** As in `listTrucks:500,listBins:delay2000`. */
  overrides?: string;
  seed?: number;
  /** Size of the typical world. */
  size?: WorldOptions['size'];
  /** The moment from which the worlds are seen. */
  bornAt?: Date;
  now?: () => Date;
  /** Path of the API, without a slash at the end. */
  prefix?: string;
  keep?: Keep;
  /** May make a world elsewhere. */
  makeWorld?: (options: WorldOptions) => World | Promise<World>;
}

const made = new Map<string, Promise<World>>();

/** A world that was made before is used again: states never change its rows. */
function worldOf(options: WorldOptions, make: NonNullable<MockOptions['makeWorld']>): Promise<World> {
  const key = JSON.stringify(options);
  const world = made.get(key) ?? Promise.resolve(make(options));
  made.set(key, world);
  return world;
}

/** Changes that are told again to a page that begins to listen. */
const REMEMBERED = 20;

export type Mock = ReturnType<typeof createMock>;

/** Records, accounts and settings behind the handlers. */
export function createMock(options: MockOptions) {
  const { contract, seed = 1, size = 'demo', now = () => new Date(), keep, makeWorld = buildWorld } = options;
  const bornAt = options.bornAt ?? now();
  const accounts: Accounts = openAccounts(() => keep?.write('accounts', accounts.changes()));
  accounts.absorb(keep?.read('accounts') ?? {});
  const collections = collectionsOf(contract);
  const listeners = new Set<(change: Changed) => void>();
  const recent: Changed[] = [];
  const stores = new Map<WorldName, Promise<Store>>();
  const opened = new Map<WorldName, Store>();
  const settings = { scenario: options.scenario ?? 'typical', overrides: readOverrides(options.overrides ?? '') };
  const open = async (name: WorldName): Promise<Store> => {
    const world = await worldOf({ size: name === 'typical' ? size : name, seed, now: bornAt }, makeWorld);
    const more: Record<string, Row[]> = { finished_days: [], tour_proposals: [], disruptions: [] };
    more.history = historyOf(world, bornAt);
    for (const one of collections)
      if (!(tableOf(one.name) in world) && !more[one.name])
        more[one.name] = name === 'empty' ? [] : await generatedRows(one, seed, bornAt);
    const begun = { state: 'active', updated_at: bornAt.toISOString() };
    const disposition_areas = world.disposition_areas.map((area) => ({ ...area, ...begun }));
    const users = world.users.map((user) => ({ ...user, ...accountOf(bornAt) }));
    const store: Store = openStore({ ...world, users, disposition_areas }, more, (change) => {
      keep?.write(name, store.changes());
      if (!change) return;
      recent.push(change);
      if (recent.length > REMEMBERED) recent.shift();
      for (const listener of listeners) listener(change);
    });
    store.absorb(keep?.read(name) ?? {});
    // The smallest world stands in for another one until that is made, with its areas.
    const { world: asked = 'typical' } = scenarioOf(settings.scenario);
    const { disposition_areas: areas } = keep?.read(asked) ?? {};
    if (areas && name === 'empty') store.absorb({ disposition_areas: areas });
    opened.set(name, store);
    return store;
  };
  /** The records of a scenario's world; made when they are first needed. */
  const storeOf = (name: WorldName): Promise<Store> => {
    const store = stores.get(name) ?? open(name);
    stores.set(name, store);
    return store;
  };
  return {
    ...{ contract, collections, accounts, seed, now, prefix: options.prefix ?? '/api' },
    /** What the mocks do when a request does not ask for something else. */
    settings,
    /** Tokens issued before do not count in the scenario of expired ones. */
    startedAt: now(),
    /** Told of each change of a record, until they are removed. */
    listeners,
    recent,
    /** How often an operation was called in a scenario. */
    turns: new Map<string, number>(),
    store: storeOf,
    /** For what needs no more than areas and materials, and does not wait for a world to be made. */
    lightStore: (name: WorldName) => opened.get(name) ?? storeOf('empty'),
  };
}
