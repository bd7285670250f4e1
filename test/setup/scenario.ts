import type { RequestHandler } from 'msw';
import type { Role } from '@/api/generated/dashboard.schemas';
import { readContract } from '@/contract/contract';
import { handlersOf } from '@/mocks/respond';
import { createMock, type MockOptions } from '@/mocks/mock';
import { scenarioOf } from '@/mocks/scenarios';
import { accessToken } from '@/mocks/state/accounts';
import contractText from '../../openapi/dashboard.yaml?raw';

const contract = readContract(contractText);
/** One moment for all tests of a file: worlds take a while to make, and the same plan is made once. */
let born = new Date();

/** A state of the mocks on the small world, and the token of who is signed in there. */
export async function openScenario(options: Omit<MockOptions, 'contract'>, as: Role | null) {
  const now = new Date();
  if (now.toDateString() !== born.toDateString()) born = now;
  const mock = createMock({ contract, size: 'small', bornAt: born, ...options });
  // Made before the page asks, so that no test waits for it with a page half open.
  await mock.store(scenarioOf(mock.settings.scenario).world ?? 'typical');
  const user = mock.accounts.userOf(`${as}@demo.test`);
  const handlers: RequestHandler[] = handlersOf(mock);
  return { mock, handlers, token: user ? accessToken(user.id, 'log-in', new Date()) : null };
}
