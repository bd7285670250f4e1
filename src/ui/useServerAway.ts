import { useSyncExternalStore } from 'react';
import { getReach, subscribeReach } from '@/api/offlineCache';

/** Whether the server is away: then the banner says so, and offers the one way to try again. */
export const useServerAway = (): boolean => useSyncExternalStore(subscribeReach, () => getReach().isAway);
