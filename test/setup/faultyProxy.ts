import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Share of the calls that meet each fault; the rest goes through. Each list is read from its start. */
const FAULTS = [
  ['refused', 0.05],
  ['gateway', 0.02],
  ['cut', 0.015],
  // The server has done it, and nobody is told.
  ['unheard', 0.015],
  ['timeout', 0.05],
  ['slow', 0.05],
] as const;

export type Fault = (typeof FAULTS)[number][0];

/** What a caller waits for here stands for a gateway's limit, which no test could wait for. Milliseconds. */
const TIMEOUT_MS = 700;
const SLOW_MS = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A way to the product that can be spoilt: a proxy in front of it. While `faulty` is set, calls under `/api/` meet faults, chosen by
 * `random`; while `gone` is set nothing comes through, to a service worker neither, and with a `status` everything is
 * answered with that, as by a gateway whose server is away. Until the time `busyUntil`, in milliseconds since 1970, calls under `/api/` are told to come back in a second. Each response is `delay` milliseconds late. `rewrite` holds other texts for files, by their path.
 */
export async function faultyProxy(target: string, random: () => number = Math.random) {
  const state = {
    faulty: false,
    gone: false,
    status: 0,
    busyUntil: 0,
    delay: 0,
    calls: 0,
    /** The most files that were asked for at once. */
    most: 0,
    met: {} as Partial<Record<Fault, number>>,
  };
  const rewrite = new Map<string, (text: string) => string>();

  const choose = (url: string): Fault | undefined => {
    if (!state.faulty || !url.startsWith('/api/')) return undefined;
    state.calls += 1;
    let left = random();
    const fault = FAULTS.find(([, share]) => (left -= share) < 0)?.[0];
    if (fault) state.met[fault] = (state.met[fault] ?? 0) + 1;
    return fault;
  };

  const forward = (request: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method } = request;
      const headers = { ...request.headers };
      // What is changed on its way must not be packed, and is never the same as before.
      if (rewrite.has(request.url ?? ''))
        for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
      const call = http.request(target + request.url, { method, headers, agent: false }, resolve);
      call.on('error', reject).end(body);
    });

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    // On a connection that is used again a browser takes a cut for an old one, and sends even a POST a second time.
    response.setHeader('connection', 'close');
    if (state.gone) return response.destroy();
    if (state.delay) await pause(state.delay);
    if (Date.now() < state.busyUntil && request.url?.startsWith('/api/')) {
      state.calls += 1;
      return response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' }).end('{}');
    }
    if (state.status) return response.writeHead(state.status, { 'content-type': 'text/html' }).end('<h1>Away</h1>');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = choose(request.url ?? '');
    if (fault === 'cut') return response.destroy();
    if (fault === 'timeout') {
      await pause(TIMEOUT_MS);
      return response.writeHead(504).end();
    }
    if (fault === 'gateway')
      return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    if (fault === 'refused') {
      const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503 };
      return response.writeHead(503, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    }
    if (fault === 'slow') await pause(SLOW_MS);
    const answer = await forward(request, Buffer.concat(chunks));
    if (fault === 'unheard') {
      answer.resume().on('end', () => response.destroy());
      return undefined;
    }
    const change = rewrite.get(request.url ?? '');
    const { connection: _, 'keep-alive': _alive, 'content-length': length, ...headers } = answer.headers;
    response.writeHead(
      answer.statusCode ?? 502,
      change || !length ? headers : { ...headers, 'content-length': length },
    );
    return change ? response.end(change(await text(answer))) : answer.pipe(response);
  };

  let asked = 0;
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith('/assets/')) {
      asked += 1;
      state.most = Math.max(state.most, asked);
      response.on('close', () => (asked -= 1));
    }
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Set `faulty` or `gone` to begin; `calls` and `met` count what has passed since. */
    state,
    rewrite,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
