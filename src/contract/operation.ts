import type { operations } from '@/api/generated/server';

export type OperationId = keyof operations;
export type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Given<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;

/** A checked request of an operation: parameters coerced, defaults set. */
export interface Asked<O extends OperationId> {
  params: Given<operations[O]['parameters']['path']>;
  query: Given<operations[O]['parameters']['query']>;
  body: operations[O] extends { requestBody: infer B } ? Json<NonNullable<B>> : undefined;
}
