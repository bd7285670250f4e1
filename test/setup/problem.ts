import { HttpResponse } from 'msw';
import type { FieldError } from '@/api/generated/dashboard.schemas';

interface Extra {
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  instance?: string;
  /** The record as it is now, of a 412. */
  current?: unknown;
}

/** A refusal as the contract words it; throw it from a generated handler: `getGetMeMockHandler(() => { throw problem(401) })`. */
export const problem = (status: number, { headers, ...extra }: Extra = {}) =>
  new HttpResponse(JSON.stringify({ type: 'about:blank', title: `Status ${status}`, status, ...extra }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
