/** Which records there are. */
export type WorldName = 'typical' | 'empty' | 'huge';

/** What goes wrong on the way: an error of the server, or no response at all. */
export type Fault = number | 'offline';

export interface Scenario {
  /** What a developer reads in the panel. */
  hint: string;
  /** Without one, the typical world. */
  world?: WorldName;
  /** Milliseconds before each response. */
  delay?: number;
  /** Fault of an operation that needs an access token; `turn` counts its calls from 0. The profile is spared. */
  fault?(turn: number): Fault | undefined;
  /** Everybody is this. */
  role?: 'viewer';
  /** `expired`: tokens of a sign-in are too old from the start, renewed ones are good. `challenge`: nobody gets in without a new password. `second-factor`: nobody without a code. */
  session?: 'expired' | 'challenge' | 'second-factor';
}

/** Two of five calls fail, now with a response and now without one; the same ones each time. */
const flaky = [500, undefined, 'offline', undefined, undefined] as const;

const scenarios = {
  typical: { hint: 'A year of a city with 247 sites; everything works.' },
  empty: { hint: 'A customer on the first day: areas and materials, no records.', world: 'empty' },
  huge: { hint: '20,000 containers at 6,000 sites, three weeks of tours.', world: 'huge' },
  slow: { hint: 'Two seconds before each response.', delay: 2000 },
  flaky: {
    hint: 'Two of five calls fail: one with 500, one without a response.',
    fault: (turn) => flaky[turn % flaky.length],
  },
  failing: { hint: 'The server returns 500; only signing in works.', fault: () => 500 },
  forbidden: { hint: 'The server returns 403, although the profile allows it.', fault: () => 403 },
  'expired-token': {
    hint: 'The access token has expired: the first calls get 401, then it is renewed.',
    session: 'expired',
  },
  viewer: { hint: 'Whoever signs in may only look.', role: 'viewer' },
  'second-factor': {
    hint: 'Signing in asks everybody for a code: any six digits are right.',
    session: 'second-factor',
  },
  'new-password': { hint: 'Signing in asks everybody for a new password.', session: 'challenge' },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
export const isScenario = (name: string | null | undefined): name is ScenarioName =>
  scenarioNames.some((one) => one === name);
export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];
