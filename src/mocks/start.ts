import { setupWorker } from 'msw/browser';
import { apiBase, basePath } from '@/api/config';
import type { World } from '@/world/types';
import type { Wanted } from './address';
import type { Contract } from './http/contract';
import { handlersOf } from './http/handlersOf';
import { bornToday, keepIn } from './keep';
import { createMock, type Mock } from './mock';
import { writeOverrides } from './overrides';
import { scenarioOf } from './scenarios';
import type { WorldPlan } from './worlds';

function inWorker(plan: WorldPlan): Promise<World> {
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
  // Under way while the page loads.
  void mock.store(scenarioOf(wanted.scenario).world);
  await setupWorker(...handlersOf(mock)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${basePath()}/mockServiceWorker.js`, options: { scope: `${basePath()}/` } },
  });
  return mock;
}
