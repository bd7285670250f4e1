import { Box, Flex, Text } from '@chakra-ui/react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { FieldDetails } from '@/fields/FieldDetails';
import { BinLife } from '@/resources/bins/BinLink';
import { NextTour } from '@/resources/tours/TourLink';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { useListNotifications } from '@/api/generated/reference/reference';
import { formatDateTime } from '@/i18n/dates';
import { skipText } from '@/i18n/skipReason';
import { ErrorState } from '@/ui/ErrorState';
import { LevelBar } from '@/ui/LevelBar';
import { SkeletonLines } from '@/ui/Skeletons';
import { StatusMark } from '@/ui/StatusMark';
import { Section } from '@/table/DescriptionList';
import { useCan } from '@/auth/useCan';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import { fillLevelMessages } from '@/i18n/domain';
import { ComplaintLink, ComplaintsLink } from '@/resources/complaints/ComplaintLink';
import { locationFields } from './fields';
import { LocationContainers } from './LocationContainers';
import { LocationMap } from './LocationMap';
import { locationDetails as messages } from './messages';

/** All about one location: first what decides, its levels. */
export function LocationDetails({ location }: { location: Location }) {
  const { white, green, brown } = location.container_site;
  const lastEmptied = location.containers
    .map((bin) => bin.last_emptied_at)
    .reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b), null);
  const counts = [
    ['11', white],
    ['12', green],
    ['13', brown],
  ] as const;
  return (
    <>
      <NextTour locationId={location.location_id} lastEmptied={lastEmptied} />
      <LocationContainers location={location} />
      <BinLife name={location.location_id} locationId={location.location_id} bins={location.containers} />
      <Box>
        <FieldDetails fields={locationFields} record={location} />
        <Flex gap="5" mt="4" wrap="wrap">
          {counts.map(([code, count]) => (
            <Flex key={code} align="center" gap="2">
              <GlassSwatch code={code} text="short" />
              <Text fontWeight="semibold" textStyle="tabular">
                <FormattedNumber value={count} />
              </Text>
            </Flex>
          ))}
        </Flex>
      </Box>
      <LocationMap location={location} />
      <LocationEvents location={location} />
      <LocationComplaints location={location} />
    </>
  );
}

/** What crews recorded here last. */
function LocationEvents({ location }: { location: Location }) {
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

/** What citizens reported of this location, newest first. */
function LocationComplaints({ location }: { location: Location }) {
  const intl = useIntl();
  const enabled = useCan('complaints:read');
  const { data, isLoading, isError, refetch } = useListComplaints(
    { location_id: location.location_id, sort: '-created_at', page_size: 5 },
    { query: { enabled } },
  );
  return (
    <Section title={intl.formatMessage(messages.complaints)}>
      {isLoading ? <SkeletonLines lines={3} /> : null}
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data?.total_routes === 0 ? <Text color="muted">{intl.formatMessage(messages.noComplaints)}</Text> : null}
      <Box as="ul" listStyleType="none" ps="0">
        {data?.complaints.map((complaint) => (
          <Flex as="li" key={complaint.id} py="2" gap="3" wrap="wrap" justify="space-between" borderTopWidth="1px">
            <ComplaintLink id={complaint.id} />
            <time dateTime={complaint.created_at}>{formatDateTime(intl, complaint.created_at)}</time>
            <GlassSwatch code={complaint.material_type} text="short" />
            <span>{intl.formatMessage(fillLevelMessages[complaint.reported_fill_level])}</span>
            <StatusMark status={complaint.status} />
          </Flex>
        ))}
      </Box>
      {data && data.total_routes > data.complaints.length ? (
        <ComplaintsLink locationId={location.location_id}>{intl.formatMessage(messages.allComplaints)}</ComplaintsLink>
      ) : null}
    </Section>
  );
}
