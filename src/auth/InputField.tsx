import { chakra, createRecipeContext, useSlotRecipe, type InputProps } from '@chakra-ui/react';
import { useField, useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldErrors } from './messages';

// Chakra's Field and Input bring a text area that grows by itself, 5 kB that the sign-in page would wait for.
const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input');

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

/** A labelled input of a formik form. Its error shows once the form was sent. */
export function InputField({ name, label, help, aside, end, children, ...input }: InputFieldProps) {
  const id = useId();
  const intl = useIntl();
  const styles = useSlotRecipe({ key: 'field' })();
  const [field, meta] = useField<string>(name);
  const { submitCount } = useFormikContext();
  // Not on leaving the field: an error that appears under the pointer moves the button away from its click.
  const error = submitCount > 0 ? meta.error : undefined;
  const descriptor = error === undefined ? undefined : known.get(error);
  return (
    <chakra.div css={styles['root']}>
      <chakra.div display="flex" w="100%" alignItems="baseline" justifyContent="space-between" gap="2">
        <chakra.label htmlFor={id} css={styles['label']}>
          {label}
        </chakra.label>
        {aside}
      </chakra.div>
      <chakra.div position="relative" w="100%">
        <Input
          id={id}
          size="lg"
          pe={end ? '11' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? `${id}-text` : undefined}
          {...input}
          {...field}
        />
        {end}
      </chakra.div>
      {error ? (
        <chakra.div id={`${id}-text`} css={styles['errorText']} role="alert">
          <CircleAlert aria-hidden />
          {descriptor ? intl.formatMessage(descriptor) : error}
        </chakra.div>
      ) : help ? (
        <chakra.div id={`${id}-text`} css={styles['helperText']}>
          {help}
        </chakra.div>
      ) : null}
      {children}
    </chakra.div>
  );
}
