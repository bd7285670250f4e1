import { isDeepStrictEqual } from 'node:util';
import { at } from './client.ts';

/** In the keys of all records that a walk creates, so that two walks never meet. */
export const stamp = Date.now().toString(36);

/** What was sent must come back. */
export function differences(record: unknown, sent: Record<string, unknown>): string[] {
  return Object.entries(sent)
    .filter(([name, value]) => !isDeepStrictEqual(at(record, name), value))
    .map(([name, value]) => `${name} is ${JSON.stringify(at(record, name))} after ${JSON.stringify(value)} was sent`);
}
