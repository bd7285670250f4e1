import type { WorldSize } from '@/world/types';
import type { Contract } from './http/contract';
import { readOverrides, type Overrides } from './overrides';
import type { ScenarioName, WorldName } from './scenarios';
import { openAccounts, type Accounts } from './state/accounts';
import { openStore, type Changed, type Store } from './state/store';
import type { Changes } from './state/table';
import { worldOf, type WorldPlan } from './worlds';

/** What the mocks do when a request does not ask for something else. */
export interface Settings {
  scenario: ScenarioName;
  overrides: Overrides;
}

/** Keeps changes over a reload, by world and for the accounts. */
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
  size?: WorldSize;
  /** The moment from which the worlds are seen. */
  bornAt?: Date;
  now?: () => Date;
  /** Path of the API, without a slash at the end. */
  prefix?: string;
  keep?: Keep;
  makeWorld?: Parameters<typeof worldOf>[1];
}

/** Records, accounts and settings behind the handlers. */
export interface Mock {
  contract: Contract;
  accounts: Accounts;
  settings: Settings;
  prefix: string;
  now(): Date;
  /** Tokens issued before do not count in the scenario of expired ones. */
  startedAt: Date;
  /** The records of a scenario's world; made when they are first needed. */
  store(name: WorldName): Promise<Store>;
  /** Told of each change of a record, until they are removed. */
  listeners: Set<(change: Changed) => void>;
  /** How often an operation was called in a scenario. */
  turns: Map<string, number>;
}

export function createMock(options: MockOptions): Mock {
  const {
    contract,
    scenario = 'typical',
    seed = 1,
    size = 'demo',
    now = () => new Date(),
    keep,
    prefix = '/api',
  } = options;
  const bornAt = (options.bornAt ?? now()).toISOString();
  const accounts: Accounts = openAccounts(() => keep?.write('accounts', accounts.changes()));
  const known = keep?.read('accounts');
  if (known) accounts.absorb(known);

  const plans: Record<WorldName, WorldPlan> = {
    typical: { size, seed, bornAt },
    empty: { size: 'empty', seed, bornAt },
    huge: { size: 'huge', seed, bornAt },
  };
  const listeners: Mock['listeners'] = new Set();
  const stores = new Map<WorldName, Promise<Store>>();
  const open = async (name: WorldName): Promise<Store> => {
    const world = await worldOf(plans[name], options.makeWorld);
    const store: Store = openStore(world, (change) => {
      keep?.write(name, store.changes());
      for (const listener of listeners) listener(change);
    });
    const changes = keep?.read(name);
    if (changes) store.absorb(changes);
    return store;
  };
  return {
    contract,
    accounts,
    settings: { scenario, overrides: readOverrides(options.overrides ?? '') },
    prefix,
    now,
    startedAt: now(),
    listeners,
    turns: new Map(),
    store: (name) => {
      const store = stores.get(name) ?? open(name);
      stores.set(name, store);
      return store;
    },
  };
}
