import type { RouterHistory } from '@tanstack/react-router';
import contractText from '../../openapi/dashboard.yaml?raw';
import { historyWith, wantedBy } from './mockUrl';
import { readContract } from '@/contract/contract';

/**
 * What a build for developers adds before the app starts: on mocks, the world behind it; in development, the check of every response,
 * whoever gave it; in both, the panel.
 * @returns the history that keeps the mocks' state in the URL
 */
export async function develop(): Promise<RouterHistory | undefined> {
  const contract = readContract(contractText);
  const panel: Parameters<typeof import('./mount').mountPanel>[0] = {};
  let history: RouterHistory | undefined;
  if (import.meta.env.VITE_MOCK) {
    const wanted = wantedBy(location.search);
    panel.mocks = { mock: await (await import('./start')).startMocks(contract, wanted), wanted };
    history = historyWith(wanted);
  }
  if (import.meta.env.DEV) {
    const [{ watchResponses }, { openViolations }, { client }] = await Promise.all([
      import('./watchResponses'),
      import('./violations'),
      import('@/api/client'),
    ]);
    panel.violations = openViolations();
    watchResponses(client, contract, panel.violations);
  }
  void import('./mount').then(({ mountPanel }) => mountPanel(panel));
  return history;
}
