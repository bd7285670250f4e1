import { useFormik, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { failureOf, fieldErrorsOf, type Failure } from './failure';

interface AccessForm<Values> {
  initialValues: Values;
  /** Errors by field; may arrive later. */
  validate: (values: Values) => object | Promise<object>;
  onSubmit: (values: Values) => Promise<unknown>;
  /** What a 401 means in this form; wrong credentials unless given. */
  on401?: MessageDescriptor;
  /** After success: keep what was typed as the new start, or empty the form. */
  after?: 'keep' | 'empty';
}

/** A form of sign-in or profile: a refusal shows at the fields it names, else as `failure`; the first wrong field gets the focus, or the button that lost it. */
export function useAccessForm<Values extends FormikValues>(options: AccessForm<Values>) {
  const { initialValues, validate, onSubmit, on401, after } = options;
  const [failure, setFailure] = useState<Failure | null>(null);
  const ref = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validateOnBlur: false,
    validate,
    onSubmit: async (values, { setErrors, resetForm }) => {
      setFailure(null);
      try {
        await onSubmit(values);
        if (after) resetForm({ values: after === 'empty' ? initialValues : values });
      } catch (error) {
        const atFields = fieldErrorsOf(error);
        if (Object.keys(atFields).length > 0) setErrors(atFields as object);
        else setFailure(failureOf(error, on401));
      }
    },
  });
  const { isSubmitting, submitCount } = formik;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    // The button was disabled meanwhile, which takes the focus away.
    const lost = document.activeElement === document.body;
    (find('[aria-invalid=true]') ?? (lost ? find('[type=submit]') : null))?.focus();
  }, [isSubmitting, submitCount]);
  return { formik, failure, ref };
}
