import { Alert } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FormStatus } from './useFormField';

/** A field with an error, or the first box of a group with one. */
const WRONG = '[aria-invalid=true], fieldset[data-invalid] input';

/** What keeps the form from being saved and is no field's fault; after a failed save the first wrong field gets the focus, or else this. */
export function FormFailure() {
  const { status, submitCount, isSubmitting } = useFormikContext();
  const { failure } = (status as FormStatus | undefined) ?? {};
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = root.current?.closest('form')?.querySelector<HTMLElement>(WRONG);
    (wrong ?? (failure ? root.current : null))?.focus();
  }, [submitCount, isSubmitting, failure]);
  return (
    <div ref={root} role="alert" tabIndex={-1} hidden={!failure}>
      {failure ? (
        <Alert.Root status="error">
          <Alert.Indicator>
            <CircleAlert aria-hidden />
          </Alert.Indicator>
          <Alert.Content>
            <Alert.Title>{failure}</Alert.Title>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </div>
  );
}
