import type { AxiosError, AxiosRequestConfig } from 'axios';

/** Orval's mutator: every generated call goes through here and answers the body. Axios arrives with the first call. */
export async function http<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  const { client } = await import('./client');
  const { data } = await client.request<T>({ ...config, ...options });
  return data;
}

export type ErrorType<E> = AxiosError<E>;
