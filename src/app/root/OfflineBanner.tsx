import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { rootMessages } from '../messages';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Stays while the browser knows that it has no network. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <Box
          px="4"
          py="2"
          textAlign="center"
          textStyle="sm"
          colorPalette="warning"
          bg="colorPalette.subtle"
          borderBottomWidth="1px"
          borderColor="colorPalette.emphasized"
        >
          <FormattedMessage {...rootMessages.offline} />
        </Box>
      )}
    </div>
  );
}
