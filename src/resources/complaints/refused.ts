import type { IntlShape } from 'react-intl';
import type { Problem } from '@/api/generated/dashboard.schemas';
import { problemOf } from '@/form/problem';
import { placeMessages } from './messages';

interface Failed {
  response: { status: number; data: Problem };
}

/**
 * A failed create as the form reads it: the call takes a bare array, so the server names `0.location_id` what the form
 * calls `complaints.0.location_id`. `places` says which entry of the form each one sent was. The form sends no entry
 * without a location, so a refused location is one that is not known.
 */
export function refusedEntries(error: unknown, places: readonly number[], intl: IntlShape): unknown {
  const problem = problemOf(error);
  if (!problem?.errors) return error;
  const errors = problem.errors.map(({ path, message }) => {
    const [, sent = '', field = ''] = /^(?:body\.)?(\d+)\.(.+)$/u.exec(path) ?? [];
    if (!field) return { path, message };
    return {
      path: `complaints.${places[Number(sent)] ?? sent}.${field}`,
      message: field === 'location_id' ? intl.formatMessage(placeMessages.notFound) : message,
    };
  });
  const { response } = error as Failed;
  return { response: { ...response, data: { ...problem, errors } } };
}
