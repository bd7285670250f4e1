import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TourComment } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { LocationKeyLink } from '@/resources/locations/reference';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SideDrawer } from '@/ui/SideDrawer';
import { SkeletonLines } from '@/ui/Skeletons';
import { EventLine } from './details/EventLine';
import { Facts } from './details/Facts';
import { Loads } from './details/Loads';
import { Timeline } from './details/Timeline';
import { tourDetails as messages } from './messages';
import { useActivities } from './useActivities';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt="7" aria-label={title}>
      <Heading as="h3" textStyle="section" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** All about one tour; its address holds it open. */
export function TourDrawer({ id, open, onClose }: { id: number | undefined; open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { detail, activities, unplanned, unloadings, error, retry } = useActivities(open ? id : undefined);
  const title = intl.formatMessage(messages.title, { name: detail?.tour.route_name ?? '…' });
  const ready = detail && activities && unloadings;
  const quiet = activities?.every(({ events }) => events.length === 0) && unplanned?.length === 0;
  return (
    <SideDrawer open={open && id !== undefined} onClose={onClose} title={title} size="xl">
      {error && !ready ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!error && !ready ? <SkeletonLines lines={12} /> : null}
      {ready ? (
        <>
          <Facts tour={detail.tour} />
          {detail.tour.details ? (
            <Section title={intl.formatMessage(messages.note)}>
              <Text>{detail.tour.details}</Text>
            </Section>
          ) : null}
          <Section title={intl.formatMessage(messages.unloadings)}>
            <Loads unloadings={unloadings} truck={detail.truck} />
          </Section>
          <Section title={intl.formatMessage(messages.comments)}>
            <Comments comments={detail.comments} />
          </Section>
          <Section title={intl.formatMessage(messages.activities)}>
            {quiet ? <EmptyState picture="map">{intl.formatMessage(messages.noActivities)}</EmptyState> : null}
            <Timeline activities={activities} />
            {unplanned && unplanned.length > 0 ? (
              <Box as="section" aria-label={intl.formatMessage(messages.unknownLocation)}>
                <Text fontWeight="semibold">{intl.formatMessage(messages.unknownLocation)}</Text>
                {unplanned.map((event) => (
                  <EventLine key={event.id} event={event} />
                ))}
              </Box>
            ) : null}
          </Section>
        </>
      ) : null}
    </SideDrawer>
  );
}

function Comments({ comments }: { comments: readonly TourComment[] }) {
  const intl = useIntl();
  if (comments.length === 0) return <Text color="muted">{intl.formatMessage(messages.noComments)}</Text>;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="2">
      {comments.map(({ recorded_at, location_id, text }) => (
        <Box
          as="li"
          key={`${recorded_at} ${location_id} ${text}`}
          display="grid"
          gridTemplateColumns="3.5rem minmax(0, 1fr)"
        >
          <Text textStyle="tabular" color="muted">
            {formatTime(intl, recorded_at)}
          </Text>
          <Text overflowWrap="anywhere">
            {text} {location_id ? <LocationKeyLink locationId={location_id} /> : null}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
