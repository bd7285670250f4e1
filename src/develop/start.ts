import { setupWorker } from 'msw/browser';
import { apiBase, basePath } from '@/api/config';
import type { World, WorldOptions } from '@/world/types';
import type { Wanted } from './mockUrl';
import type { Contract } from '@/contract/contract';
import { bornToday, keepIn } from './keep';
import { createMock, type Mock } from '@/mocks/mock';
import { writeOverrides } from '@/mocks/overrides';
import { handlersOf } from '@/mocks/respond';
import { scenarioOf } from '@/mocks/scenarios';

function inWorker(plan: WorldOptions): Promise<World> {
  const worker = new Worker(new URL('./worldWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<World>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<World>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The demo world could not be made.')));
    worker.postMessage(plan);
  }).finally(() => worker.terminate());
}

/** Puts the mocks between the app and the network. Resolves when the first request can come. */
export async function startMocks(contract: Contract, wanted: Wanted): Promise<Mock> {
  const now = () => wanted.now ?? new Date();
  const bornAt = wanted.now ?? bornToday(localStorage, new Date());
  const mock = createMock({
    contract,
    scenario: wanted.scenario,
    overrides: writeOverrides(wanted.overrides),
    seed: wanted.seed,
    bornAt,
    now,
    prefix: new URL(apiBase(), location.href).pathname,
    keep: keepIn(localStorage, wanted.seed, bornAt),
    makeWorld: inWorker,
  });
  const handlers = handlersOf(mock);
  // Under way while the page loads.
  void mock.store(scenarioOf(wanted.scenario).world ?? 'typical');
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${basePath()}/mockServiceWorker.js`, options: { scope: `${basePath()}/` } },
  });
  return mock;
}
