import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, vi } from 'vitest';
import type { Schemas, World } from './harness.ts';

export type ChangeEvent = Schemas['ChangeEvent'];

export interface Stream {
  status: number;
  headers: http.IncomingHttpHeaders;
  events: ChangeEvent[];
  /** All that came, comments too. */
  text(): string;
  lastId(): string | undefined;
  ended(): boolean;
  close(): void;
}

/** Opens the stream over a real connection and reads it. */
export async function stream(port: number, token: string, headers: Record<string, string> = {}): Promise<Stream> {
  const request = http.get({
    ...{ port, host: '127.0.0.1', path: '/api/events/stream', agent: false },
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  let text = '';
  let ended = false;
  const events: ChangeEvent[] = [];
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    events.splice(
      0,
      events.length,
      ...[...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data = '']) => JSON.parse(data) as ChangeEvent),
    );
  });
  response.on('close', () => (ended = true)).on('error', () => (ended = true));
  const opened: Stream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    text: () => text,
    lastId: () => [...text.matchAll(/^id: (\d+)\n/gm)].at(-1)?.[1],
    ended: () => ended,
    close: () => void request.destroy(),
  };
  if (opened.status === 200) await expect.poll(() => opened.lastId()).toBeDefined();
  return opened;
}

export async function listen(world: World): Promise<number> {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  return (world.app.server.address() as AddressInfo).port;
}

export const truck = { name: 'Test', capacity: 12, number_of_compartments: 2 };
export const heard = (one: Stream, resource: ChangeEvent['resource'], count = 1) =>
  vi.waitFor(
    () => expect(one.events.filter((event) => event.resource === resource).length).toBeGreaterThanOrEqual(count),
    {
      timeout: 5_000,
    },
  );
