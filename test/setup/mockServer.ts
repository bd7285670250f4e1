import { faker } from '@faker-js/faker/locale/de';
import { getResponse, http, HttpResponse, type HttpHandler, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { getGetMeMockHandler } from '@/api/generated/auth/auth.msw';
import type { User } from '@/api/generated/dashboard.schemas';
import { getListTourDeviationsMockHandler } from '@/api/generated/deviations/deviations.msw';
import * as generated from '@/api/generated/index.msw';

/** Open, and silent: nobody else changes anything. */
const quietStream = http.get('*/api/events/stream', () => {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('id: 1\n\n')) });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
});

/** All tours go as planned. */
const onPlan = getListTourDeviationsMockHandler({ deviations: [] });

/** Of paths that fit the same request, as `/locations/levels` and `/locations/:id`, the one without a parameter goes first. */
const generatedHandlers = Object.values(generated)
  .flatMap((ofTag): HttpHandler[] => ofTag())
  .toSorted((a, b) => Number(String(a.info.path).includes('/:')) - Number(String(b.info.path).includes('/:')));

/** Method and first part of the path: asking every handler of the contract for each request is a tenth of what the tests of screens take. */
const family = (method: unknown, path: string) => `${String(method)} ${path.split('/api/')[1]?.split('/')[0]}`;

const ofContract = http.all('*/api/*', ({ request }) => {
  const asked = family(request.method, new URL(request.url).pathname);
  const mayTake = generatedHandlers.filter(({ info }) => family(info.method, String(info.path)) === asked);
  return getResponse(mayTake, request);
});

const worker = setupWorker(
  http.get('/mocked/nothing', () => new HttpResponse(null, { status: 204 })),
  quietStream,
  onPlan,
  ofContract,
);
const requests: string[] = [];
/** Ids of those that are not answered yet, but for streams. */
const open = new Set<string>();
const unhandled: string[] = [];
let started: Promise<unknown> | null = null;

worker.events.on('request:start', ({ request, requestId }) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/api/') || url.pathname === '/api/events/stream') return;
  open.add(requestId);
  requests.push(`${request.method} ${decodeURIComponent(url.pathname + url.search)}`);
});
worker.events.on('request:end', ({ requestId }) => void open.delete(requestId));

/**
 * Resolves when what the page has asked for is answered: the handlers of the next test would answer it otherwise, a log-in for example. A few rounds, since some handlers
 * never answer; a request of its own comes behind all that were sent before.
 */
export async function answered() {
  for (let round = 0; started && round < 10; round++) {
    await fetch('/mocked/nothing');
    if (open.size === 0) return;
  }
}

/** Takes back what a test has set; throws when one of its requests had no handler. */
export function endMockServer() {
  worker.resetHandlers();
  open.clear();
  requests.length = 0;
  const missed = unhandled.splice(0);
  if (missed.length > 0) throw new Error(`No handler took ${missed.join(', ')}`);
}

/** The generated handlers behind the page's own fetches: same replies each time; who is signed in is `me`. */
export async function mockServer(me: User | null, handlers: RequestHandler[]) {
  started ??= worker.start({
    quiet: true,
    onUnhandledRequest: (request) => {
      if (new URL(request.url).pathname.startsWith('/api/')) unhandled.push(`${request.method} ${request.url}`);
    },
  });
  await started;
  faker.seed(1);
  faker.setDefaultRefDate('2026-11-21T08:00:00Z');
  requests.length = 0;
  if (me) worker.use(getGetMeMockHandler({ user: me }));
  worker.use(...handlers);
  return { requests, use: (...more: RequestHandler[]) => worker.use(...more) };
}
