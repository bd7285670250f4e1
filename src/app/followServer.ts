import { getMe } from '@/api/generated/auth/auth';
import { getReach, subscribeReach } from '@/api/offlineCache';
import type { AppRouter } from './router';

const RETRY_MS = 5000;

/** Its response, or the lack of one, is noted with all others. */
export const askServer = () => void getMe().catch(() => undefined);

/** While the server is away: asks it again and again, and when it responds, loads what is on the screen anew. Returns how to stop. */
export function followServer(router: AppRouter): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const onChange = () => {
    const { isAway } = getReach();
    if (isAway === (timer !== undefined)) return;
    clearInterval(timer);
    timer = undefined;
    if (isAway) timer = setInterval(askServer, RETRY_MS);
    else void refetch(router);
  };
  const stop = subscribeReach(onChange);
  onChange();
  return () => {
    stop();
    clearInterval(timer);
  };
}

async function refetch(router: AppRouter) {
  const { queryClient } = await import('./queryClient');
  await Promise.all([router.invalidate(), queryClient.invalidateQueries()]);
}
