import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { rootMessages } from '../messages';

/** The first stop of Tab: past the navigation. It is no link, since the router owns the URL. */
export function SkipLink() {
  return (
    <chakra.button
      type="button"
      data-print="none"
      position="fixed"
      top="-20"
      insetStart="3"
      zIndex="skipNav"
      px="3"
      py="2"
      layerStyle="raised"
      fontWeight="medium"
      _focus={{ top: '2' }}
      onClick={() => document.getElementById('main')?.focus()}
    >
      <FormattedMessage {...rootMessages.skip} />
    </chakra.button>
  );
}
