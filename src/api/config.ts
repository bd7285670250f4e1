/** Where things are: what the server wrote into `config.js`, else what the app was built with, else the defaults. */
declare global {
  interface Window {
    __CONFIG__?: {
      apiBase?: string;
      authBase?: string;
      basePath?: string;
      mapToken?: string;
      mapStyleUrl?: string;
      /** Whether the city is that of the demo, which the offline basemap shows. */
      demo?: boolean;
    };
  }
}

const given = (...values: (string | undefined)[]) => values.find((value) => value !== undefined && value.trim() !== '');
const trimmed = (path: string) => path.replace(/\/+$/u, '');
const env = import.meta.env as Record<string, string | undefined>;
const runtime = () => (typeof window === 'undefined' ? undefined : window.__CONFIG__);

/** Path under which the app lives, without a slash at its end; empty at the root. */
export const basePath = (): string => trimmed(given(runtime()?.basePath, env['BASE_URL']) ?? '');

/** Base of all calls, without a slash at its end. */
export const apiBase = (): string => trimmed(given(runtime()?.apiBase, env['VITE_API_BASE']) ?? `${basePath()}/api`);

/** Base of log-in, log-out and the calls that set a password; `/auth` below the API unless configured. */
export const authBase = (): string => trimmed(given(runtime()?.authBase, env['VITE_AUTH_BASE']) ?? `${apiBase()}/auth`);
