import { QueryClient } from '@tanstack/react-query';

const status = (error: unknown) => (error as { response?: { status?: number } }).response?.status;

/** What the server has refused it will refuse again; only failures of the way there are tried once more. */
const retry = (failures: number, error: unknown) => failures < 1 && (status(error) ?? 503) >= 502;

/** Without a network the service worker answers: nothing waits for one, and all is asked again when it is back. */
const offline = { networkMode: 'always', refetchOnReconnect: true } as const;

/**
 * What the server has said. Half a minute of freshness: going back and forth between screens asks once. Only the main layout
 * and its loaders know it, so that the sign-in page does not wait for it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry, refetchOnWindowFocus: true, ...offline },
    mutations: { retry: false, networkMode: 'always' },
  },
});
