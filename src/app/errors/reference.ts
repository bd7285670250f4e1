import type { Problem } from '@/api/generated/dashboard.schemas';

interface Failure {
  response?: { status?: number; data?: Partial<Problem> };
  status?: number;
}

const references = new WeakMap<object, string>();
const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a report of this error can be found by: the server's reference if it has one, else one that is logged here. */
export function referenceOf(error: unknown): string {
  const given = (error as Failure | null)?.response?.data?.instance;
  if (given) return given.split(/[/:]/u).at(-1) ?? given;
  const key = typeof error === 'object' && error !== null ? error : new Error(String(error));
  const known = references.get(key);
  if (known) return known;
  const id = random();
  references.set(key, id);
  console.error(`[${id}]`, error);
  return id;
}

export function statusOf(error: unknown): number | undefined {
  const failure = error as (Failure & { name?: string; routerCode?: string; isNotFound?: boolean }) | null;
  if (failure?.name === 'NotPermitted') return 403;
  if (failure?.isNotFound) return 404;
  if (failure?.routerCode === 'VALIDATE_SEARCH' || failure?.routerCode === 'PARSE_PARAMS') return 400;
  return failure?.response?.status ?? failure?.status;
}
