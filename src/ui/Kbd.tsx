import { Kbd as ChakraKbd } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define';

/** What stands on keys that are labelled by language. */
const labels = defineMessages({
  Ctrl: { id: 'ui.key.ctrl', defaultMessage: 'Ctrl' },
  Shift: { id: 'ui.key.shift', defaultMessage: 'Shift' },
  Space: { id: 'ui.key.space', defaultMessage: 'Space' },
  Delete: { id: 'ui.key.delete', defaultMessage: 'Delete' },
});
const isLabelled = (key: string): key is keyof typeof labels => Object.hasOwn(labels, key);

/** Keys of a shortcut, pressed together: `<Kbd keys={['Ctrl', 'K']} />`. */
export function Kbd({ keys }: { keys: string[] }) {
  const intl = useIntl();
  return (
    <span dir="ltr">
      {keys.map((key, i) => (
        <Fragment key={key}>
          {i > 0 ? '\u2009' : null}
          <ChakraKbd>{isLabelled(key) ? intl.formatMessage(labels[key]) : key}</ChakraKbd>
        </Fragment>
      ))}
    </span>
  );
}
