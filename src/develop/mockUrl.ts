import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { readOverrides, writeOverrides, type Overrides } from '@/mocks/overrides';
import { isScenario, type ScenarioName } from '@/mocks/scenarios';

/** What the URL says about the mocks: `?scenario=huge&mock=listTrucks:500&seed=3&now=2026-11-21T08:00:00Z`. */
export interface Wanted {
  scenario: ScenarioName;
  overrides: Overrides;
  seed: number;
  /** A moment at which the mocks' clock is stopped; without it, it runs. */
  now?: Date;
}

const names = new Set(['scenario', 'mock', 'seed', 'now']);

/** Reads the parameters of the mocks. The URL alone decides, so that it gives the same state to whoever opens it. */
export function wantedBy(search: string): Wanted {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario');
  const seed = Number(query.get('seed') ?? 1);
  const now = new Date(query.get('now') ?? NaN);
  return {
    scenario: isScenario(scenario) ? scenario : 'typical',
    overrides: readOverrides(query.get('mock') ?? ''),
    seed: Number.isInteger(seed) ? seed : 1,
    ...(Number.isNaN(now.getTime()) ? {} : { now }),
  };
}

/** As in `scenario=huge&seed=3`; what is as always is left out. */
function parametersOf({ scenario, overrides, seed, now }: Wanted): string {
  const query = new URLSearchParams();
  const mock = writeOverrides(overrides);
  if (scenario !== 'typical') query.set('scenario', scenario);
  if (mock) query.set('mock', mock);
  if (seed !== 1) query.set('seed', String(seed));
  if (now) query.set('now', now.toISOString());
  return query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** A query without the parameters of the mocks; the others stay to the letter. */
const without = (search: string): string => {
  const rest = search.slice(1).split('&');
  const kept = rest.filter((part) => part !== '' && !names.has(part.split('=')[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

/** A URL, whole or from the path on, that reproduces this state anywhere. */
export function urlOf(href: string, wanted: Wanted): string {
  const [, before = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const [own, added] = [without(search), parametersOf(wanted)];
  return `${before}${own}${added && `${own ? '&' : '?'}${added}`}${hash}`;
}

/** The browser's history with the state in every URL, links included, and without it in what the app reads: pages drop what they do not know. */
export function historyWith(wanted: Wanted): RouterHistory {
  return createBrowserHistory({
    createHref: (href) => urlOf(href, wanted),
    parseLocation: () => {
      const { pathname, search: whole, hash } = window.location;
      const search = without(whole);
      return { href: `${pathname}${search}${hash}`, pathname, search, hash, state: window.history.state };
    },
  });
}
