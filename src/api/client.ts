import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { apiBase, authBase } from './config';
import type { TokenResult } from './generated/dashboard.schemas';
import { isAway, noteAway, noteResponse } from './offlineCache';
import { renew } from './renew';
import { noteServerTime } from './serverClock';
import { claimsOf, end, getToken, unlocked } from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** This call was sent again after a renewal; there is no third time. */
    again?: boolean;
    /** By this device's clock, in milliseconds since the epoch. */
    sentAt?: number;
  }
}

/** A response that takes longer is not waited for: somebody is waiting at a form that says it is saving. Milliseconds. */
const PATIENCE = 30_000;

/** The one axios instance. Query lists go comma-separated, as the contract says. */
export const client = axios.create({
  withCredentials: true,
  // The token is in a header already. Or each call would read all cookies, for which the browser stops the page.
  withXSRFToken: false,
  timeout: PATIENCE,
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

/** Calls that sign in or out: they carry no token, and their 401 is a refusal, not an expired session. */
const isSignIn = ({ url = '', method = 'get' }: { url?: string; method?: string }) =>
  url === '/auth/refresh-token' || (/^\/auth\/(?!me\/)/u.test(url) && method.toLowerCase() === 'post');

client.interceptors.request.use((config) => {
  config.sentAt = Date.now();
  // What the server refuses is read by who chose this language, whatever the browser's is.
  config.headers.set('Accept-Language', document.documentElement.lang);
  const moved = isSignIn(config) && config.method?.toLowerCase() === 'post';
  config.baseURL = moved ? authBase() : apiBase();
  if (moved) config.url = config.url?.slice('/auth'.length);
  const token = getToken();
  if (token && !isSignIn(config) && !moved && !isDriver(config)) config.headers.setAuthorization(`Bearer ${token}`);
  return config;
});

/** Calls of the driver's page: they bring a session of their own, and its end is not that of who is signed in here. */
const isDriver = ({ url = '' }: { url?: string }) => url.startsWith('/drive/');

const PROFILE = '/auth/me';
let asking: Promise<unknown> | undefined;

/** One URL may fail behind a proxy while the server is there: what the profile gets is noted instead. */
function noteUnlessProfileLoads() {
  asking ??= client
    .get(PROFILE)
    .catch(() => undefined)
    .finally(() => (asking = undefined));
}

const noteReceived = (response: AxiosResponse) => {
  const cachedAt: unknown = response.headers['x-cached-at'];
  if (response.config.method === 'get') noteResponse(cachedAt);
  if (cachedAt === undefined) noteServerTime(response.headers['date'], response.config.sentAt ?? 0);
  return response;
};

client.interceptors.response.use(noteReceived, async (error: unknown) => {
  if (!(error instanceof AxiosError) || !error.config) throw error;
  const { config, response } = error;
  if (config.method === 'get' && !isDriver(config)) {
    if (isAway(error) && response && config.url !== PROFILE) noteUnlessProfileLoads();
    else if (isAway(error)) noteAway();
    else if (response) noteResponse(undefined);
  }
  if (response && response.status >= 500) error.message = 'Server error';
  if (response?.status !== 401 || config.again || isDriver(config) || !wasSigned(config)) throw error;
  if (!(await renewed(config))) throw error;
  return client.request({ ...config, again: true });
});

const bearer = (config: InternalAxiosRequestConfig) => String(config.headers.getAuthorization() ?? '');
const wasSigned = (config: InternalAxiosRequestConfig) => bearer(config) !== '';

/** True when the call can be sent again: the token was renewed, or the same user has signed in over the locked screen. */
async function renewed(config: InternalAxiosRequestConfig): Promise<boolean> {
  const used = bearer(config).slice('Bearer '.length);
  const token = await renew(used, () => fetchToken());
  // Somebody else has signed in: what was asked before is not theirs to ask.
  const { sub } = claimsOf(used);
  if (token) return sub === undefined || claimsOf(token).sub === sub;
  end('expired');
  return unlocked();
}

/** The server gives the same successor for ten seconds: a lost response is asked for again in that time. */
async function fetchToken(triesLeft = 2): Promise<string | null> {
  try {
    const { data } = await client.request<TokenResult>({ url: '/auth/refresh-token', method: 'GET', timeout: 3_000 });
    return data.atk;
  } catch (error) {
    const status = error instanceof AxiosError ? error.response?.status : undefined;
    if (status === 401) return null;
    const lost = status === undefined || (status >= 502 && status <= 504);
    if (!lost || triesLeft === 0) throw error;
    return fetchToken(triesLeft - 1);
  }
}
