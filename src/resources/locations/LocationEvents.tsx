import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { useListNotifications } from '@/api/generated/reference/reference';
import { formatDateTime } from '@/i18n/dates';
import { skipText } from '@/i18n/skipReason';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { LevelBar } from '@/ui/LevelBar';
import { SkeletonLines } from '@/ui/Skeletons';
import { StatusMark } from '@/ui/StatusMark';
import { Section } from '@/table/DescriptionList';
import { locationDetails as messages } from './messages';

/** What crews recorded here last. */
export function LocationEvents({ location }: { location: Location }) {
  const intl = useIntl();
  const { data, isPending, isError, refetch } = useListNotifications({ location_id: location.location_id, limit: 10 });
  const events = data?.notifications.route_events ?? [];
  return (
    <Section title={intl.formatMessage(messages.events)}>
      {isPending ? <SkeletonLines lines={3} /> : null}
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data && events.length === 0 ? <Text color="muted">{intl.formatMessage(messages.noEvents)}</Text> : null}
      <Box as="ul" listStyleType="none" ps="0">
        {events.map((event) => (
          <Box as="li" key={event.id} py="2" borderTopWidth="1px">
            <Flex gap="3" wrap="wrap" align="center" justify="space-between">
              <time dateTime={event.recorded_at}>{formatDateTime(intl, event.recorded_at)}</time>
              <GlassSwatch code={event.material_type} text="short" />
              <LevelBar level={event.level} compact />
              <StatusMark status={event.is_emptied ? 'emptied' : 'skipped'} />
            </Flex>
            {event.comment || event.reason ? (
              <Text textStyle="secondary" overflowWrap="anywhere">
                {skipText(intl, event)}
              </Text>
            ) : null}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
