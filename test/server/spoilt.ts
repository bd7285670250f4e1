import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Json = Record<string, unknown>;
interface Exchange {
  method: string;
  url: URL;
  /** Answer of the reference server, to be spoilt. */
  status: number;
  body: Json | undefined;
  authorized: boolean;
}
export type Spoil = (exchange: Exchange) => { status?: number; body?: unknown; location?: string } | undefined;

/** Takes away from a request what a backend pays no heed to. */
export type Ignore = (request: { method: string; url: URL; headers: Record<string, string> }) => void;

/**
 * A backend that responds as the reference server at `base` does, but for one fault.
 * @param visit is called with the URL of its API
 */
export async function spoilt<T>(
  base: string,
  spoil: Spoil,
  visit: (url: string) => Promise<T>,
  ignore: Ignore = () => undefined,
): Promise<T> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '', base);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers as Record<string, string>;
    ignore({ method: request.method ?? '', url, headers });
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
      redirect: 'manual',
    });
    if (answer.headers.get('content-type') === 'text/event-stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(':\n\n');
      return void answer.body?.cancel();
    }
    const text = await answer.text();
    const body = text === '' ? undefined : (JSON.parse(text) as Json);
    const given = spoil({
      method: request.method ?? '',
      url,
      status: answer.status,
      body,
      authorized: 'authorization' in headers,
    });
    const cookie = answer.headers.getSetCookie();
    const status = given?.status ?? answer.status;
    const out = given && 'body' in given ? given.body : body;
    const type = given?.status === 200 ? 'application/json' : (answer.headers.get('content-type') ?? '');
    response.writeHead(status, {
      ...(out === undefined ? {} : { 'content-type': type }),
      ...(cookie.length > 0 ? { 'set-cookie': cookie } : {}),
      ...(answer.headers.get('etag') ? { etag: answer.headers.get('etag') ?? '' } : {}),
      ...(given?.location ? { location: given.location } : {}),
    });
    response.end(out === undefined ? undefined : JSON.stringify(out));
  };
  const server = http.createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
