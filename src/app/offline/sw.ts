import { clientsClaim, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** The service worker: the app opens without a network, with the last responses to the same user. It serves no write and no call of sign-in. */
declare const self: ServiceWorkerGlobalScope;

const FILES = 'files';
const RESPONSES = 'responses-';
/** Responses cached of one user; the oldest go first. */
const MAX_RESPONSES = 250;
/** A page that takes longer than this opens from the cache. */
const PAGE_TIMEOUT_SECONDS = 6;
/** Files that are asked for at once. */
const AT_ONCE = 6;
/** Longer than this nobody waits for a busy server. */
const MAX_WAIT_SECONDS = 3;

/** Set when a new version is to take over, which waits for every response that this one still fetches. Before Workbox's own listener. */
let isRetired = false;
self.addEventListener('fetch', (event) => {
  if (isRetired) event.stopImmediatePropagation();
});

const { pathname: scope } = new URL(self.registration.scope);
const PAGE = './';
const files = self.__WB_MANIFEST.filter((file) => typeof file === 'object');
const version = files.find(({ url }) => url === PAGE)?.revision ?? 'first';
setCacheNameDetails({ prefix: FILES, precache: version, suffix: '' });
clientsClaim();

/** 502, 503 and 504 come from a proxy without its server, or from a server without its database: as if there were no network. Without a cached response they are passed on. */
const gatewayErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (![502, 503, 504].includes(response.status)) return response;
    if (state) state['refusal'] = response;
    throw new Error(`The server is away: ${response.status}`);
  },
  handlerDidError: async ({ state }) => state?.['refusal'] as Response | undefined,
};

/** A server that names a moment to come back, as while its database restarts, is asked once more before it counts as away. */
const busyServer: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const seconds = Number(response.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
    if (response.status !== 503 || !(seconds <= MAX_WAIT_SECONDS)) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return fetch(request);
  },
};

const page = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [gatewayErrors, { cacheWillUpdate: async () => null, cachedResponseWillBeUsed: () => matchPrecache(PAGE) }],
});
registerRoute(new NavigationRoute(page, { denylist: [/\/api\//] }));
// After the route of pages, or the start page would always open from the cache.
precacheAndRoute(files);

/** Workbox asks for one file after the other, so that each costs a whole way to the server and back. Asked for before, several at a time, they come from the browser's cache. Chromium lets a worker have three of them at once, unless they are to go on without it. */
async function fetchAhead() {
  const urls = files.flatMap(({ url }) => (url.startsWith('assets/') ? [url] : []));
  const next = async () => {
    for (let url = urls.shift(); url; url = urls.shift())
      await fetch(url, { keepalive: true }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
self.addEventListener('install', (event) => event.waitUntil(fetchAhead()));

// Written by the server at each start, so it is no file of the build.
const settings = new NetworkFirst({ cacheName: 'settings', plugins: [gatewayErrors] });
self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all(settings.handleAll({ event, request: new Request(`${scope}config.js`) }))),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === `${scope}config.js`, settings);

// A tab with open work still runs the version before.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope}assets/`),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);
self.addEventListener('activate', (event) => event.waitUntil(deleteOldFiles()));

async function deleteOldFiles() {
  const old = (await caches.keys()).filter((name) => name.startsWith(`${FILES}-`) && name !== `${FILES}-${version}`);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** Counts sign-outs: a response that was asked for before one is not cached after it. */
let signOuts = 0;
self.addEventListener('message', ({ data }) => {
  const { type } = data as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'RETIRE') isRetired = true;
  if (type === 'SIGNED_OUT') signOuts += 1;
});

/** The subject of the access token. Nobody for calls of sign-in; of those only the profile is needed to open the app. */
function userOf({ url, headers }: Request): string | undefined {
  const { pathname } = new URL(url);
  if (pathname.includes('/auth/') && !pathname.endsWith('/auth/me')) return undefined;
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(headers.get('authorization') ?? '')?.[1];
  if (!payload) return undefined;
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string };
    return sub;
  } catch {
    return undefined;
  }
}

/** Responses with the time they were cached, for one user. Trimmed here, because Workbox's expiration would keep the URLs in a database of its own. */
const ofUser: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['signOuts'] = signOuts;
  },
  cacheWillUpdate: async ({ response, state }) => {
    if (!response.ok || state?.['signOuts'] !== signOuts) return null;
    const headers = new Headers(response.headers);
    headers.set('x-cached-at', new Date().toISOString());
    return new Response(await response.arrayBuffer(), { status: response.status, headers });
  },
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (state?.['signOuts'] !== signOuts) return void (await caches.delete(cacheName));
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_RESPONSES)).map((key) => cache.delete(key)));
  },
};

// JSON alone: the stream of events and exported files must reach the page as they come.
registerRoute(
  ({ request }) => (request.headers.get('accept') ?? '').includes('application/json') && userOf(request),
  ({ request, event, params }) => {
    const cacheName = RESPONSES + String(params);
    const strategy = new NetworkFirst({
      cacheName,
      matchOptions: { ignoreVary: true },
      plugins: [busyServer, gatewayErrors, ofUser],
    });
    return strategy.handle({ request, event });
  },
);
