import type { components } from '@/api/generated/server';
import { ProblemError } from '@/contract/problem.ts';
import { openContract } from '../http/contract.ts';
import type { Call } from '../http/handler.ts';

type Schemas = components['schemas'];

/** @throws 403 when the caller lacks the permission */
export function needs({ caller }: Pick<Call, 'caller'>, permission: Schemas['Permission']): void {
  if (!caller.permissions.has(permission)) throw new ProblemError(403, `This needs the permission ${permission}.`);
}

/** The query of a view as its list takes it; undefined where it does not. */
export async function askedOf(list: Schemas['ViewedList'], query: string): Promise<Call['query'] | undefined> {
  const { router, validator } = await openContract();
  const given = Object.fromEntries(new URLSearchParams(query));
  if (Object.values(given).some((value) => value.includes('\0'))) return undefined;
  const request = { method: 'get', path: `/api/${list}/`, headers: {}, query: given };
  const operation = router.matchOperation(request);
  if (!operation) return undefined;
  const parsed = router.parseRequest(request, operation);
  const { errors, coerced } = validator.validateRequest(parsed, operation);
  return errors ? undefined : (coerced?.query as Call['query']);
}
