import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { TourComment } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { FieldDetails } from '@/fields/FieldDetails';
import { RecordHistory } from '@/fields/onDemand';
import { text } from '@/fields/kinds';
import { statusOf } from '@/form/problem';
import { BinKeyLink } from '@/resources/bins/BinLink';
import { LocationKeyLink } from '@/resources/locations/LocationLink';
import { Section } from '@/table/DescriptionList';
import type { Rec, Resource } from '@/table/resource';
import { tabStop } from '@/table/useBackToTable';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SideDrawer } from '@/ui/dialogs';
import { SkeletonLines } from '@/ui/Skeletons';
import { onDemand } from '@/ui/onDemand';
import { AddStop } from './details/AddStop';
import { Disruptions } from './details/Disruptions';
import { Loads } from './details/Loads';
import { Timeline } from './details/Timeline';
import { tourDetails as messages } from './details/messages';
import { Overspills, Unplanned } from './details/EventGroups';
import type { Activity } from './model/activities';
import { stopMessages } from './stopMessages';
import { canWriteStops, useStopWrites } from './useStopWrites';
import { tourFields } from './fields';
import { tourMessages } from './messages';
import { useTourTitle } from './useTourTitle';
import { useActivities } from './useActivities';

/** Stops are in the history alone. */
const historyFields = {
  ...tourFields,
  stops: text(messages.plannedStops, { text: (keys) => String(keys).replaceAll(',', ', ') }),
};
// Nothing is changed here.
const history = { resource: { list: 'tours' } as Resource<Rec, unknown, never>, whyNot: undefined };
const DriverClash = onDemand(() => import('./details/DriverClash').then((m) => m.DriverClash));
const DriverLinks = onDemand(
  () => import('./details/DriverLinks').then((m) => m.DriverLinks),
  <SkeletonLines lines={3} />,
);

/** All about one tour; its address holds it open. */
export function TourDrawer({ id, open, onClose }: { id: number | undefined; open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { detail, activities, unplanned, quiet, unloadings, error, retry } = useActivities(id);
  const title = useTourTitle(detail?.tour);
  const gone = statusOf(error) === 404;
  const isOver = detail?.tour.status === 'completed' || detail?.tour.status === 'cancelled';
  const write = useStopWrites();
  const remove = ({ position, location_name, location_id }: Activity) => {
    if (!detail) return;
    const said = intl.formatMessage(stopMessages.removed, {
      place: location_name ?? location_id,
      tour: detail.tour.route_name,
    });
    const left = detail.stops.filter((stop) => stop.position !== position);
    void write(detail, left, said);
  };
  // What was shown of a tour that was deleted since is not true any more.
  const ready = !gone && detail && activities && unloadings;
  return (
    <SideDrawer open={open && id !== undefined} onClose={onClose} title={title} size="xl" fallbackFocus={tabStop}>
      {error && !ready ? (
        <ErrorState
          message={intl.formatMessage(gone ? tourMessages.notFound : messages.failed)}
          onRetry={gone ? undefined : retry}
        />
      ) : null}
      {!error && !ready ? <SkeletonLines lines={12} /> : null}
      {ready ? (
        <Flex direction="column" gap="6" pb="6">
          <FieldDetails
            fields={tourFields}
            record={detail.tour}
            label={intl.formatMessage(messages.keyFigures)}
            columns="repeat(auto-fill, minmax(8.5rem, 1fr))"
          />
          {detail.tour.details ? (
            <Section title={intl.formatMessage(messages.note)}>
              <Text>{detail.tour.details}</Text>
            </Section>
          ) : null}
          {detail.left_container_ids.length === 0 ? null : (
            <Section title={intl.formatMessage(messages.canWait)}>
              <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3">
                {detail.left_container_ids.map((key) => (
                  <li key={key}>
                    <BinKeyLink containerId={key} />
                  </li>
                ))}
              </Flex>
            </Section>
          )}
          {isOver ? null : (
            <Flex data-print="none" direction="column" gap="6">
              {detail.tour.driver_id ? <DriverClash tour={detail.tour} /> : null}
              <Disruptions tour={detail.tour} />
              <DriverLinks key={detail.tour.id} tourId={detail.tour.id} />
            </Flex>
          )}
          <Section title={intl.formatMessage(messages.unloadings)}>
            <Loads unloadings={unloadings} truck={detail.truck} />
          </Section>
          <Section title={intl.formatMessage(messages.comments)}>
            <Comments comments={detail.comments} />
          </Section>
          {quiet ? null : (
            <Section title={intl.formatMessage(messages.overspills)}>
              <Overspills activities={activities} unplanned={unplanned ?? []} />
            </Section>
          )}
          <Section
            title={intl.formatMessage(quiet && activities.length > 0 ? messages.plannedStops : messages.activities)}
          >
            {!quiet ? null : activities.length === 0 ? (
              <EmptyState picture="map">{intl.formatMessage(messages.noActivities)}</EmptyState>
            ) : (
              <Text color="muted" mb="3">
                {intl.formatMessage(messages.noActivities)}
              </Text>
            )}
            <Timeline activities={activities} onRemove={canWriteStops(detail) ? remove : undefined} />
            {isOver ? null : <AddStop detail={detail} />}
            {unplanned && unplanned.length > 0 ? <Unplanned events={unplanned} /> : null}
          </Section>
          <RecordHistory records={history} record={detail.tour} fields={historyFields} />
        </Flex>
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
          gridTemplateColumns="4.5rem minmax(0, 1fr)"
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
