const given = Number((import.meta.env as Record<string, string | undefined>)['VITE_REFRESH_SECONDS'] ?? 60);
const seconds = Number.isFinite(given) ? given : 60;

/**
 * Quiet refresh: what is shown stays until the new figures are there. `VITE_REFRESH_SECONDS` (60) sets the interval, 0
 * switches it off; a hidden page never asks.
 */
export const quiet = {
  refetchInterval: seconds > 0 ? Math.max(5, seconds) * 1000 : (false as const),
  refetchIntervalInBackground: false,
};
