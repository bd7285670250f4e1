import { chakra, createRecipeContext, useSlotRecipe, type InputProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

// Chakra's Field and Select bring what every signed-in page has: 35 kB that a phone in the street would wait for.
const ofInput = createRecipeContext({ key: 'input' }).withContext;
export const PlainInput = ofInput<HTMLInputElement, InputProps>('input');
export const PlainSelect = ofInput<HTMLSelectElement, InputProps>('select');
export const PlainTextarea = ofInput<HTMLTextAreaElement, InputProps>('textarea');

interface PlainFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** The input, with what ties it to its texts. */
  children: (tied: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label above, help below, the error in place of the help. */
export function PlainField({ label, help, error, children }: PlainFieldProps) {
  const id = useId();
  const styles = useSlotRecipe({ key: 'field' })();
  const text = `${id}-text`;
  return (
    <chakra.div css={styles['root']}>
      <chakra.label htmlFor={id} css={styles['label']}>
        {label}
      </chakra.label>
      {children({
        id,
        'aria-describedby': (error ?? help) ? text : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <chakra.div id={text} css={styles['errorText']} role="alert">
          {error}
        </chakra.div>
      ) : help ? (
        <chakra.div id={text} css={styles['helperText']}>
          {help}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
