import { useSyncExternalStore } from 'react';
import type { User } from '@/api/generated/dashboard.schemas';
import { getSession, subscribeSession, type AuthState } from '@/api/session';

export const useSession = (): AuthState => useSyncExternalStore(subscribeSession, getSession, getSession);

/** The signed-in user. Only below the main layout, whose guard has let nobody else in. */
export function useMe(): User {
  const { user } = useSession();
  if (!user) throw new Error('Nobody is signed in');
  return user;
}
