import { useState, useSyncExternalStore } from 'react';
import type { User } from '@/api/generated/dashboard.schemas';
import { getSession, subscribeSession, type AuthState } from '@/api/session';

export const useSession = (): AuthState => useSyncExternalStore(subscribeSession, getSession, getSession);

/**
 * The signed-in user. Only below the main layout, whose guard has let nobody else in. After sign-out the last one stays until the
 * layout is gone, which is a moment later.
 */
export function useMe(): User {
  const { user } = useSession();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  const me = user ?? last;
  if (!me) throw new Error('Nobody is signed in');
  return me;
}

/** The disposition areas that can be chosen; archived ones only name old records. */
export const useAreaChoices = () => useMe().disposition_areas.filter(({ archived }) => !archived);
