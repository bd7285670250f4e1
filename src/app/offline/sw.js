/* The service worker: the app opens without a network, with what the server last said to the same user. It never answers a
   write, and never a call of sign-in. scripts/lib/service-worker.ts puts the built files in place of the two names below. */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

const FILES_PREFIX = 'files-';
const DATA_PREFIX = 'data-';
const PAGE = new URL('./', self.registration.scope).href;
/** Answers kept of one user; the oldest go first. */
const MOST = 250;
/** A page that takes longer than this is opened as it was kept. Milliseconds. */
const PATIENCE = 6000;

/** Counts sign-outs: what was asked before one is not kept after it. */
let era = 0;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'forget') {
    era += 1;
    event.waitUntil(forget());
  }
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  // A whole list as a stream has the URL of its page, and the stream of changes has no end: neither is a response to keep.
  if (/csv|ndjson|event-stream/.test(request.headers.get('accept') ?? '')) return;
  if (request.mode === 'navigate') return event.respondWith(page(request));
  const user = userOf(request);
  if (user) return event.respondWith(data(event, user));
  if (request.url.startsWith(PAGE) && !request.url.startsWith(`${PAGE}api/`)) event.respondWith(file(event));
});

/** Files with a hash in their name are taken from the cache of the version before, so that an update loads what changed. */
async function keepFiles() {
  const cache = await caches.open(FILES_PREFIX + VERSION);
  const keep = async (name) => {
    const url = new URL(name, PAGE).href;
    const known = name.startsWith('assets/') ? await caches.match(url, { ignoreVary: true }) : undefined;
    const headers = name === './' ? { accept: 'text/html' } : {};
    const answer = known ?? (await fetch(new Request(url, { cache: 'no-cache', headers })));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(url, answer);
  };
  // A few at a time: the page is loading its own files meanwhile.
  const left = [...FILES];
  const worker = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await keep(name);
  };
  await Promise.all([worker(), worker(), worker()]);
}

/** Keeps the files of the version before: a tab with open work still runs it. */
async function begin() {
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES_PREFIX));
  const others = names.filter((name) => name !== FILES_PREFIX + VERSION);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function forget() {
  const names = (await caches.keys()).filter((name) => name.startsWith(DATA_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function page(request) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error('late')));
  const asked = fetch(request);
  try {
    const answer = await Promise.race([asked, late]);
    if (answer.status < 500) return answer;
    return (await keptFile(PAGE)) ?? answer;
  } catch {
    return (await keptFile(PAGE)) ?? asked;
  }
}

/** Of this version first: names without a hash are in the cache of the version before as well. */
async function keptFile(url) {
  const own = await caches.open(FILES_PREFIX + VERSION);
  return (await own.match(url, { ignoreVary: true })) ?? (await caches.match(url, { ignoreVary: true }));
}

async function file(event) {
  const { request } = event;
  const hashed = request.url.startsWith(`${PAGE}assets/`);
  const kept = hashed ? await keptFile(request.url) : undefined;
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok && hashed) {
      const copy = answer.clone();
      event.waitUntil(caches.open(FILES_PREFIX + VERSION).then((cache) => cache.put(request, copy)));
    }
    return answer;
  } catch (error) {
    const last = await keptFile(request.url);
    if (last) return last;
    throw error;
  }
}

/** Who asks, by the subject of the access token; nobody for calls of sign-in. The own profile is needed to open the app. */
function userOf(request) {
  const { pathname } = new URL(request.url);
  if (/\/auth\//.test(pathname) && !pathname.endsWith('/auth/me')) return undefined;
  const token = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return undefined;
  try {
    return JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/'))).sub;
  } catch {
    return undefined;
  }
}

/** What the server says; when it cannot be reached, what it said last, with the time of that in `x-kept-at`. */
async function data(event, user) {
  const { request } = event;
  const before = era;
  const name = DATA_PREFIX + user;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(keep(name, request.url, copy, () => before === era));
    }
    return answer;
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    const kept = await caches.open(name).then((cache) => cache.match(request.url, { ignoreVary: true }));
    if (kept) return kept;
    throw error;
  }
}

async function keep(name, url, answer, allowed) {
  const body = await answer.arrayBuffer();
  if (!allowed()) return;
  const headers = new Headers(answer.headers);
  headers.set('x-kept-at', new Date().toISOString());
  // The body is no longer packed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const cache = await caches.open(name);
  await cache.put(url, new Response(body, { status: answer.status, headers }));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  if (!allowed()) await caches.delete(name);
}
