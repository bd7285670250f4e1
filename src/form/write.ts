import { useQueryClient, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useMemo } from 'react';

type Options<D, E, V, C> = (queryClient: QueryClient) => UseMutationOptions<D, E, V, C>;

/**
 * Runs generated mutations whose request options are known only at the time of the call, such as If-Match:
 * `run((client) => getUpdateBinMutationOptions(client, { request: ifMatch(bin) }), { id, data })`. Lists become stale as the
 * generated options say.
 */
export function useWrite() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      run: <D, E, V, C>(options: Options<D, E, V, C>, variables: V): Promise<D> =>
        client.getMutationCache().build(client, options(client)).execute(variables),
      /** Makes stale what a mutation makes stale, once after many that ran with `skipInvalidation`. */
      settle: <D, E, V, C>(options: Options<D, E, V, C>) => {
        const { onSuccess } = options(client);
        // The generated onSuccess reads none of its arguments when no callback of ours is behind it.
        onSuccess?.(undefined as D, undefined as V, undefined as C, { client, meta: undefined });
      },
    }),
    [client],
  );
}
