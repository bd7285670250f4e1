import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '@/api/logFailure';

let live = false;

/** Whether changes made elsewhere arrive here, so that what is cached is what the server has. */
export const isLive = () => live;
export const setLive = (value: boolean) => {
  live = value;
};

const status = (error: unknown) => (error as { response?: { status?: number } }).response?.status;

/** What the server has refused it will refuse again; only failures of the way there are tried once more. */
const retry = (failures: number, error: unknown) => failures < 1 && (status(error) ?? 503) >= 502;

/** While changes arrive over the stream, looking at the page again is no reason to ask. */
const unlessLive = () => (isLive() ? false : 'always');

/**
 * What the server has said. While the stream of changes is up, it is as good as new until a change makes it stale; without the
 * stream for half a minute, and what is on screen is asked for again on focus and on reconnection. Only the main layout and its
 * loaders know it, so that the sign-in page does not wait for it.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: logFailure }),
  mutationCache: new MutationCache({ onError: logFailure }),
  defaultOptions: {
    queries: {
      staleTime: () => (isLive() ? Number.POSITIVE_INFINITY : 30_000),
      gcTime: 10 * 60_000,
      retry,
      refetchOnWindowFocus: unlessLive,
      refetchOnReconnect: unlessLive,
      // Without a network the service worker responds: nothing waits for one.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
