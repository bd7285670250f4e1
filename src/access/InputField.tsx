import { Field, Input, type InputProps } from '@chakra-ui/react';
import { useField } from 'formik';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldErrors } from './messages';

const known = new Map<string, MessageDescriptor>(Object.values(fieldErrors).map((message) => [message.id, message]));

interface InputFieldProps extends Omit<InputProps, 'name'> {
  name: string;
  label: ReactNode;
  /** Below the input, until an error takes its place. */
  help?: ReactNode;
  /** Beside the label, at its end. */
  aside?: ReactNode;
  /** Over the input, at its end. */
  end?: ReactNode;
  children?: ReactNode;
}

/** A labelled input of a formik form. Its error shows once the field was left or the form sent. */
export function InputField({ name, label, help, aside, end, children, ...input }: InputFieldProps) {
  const intl = useIntl();
  const [field, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const descriptor = error === undefined ? undefined : known.get(error);
  return (
    <Field.Root invalid={Boolean(error)} disabled={input.disabled}>
      <Field.Label w="100%">
        {label}
        {aside}
      </Field.Label>
      {end ? (
        <span style={{ position: 'relative', width: '100%' }}>
          <Input size="lg" pe="11" {...input} {...field} />
          {end}
        </span>
      ) : (
        <Input size="lg" {...input} {...field} />
      )}
      {error ? (
        <Field.ErrorText role="alert">
          <CircleAlert aria-hidden />
          {descriptor ? intl.formatMessage(descriptor) : error}
        </Field.ErrorText>
      ) : help ? (
        <Field.HelperText>{help}</Field.HelperText>
      ) : null}
      {children}
    </Field.Root>
  );
}
