import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getKeptAt, subscribeKept } from '@/api/kept';
import { rootMessages } from '../messages';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Stays while the browser knows that it has no network, or while the service worker answers for the server. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const keptAt = useSyncExternalStore(subscribeKept, getKeptAt, getKeptAt);
  const intl = useIntl();
  const time = keptAt && intl.formatDate(keptAt, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div role="status">
      {online && !time ? null : (
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
          {time ? (
            <FormattedMessage {...rootMessages.kept} values={{ online, time }} />
          ) : (
            <FormattedMessage {...rootMessages.offline} />
          )}
        </Box>
      )}
    </div>
  );
}
