import { refreshSeconds } from '@/api/config';

/** Oftener than this would only keep the server busy. */
const LEAST_SECONDS = 5;

/**
 * Quiet refresh: what is shown stays until the new figures are there. The interval is the installation's
 * (`VITE_REFRESH_SECONDS`), 0 switches it off; a hidden page never asks.
 */
export const quiet = {
  refetchInterval: () => {
    const seconds = refreshSeconds();
    return seconds > 0 ? Math.max(LEAST_SECONDS, seconds) * 1000 : (false as const);
  },
  refetchIntervalInBackground: false,
};
