import type { AxiosError } from 'axios';
import type { PreconditionProblem, Problem } from '@/api/generated/dashboard.schemas';

/** The problem in a failed call, or null where no response came. */
export function problemOf(error: unknown): Problem | null {
  const data = (error as Partial<AxiosError<Partial<Problem>>> | null)?.response?.data;
  return data && typeof data === 'object' && typeof data.status === 'number' ? (data as Problem) : null;
}

/** HTTP status of a failed call; 0 where no response came. */
export const statusOf = (error: unknown): number => (error as Partial<AxiosError> | null)?.response?.status ?? 0;

/** Whether a record that was asked for is no more, or no longer this user's to see: what was seen of it before does not count. */
export const isLost = (error: unknown): boolean => [403, 404].includes(statusOf(error));

/** The record as it is now, of a call that was refused because somebody was faster (412). */
export function currentOf<R>(error: unknown): R | null {
  const problem = statusOf(error) === 412 ? (problemOf(error) as PreconditionProblem | null) : null;
  return (problem?.current as R | undefined) ?? null;
}

/** Request options that make a write fail with 412 if the record has changed since it was read. */
export const ifMatch = (record: { updated_at: string }) => ({ headers: { 'If-Match': `"${record.updated_at}"` } });
