import { Button, Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getReach, subscribeReach } from '@/api/offlineCache';
import { subscribeClock, wrongClock } from '@/api/serverClock';
import { common } from '@/i18n/common';
import { askServer } from '../followServer';
import { rootMessages } from '../messages';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Stays while the browser knows that it has no network, while the server is away, then with the one way to try again, or while the device's clock is wrong. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { isAway, cachedAt } = useSyncExternalStore(subscribeReach, getReach, getReach);
  const clock = useSyncExternalStore(subscribeClock, wrongClock, wrongClock);
  const intl = useIntl();
  const timeOf = (moment: string | number) => intl.formatDate(moment, { dateStyle: 'short', timeStyle: 'short' });
  const time = cachedAt && timeOf(cachedAt);
  const isLost = !online || isAway;
  return (
    <div role="status">
      {!isLost && !clock ? null : (
        <Flex
          align="center"
          justify="center"
          wrap="wrap"
          gap="3"
          px="4"
          py="2"
          colorPalette="warning"
          bg="colorPalette.subtle"
          borderBottomWidth="1px"
          borderColor="colorPalette.emphasized"
        >
          <Text textStyle="sm" textAlign="center">
            {!isLost && clock ? (
              <FormattedMessage
                {...rootMessages.clock}
                values={{ here: timeOf(clock.here), there: timeOf(clock.there) }}
              />
            ) : time ? (
              <FormattedMessage {...rootMessages.cached} values={{ online, time }} />
            ) : (
              <FormattedMessage {...rootMessages.offline} values={{ online }} />
            )}
          </Text>
          {online && isLost ? (
            <Button size="xs" variant="outline" onClick={askServer}>
              <FormattedMessage {...common.retry} />
            </Button>
          ) : null}
        </Flex>
      )}
    </div>
  );
}
