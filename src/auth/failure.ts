import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '@/api/generated/dashboard.schemas';
import { isAway } from '@/api/offlineCache';
import { failureMessages, fieldErrors, refusalMessages } from './messages';

interface Failed {
  response?: { status: number; data?: Partial<Problem>; headers?: Record<string, unknown> };
}

export interface Failure {
  message: MessageDescriptor;
  values?: Record<string, number>;
}

const FIELD_CODES: Record<string, string> = {
  current_password: fieldErrors.currentWrong.id,
  code: fieldErrors.codeWrong.id,
};

/** Why the server refuses a value, by the code it names. */
const REASONS = new Map(Object.entries(refusalMessages).map(([code, { id }]) => [code, id]));

/** Errors that belong to a field, by its name: ours where we have words for it in each language, else the server's. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { response } = error as Failed;
  if (response?.status !== 422 && response?.status !== 400) return {};
  return Object.fromEntries(
    (response.data?.errors ?? []).map(({ path, message, code = '' }) => [
      path,
      REASONS.get(code) ?? FIELD_CODES[path] ?? message,
    ]),
  );
}

/** What to say about a failed call of a sign-in form; `on401` is what a refusal means there. */
export function failureOf(error: unknown, on401: MessageDescriptor = failureMessages.credentials): Failure {
  const { response } = error as Failed;
  if (response?.status === 401) return { message: on401 };
  if (response?.status === 429) {
    const seconds = Number(response.headers?.['retry-after'] ?? 60);
    return { message: failureMessages.tooMany, values: { minutes: Math.max(1, Math.ceil(seconds / 60)) } };
  }
  // The server itself says when to come back; a proxy without a server does not.
  if (response?.status === 503 && response.headers?.['retry-after']) return { message: failureMessages.busy };
  if (!response || isAway(error)) return { message: failureMessages.unreachable };
  return { message: response.status >= 500 ? failureMessages.server : failureMessages.unknown };
}
