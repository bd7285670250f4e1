import type { FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/faults.ts';
import type { Db } from '../db/open.ts';
import type { Replica } from '../db/replica.ts';
import type { Caller, Services } from './handler.ts';

/** Lists and statistics, by how the contract names them. */
const isOfMany = /^(list|countViews)|Statistics?$/;

/** What the session has changed last: the replica is not read before it has that. */
const seenCookie = 'seen';

/** Lists and statistics are read from the replica, if it has seen what the reader has; else, and when it fails, from the database itself. */
export async function reading<T>(
  { db, replica }: Services,
  caller: Caller | undefined,
  operationId: string,
  request: FastifyRequest,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const may = caller && replica && request.method === 'GET' && isOfMany.test(operationId);
  const copy = may && (await replica.for(caller.customerId, request.cookies[seenCookie]));
  if (!copy) return work(db);
  try {
    return await work(copy);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    replica.failed(error);
    return work(db);
  }
}

/** A cookie with how far the replica has to be for who has just changed something. It says nothing about anybody. */
export async function seenOf(replica: Replica, { customerId }: Caller, { protocol }: FastifyRequest): Promise<string> {
  const at = await replica.after(customerId).catch(() => {
    replica.changed(customerId);
    return '';
  });
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${seenCookie}=${at}; Path=/; Max-Age=${at ? 600 : 0}; HttpOnly; SameSite=Strict${secure}`;
}
