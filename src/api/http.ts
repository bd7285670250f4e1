import type { AxiosError, AxiosRequestConfig } from 'axios';

let loading: Promise<typeof import('./client')> | undefined;

/** Asked for once: an import takes a task of its own even of what is there, and a page would be rendered before its rows are asked for. */
export const loadClient = () =>
  (loading ??= import('./client').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** Orval's mutator: every generated call goes through here and returns the body. Axios arrives with the first call. */
export async function http<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  const { client } = await loadClient();
  const { data } = await client.request<T>({ ...config, ...options });
  return data;
}

export type ErrorType<E> = AxiosError<E>;
