import { faker } from '@faker-js/faker/locale/de';
import { getResponse, HttpResponse, type HttpHandler } from 'msw';
import * as generated from '@/api/generated/index.msw';
import { GENERATED, type Operation } from '@/contract/contract';
import type { Collection } from './collections/collection';
import { ProblemError } from '@/contract/problem';
import type { Row } from './state/store';

/** A path with its parameters unnamed: the generated handlers spell them in their own way. */
const shapeOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, ':');

const handlers = new Map(
  Object.values(generated)
    .flatMap((ofTag): HttpHandler[] => ofTag())
    .map((handler) => [`${String(handler.info.method)} ${shapeOf(String(handler.info.path))}`, handler]),
);

/**
 * What the generated handler of an operation responds; the same address gets the same data.
 * @param address path and query below the API
 */
export async function generatedResponse(
  { id, method, path }: Operation,
  address: string,
  seed: number,
  now: Date,
): Promise<Response> {
  const handler = handlers.get(`${method} ${shapeOf(`*/api${path}`)}`);
  if (!handler) throw new ProblemError(501, `There is no generated handler of ${id}. Run npm run generate.`);
  faker.seed([...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, seed));
  faker.setDefaultRefDate(now);
  const response = await getResponse([handler], new Request(`http://mock.test/api${address}`, { method }));
  response?.headers.set(GENERATED, 'true');
  return response ?? HttpResponse.error();
}

/** Rows for a list that the demo world does not have: generated, told apart, and in areas that there are. */
export async function generatedRows({ name, key, fields, list }: Collection, seed: number, now: Date): Promise<Row[]> {
  const byKey = new Map<unknown, Row>();
  for (const page of [1, 2, 3]) {
    const response = await generatedResponse(list, `${list.path}?page=${page}`, seed, now);
    const body = (await response.json()) as Record<string, Row[]>;
    for (const row of body[name] ?? []) byKey.set(key ? row[key] : row, row);
  }
  const areas = Object.keys(fields).filter((field) => field.endsWith('disposition_area_id'));
  return [...byKey.values()].map((row, index) => ({
    ...row,
    ...Object.fromEntries(areas.map((field) => [field, row[field] === null ? null : (index % 5) + 1])),
    ...{ id: index + 1, customer_id: 1 },
  }));
}
