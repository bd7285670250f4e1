import { Flex, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { common } from '@/i18n/common';

/** While the session is restored or the code of a page is on its way, if that takes long. */
export function Pending() {
  return (
    <Flex role="status" justify="center" py="20" color="muted">
      <Spinner size="lg" />
      <VisuallyHidden>
        <FormattedMessage {...common.loading} />
      </VisuallyHidden>
    </Flex>
  );
}
