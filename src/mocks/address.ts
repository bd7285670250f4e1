import { readOverrides, writeOverrides, type Overrides } from './overrides';
import { isScenario, type ScenarioName } from './scenarios';

/** What the address says about the mocks: `?scenario=huge&mock=listTrucks:500&seed=3&now=2026-11-21T08:00:00Z`. */
export interface Wanted {
  scenario: ScenarioName;
  overrides: Overrides;
  seed: number;
  /** A moment at which the mocks' clock stands; without it, it runs. */
  now?: Date;
}

const names = ['scenario', 'mock', 'seed', 'now'] as const;
const remembered = 'mock-address';

/**
 * Reads the parameters of the mocks. Pages do not know them and drop them, so they are remembered for the tab: a reload and a later
 * page keep the state, and an address that names any of them replaces it.
 */
export function wantedBy(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Wanted {
  const given = new URLSearchParams(search);
  const asked = names.some((name) => given.has(name));
  const query = asked ? given : new URLSearchParams(storage.getItem(remembered) ?? '');
  const scenario = query.get('scenario');
  const seed = Number(query.get('seed') ?? 1);
  const now = new Date(query.get('now') ?? NaN);
  const wanted: Wanted = {
    scenario: isScenario(scenario) ? scenario : 'typical',
    overrides: readOverrides(query.get('mock') ?? ''),
    seed: Number.isInteger(seed) ? seed : 1,
    ...(Number.isNaN(now.getTime()) ? {} : { now }),
  };
  storage.setItem(remembered, parametersOf(wanted).toString());
  return wanted;
}

function parametersOf({ scenario, overrides, seed, now }: Wanted): URLSearchParams {
  const query = new URLSearchParams({ scenario });
  const mock = writeOverrides(overrides);
  if (mock) query.set('mock', mock);
  if (seed !== 1) query.set('seed', String(seed));
  if (now) query.set('now', now.toISOString());
  return query;
}

/** The address of the present page that reproduces this state anywhere. */
export function addressOf(href: string, wanted: Wanted): string {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  for (const [name, value] of parametersOf(wanted)) url.searchParams.set(name, value);
  return url.href.replaceAll('%3A', ':').replaceAll('%2C', ',');
}
