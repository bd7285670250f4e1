/** Which records there are. */
export type WorldName = 'typical' | 'empty' | 'huge';

/** What goes wrong on the way: an error of the server, or no answer at all. */
export type Fault = number | 'offline';

export interface Scenario {
  name: ScenarioName;
  /** What a developer reads in the panel. */
  hint: string;
  world: WorldName;
  /** Milliseconds before each answer. */
  delay: number;
  /** Fault of an operation that needs an access token; `turn` counts its calls from 0. The profile is spared. */
  fault?(turn: number): Fault | undefined;
  /** Everybody is this. */
  role?: 'viewer';
  /** `expired`: tokens of a sign-in are too old from the start, renewed ones are good. `challenge`: nobody gets in without a new password. */
  session?: 'expired' | 'challenge';
}

export const scenarioNames = [
  'typical',
  'empty',
  'huge',
  'slow',
  'flaky',
  'failing',
  'forbidden',
  'expired-token',
  'viewer',
  'new-password',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

const scenario = (name: ScenarioName, hint: string, more: Partial<Scenario> = {}): Scenario => ({
  name,
  hint,
  world: 'typical',
  delay: 0,
  ...more,
});

/** Two of five calls fail, now with an answer and now without one; the same ones each time. */
const flaky = [500, undefined, 'offline', undefined, undefined] as const;

const all: Scenario[] = [
  scenario('typical', 'A year of a city with 247 sites; everything works.'),
  scenario('empty', 'A customer on the first day: areas and materials, no records.', { world: 'empty' }),
  scenario('huge', '20,000 containers at 6,000 sites, three weeks of tours.', { world: 'huge' }),
  scenario('slow', 'Two seconds before each answer.', { delay: 2000 }),
  scenario('flaky', 'Two of five calls fail: one with 500, one without an answer.', {
    fault: (turn) => flaky[turn % flaky.length],
  }),
  scenario('failing', 'The server answers 500; only signing in works.', { fault: () => 500 }),
  scenario('forbidden', 'The server answers 403, although the profile allows it.', { fault: () => 403 }),
  scenario('expired-token', 'The access token has expired: the first calls get 401, then it is renewed.', {
    session: 'expired',
  }),
  scenario('viewer', 'Whoever signs in may only look.', { role: 'viewer' }),
  scenario('new-password', 'Signing in asks everybody for a new password.', { session: 'challenge' }),
];

const byName = new Map<string, Scenario>(all.map((one) => [one.name, one]));

export const isScenario = (name: string | null | undefined): name is ScenarioName => byName.has(name ?? '');

export function scenarioOf(name: ScenarioName): Scenario {
  return byName.get(name) ?? scenario('typical', '');
}
