import { getIn } from 'formik';
import type { IntlShape } from 'react-intl';
import type { Problem } from '@/api/generated/dashboard.schemas';
import { formMessages } from './messages';
import { problemOf, statusOf } from './problem';
import type { FormStatus } from './useFormField';

/**
 * What a failed save says to the form: refusals at their fields (`errors[].path` of the problem; 409 of a key in the user's words),
 * everything else above the buttons. `values` are those that were sent, `fields` the names the form shows.
 */
export function refusalsOf(error: unknown, values: object, fields: readonly string[], intl: IntlShape): FormStatus {
  const status = statusOf(error);
  const problem = problemOf(error);
  const refusals: NonNullable<FormStatus['refusals']> = {};
  const others: string[] = [];
  for (const { path, message } of problem?.errors ?? []) {
    const name = path.replace(/^body\./u, '');
    const value = getIn(values, name) as unknown;
    const text =
      status === 409 && message !== problem?.detail
        ? intl.formatMessage(formMessages.taken, { value: String(value) })
        : intl.formatMessage(formMessages.refused, { reason: message });
    if (fields.includes(name.split('.')[0] ?? name)) refusals[name] = { text, value };
    else others.push(message);
  }
  if (Object.keys(refusals).length > 0 && others.length === 0) return { refusals };
  const more = others.filter((one) => one !== problem?.detail);
  return { refusals, failure: [failure(status, problem, intl), ...more].join(' ') };
}

function failure(status: number, problem: Problem | null, intl: IntlShape): string {
  const detail = problem?.detail;
  if (status === 0) return intl.formatMessage(formMessages.offline);
  // A reason of its own is no matter of the role.
  if (status === 403 && !problem?.errors) return intl.formatMessage(formMessages.forbidden);
  if (status === 404) return intl.formatMessage(formMessages.gone);
  if (status < 500 && detail) return intl.formatMessage(formMessages.refused, { reason: detail });
  return intl.formatMessage(formMessages.failed);
}

/**
 * For forms that make several records: puts what a failed call says of these properties at those below `name` in the form, as in
 * `containers.2.key`. Returns what it says, or undefined where nothing is said of a field.
 */
export function errorsBelow(error: unknown, name: string, properties: readonly string[]) {
  const errors = problemOf(error)?.errors;
  for (const one of errors ?? []) {
    const path = one.path.replace(/^body\./u, '');
    if (properties.includes(path)) one.path = `${name}.${path}`;
  }
  return errors?.length ? errors : undefined;
}
