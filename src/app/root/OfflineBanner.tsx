import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getReach, subscribeReach } from '@/api/offlineCache';
import { rootMessages } from '../messages';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Stays while the browser knows that it has no network, or while the server is away. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { isAway, cachedAt } = useSyncExternalStore(subscribeReach, getReach, getReach);
  const intl = useIntl();
  const time = cachedAt && intl.formatDate(cachedAt, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div role="status">
      {online && !isAway ? null : (
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
            <FormattedMessage {...rootMessages.cached} values={{ online, time }} />
          ) : (
            <FormattedMessage {...rootMessages.offline} values={{ online }} />
          )}
        </Box>
      )}
    </div>
  );
}
