import axios, { type AxiosError, type AxiosRequestConfig } from 'axios';

/** The one axios instance. Query lists go comma-separated, as the contract says. */
export const instance = axios.create({
  baseURL: '/api',
  withCredentials: true,
  paramsSerializer: (params) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(params as Record<string, unknown>)) {
      if (value === undefined || value === null) continue;
      if (!Array.isArray(value)) query.set(key, String(value));
      else if (value.length > 0) query.set(key, value.join(','));
    }
    return query.toString();
  },
});

/** Orval's mutator: every generated call goes through here and answers the body. */
export async function http<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  const { data } = await instance.request<T>({ ...config, ...options });
  return data;
}

export type ErrorType<E> = AxiosError<E>;
