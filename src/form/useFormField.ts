import { getIn, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { isSaid } from './rules';

/** What the server has said of a field, and the value it said it of. */
export interface Refusal {
  text: string;
  value: unknown;
}
export interface FormStatus {
  refusals?: Record<string, Refusal>;
  /** What went wrong that is no field's fault. */
  failure?: string;
}

/** A field of the surrounding form: its value, the error to show, and how to change it. */
export function useFormField<T>(name: string) {
  const intl = useIntl();
  const { values, errors, touched, status, setFieldValue, setFieldTouched } =
    useFormikContext<Record<string, unknown>>();
  const value = getIn(values, name) as T;
  const refusal = (status as FormStatus | undefined)?.refusals?.[name];
  const failed = getIn(touched, name) ? (getIn(errors, name) as unknown) : undefined;
  // A refusal is shown until the value it was about is changed.
  const refused = refusal && refusal.value === value ? refusal.text : undefined;
  const error = isSaid(failed)
    ? intl.formatMessage(failed.message, failed.values)
    : typeof failed === 'string'
      ? failed
      : refused;
  return {
    value,
    error,
    setValue: (next: T) => void setFieldValue(name, next),
    /** The value of a field that reports it when it is done: wrong ones show at once. */
    finish: (next: T) => {
      void setFieldTouched(name, true, false);
      void setFieldValue(name, next);
    },
    onBlur: () => void setFieldTouched(name, true),
  };
}
