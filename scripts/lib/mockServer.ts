import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { getResponse, type RequestHandler } from 'msw';
import { readContract } from '../../src/contract/contract';
import { handlersOf } from '../../src/mocks/respond';
import { createMock, type Mock, type MockOptions } from '../../src/mocks/mock';
import { scenarioOf } from '../../src/mocks/scenarios';

interface Options extends Omit<MockOptions, 'contract'> {
  /** Text of `openapi/dashboard.yaml`. */
  contract: string;
  /** 0 takes a free one. */
  port: number;
  host?: string;
  onMail?: (mail: { to: string; code: string }) => void;
}

/** Larger bodies are cut off: the mocks refuse them anyway. */
const bodyLimit = 4 * 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= bodyLimit) parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Any page may call: a mock has no secrets. With credentials a browser wants its origin named. */
function openToAll(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, if-match, x-mock-scenario, x-mock');
  response.setHeader('access-control-expose-headers', 'etag, retry-after');
  response.setHeader('vary', 'origin');
}

async function respond(handlers: RequestHandler[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  openToAll(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const { method = 'GET' } = request;
  const sent = method === 'GET' || method === 'HEAD' ? Buffer.of() : await bodyOf(request);
  const body = sent.length > 0 ? new Uint8Array(sent) : null;
  const url = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
  const given = await getResponse(handlers, new Request(url, { method, headers, body }));
  if (!given) return void response.writeHead(404).end();
  // `HttpResponse.error()`: no response at all.
  if (given.type === 'error') return void request.socket.destroy();
  response.statusCode = given.status;
  for (const [name, value] of given.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = given.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (!given.body) return void response.end();
  // A client that goes ends what is streamed to it.
  const stream = Readable.fromWeb(given.body as WebStream);
  response.once('close', () => stream.destroy());
  stream.pipe(response);
}

/** Starts the mocks as an HTTP server. @returns its address without a slash at the end, the mock, and what ends it */
export async function serveMock({ contract, port, host = '127.0.0.1', onMail, ...options }: Options) {
  const mock: Mock = createMock({ ...options, contract: readContract(contract) });
  await mock.store(scenarioOf(mock.settings.scenario).world ?? 'typical');
  const handlers = handlersOf(mock);
  const told = { mails: 0 };
  const server = http.createServer((request, response) => {
    respond(handlers, request, response)
      .catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      })
      .finally(() => {
        for (const mail of mock.accounts.mails.slice(told.mails)) onMail?.(mail);
        told.mails = mock.accounts.mails.length;
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${host}:${taken}`, mock, stop };
}
