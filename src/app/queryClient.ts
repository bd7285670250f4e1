import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

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

/** Each failure is kept with its query or mutation, and told on the console: which call and why, never what it carried. */
function logFailure(error: unknown) {
  const { config, message } = error as { config?: { method?: string; url?: string }; message?: string };
  const call = config ? `${config.method?.toUpperCase()} ${config.url?.split('?')[0]}` : 'a call';
  console.error(`${call} failed: ${status(error) ?? ''} ${message ?? ''}`);
}

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
      // Without a network the service worker answers: nothing waits for one.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
