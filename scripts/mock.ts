/**
 * `npm run mock -- --port 4010`: the mocks' world over HTTP, for curl, mobile apps and backend people. Options: `--scenario huge`,
 * `--mock listTrucks:500`, `--seed 3`, `--size small`, `--now 2026-11-21T08:00:00Z`. Single requests choose by the headers
 * `X-Mock-Scenario` and `X-Mock`. Nothing is stored when it ends.
 */
import fs from 'node:fs';
import { demoPassword } from '../src/world/customers';
import { readOverrides } from '../src/mocks/overrides';
import { isScenario, scenarioNames } from '../src/mocks/scenarios';
import { readArgs, refuseArgs } from './lib/args.mjs';
import { serveMock } from './lib/mockServer';

const usage =
  'Usage: npm run mock -- [--port N] [--host H] [--scenario NAME] [--mock OPERATION:N] [--seed N] [--size small|demo] [--now TIME]';
const { values } = readArgs(usage, {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  scenario: { type: 'string', default: 'typical' },
  mock: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
  size: { type: 'string', default: 'demo' },
  now: { type: 'string' },
});
const { scenario, size } = values;
const [port, seed] = [Number(values.port), Number(values.seed)];
if (!isScenario(scenario)) refuseArgs(usage, `There is no scenario ${scenario}, only ${scenarioNames.join(', ')}.`);
if (size !== 'small' && size !== 'demo') refuseArgs(usage, 'The size is small or demo.');
if (!Number.isInteger(port) || port < 0 || port > 65_535) refuseArgs(usage, '--port is a whole number, 0 to 65535.');
if (!Number.isSafeInteger(seed)) refuseArgs(usage, '--seed is a whole number.');
const frozen = values.now === undefined ? undefined : new Date(values.now);
if (Number.isNaN(frozen?.getTime())) refuseArgs(usage, '--now is a time such as 2026-11-21T08:00:00Z.');
const contract = fs.readFileSync(new URL('../openapi/dashboard.yaml', import.meta.url), 'utf8');
const asked = readOverrides(values.mock);
const unknown = Object.keys(asked).find((name) => name !== '*' && !contract.includes(` operationId: ${name}\n`));
if (unknown) refuseArgs(usage, `There is no operation ${unknown}.`);
if (values.mock && Object.keys(asked).length === 0)
  refuseArgs(usage, '--mock is an operation and what it does, such as listTrucks:500.');

const { url, mock } = await serveMock({
  contract,
  port,
  host: values.host,
  scenario,
  overrides: values.mock,
  seed,
  size,
  ...(frozen ? { now: () => frozen } : {}),
  onMail: ({ to, code }) => console.log(`Code for ${to}: ${code}`),
});
console.log(`The mocks respond at ${url}/api (scenario ${scenario}, seed ${values.seed}).`);
console.log(`Accounts, password ${demoPassword}:`);
for (const { email, role } of mock.accounts.users.all()) console.log(`  ${email} (${role})`);
console.log(`Scenarios by header X-Mock-Scenario: ${scenarioNames.join(', ')}`);
