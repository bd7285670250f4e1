import { Kbd as ChakraKbd } from '@chakra-ui/react';
import { Fragment } from 'react';

/** Keys of a shortcut, pressed together: `<Kbd keys={['Ctrl', 'K']} />`. */
export function Kbd({ keys }: { keys: string[] }) {
  return (
    <span dir="ltr">
      {keys.map((key, i) => (
        <Fragment key={key}>
          {i > 0 ? '\u2009' : null}
          <ChakraKbd>{key}</ChakraKbd>
        </Fragment>
      ))}
    </span>
  );
}
