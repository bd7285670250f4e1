import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { staleAfter } from '@/api/stale';
import { useMe } from '@/auth/useSession';
import { ifMatch } from '@/form/problem';
import type { Rec, Resource } from './resource';

/** Creates and changes records of a resource; `settle` makes stale what that makes stale. */
export function useSave<R extends Rec, I, N>({ list, create, update }: Resource<R, I, N>) {
  const client = useQueryClient();
  const user = useMe();
  return useMemo(() => {
    const run = <T>(mutationFn: () => Promise<T>) =>
      client.getMutationCache().build(client, { mutationFn }).execute(undefined);
    return {
      create: (input: N) => run(() => create(input, user)),
      update: (record: R, input: Partial<I>) => run(() => update(record, input, ifMatch(record), user)),
      settle: () => void staleAfter(list).map((root) => client.invalidateQueries({ queryKey: [root] })),
    };
  }, [client, user, list, create, update]);
}
