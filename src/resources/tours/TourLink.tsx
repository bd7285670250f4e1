import { Box, Button, Flex, Text } from '@chakra-ui/react';

import { Truck } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MaterialCode, Tour } from '@/api/generated/dashboard.schemas';
import { useListNotifications } from '@/api/generated/reference/reference';
import { useListTours } from '@/api/generated/tours/tours';
import { formatDateTime, formatDay, today } from '@/i18n/dates';
import { SkeletonLines } from '@/ui/Skeletons';
import { TextLink } from '@/ui/links';
import { nextTourMessages as messages } from './messages';

interface NextTourProps {
  locationId: string;
  /** Only tours that collect it. */
  material?: MaterialCode;
  /** Emptied for the last time; leave out where it is shown elsewhere. */
  lastEmptied?: string | null;
}

/** Which tour comes to a location next, by its plan, and the last emptying. */
export function NextTour({ locationId, material, lastEmptied }: NextTourProps) {
  const intl = useIntl();
  const { data, isError, refetch } = useListTours({
    ...{ location_id: locationId, status: ['in_progress', 'planned'], sort: 'agenda', page_size: 5 },
    material_type: material && [material],
  });
  const isRunning = ({ status }: Tour) => status === 'in_progress';
  // A planned tour of a day that is over does not come any more.
  const ahead = data?.tours.filter((tour) => isRunning(tour) || tour.date >= today());
  // A tour under way may have been here already: the latest events tell.
  const running = ahead?.some(isRunning) ?? false;
  const visits = useListNotifications({ location_id: locationId, limit: 50 }, { query: { enabled: running } });
  const waits = running && visits.isPending;
  const been = new Set(running ? visits.data?.notifications.route_events.map(({ tour_id }) => tour_id) : []);
  const next = ahead?.find((tour) => !isRunning(tour) || !been.has(tour.id));
  return (
    <Flex layerStyle="card" gap="3" px="4" py="3" align="center">
      <Truck aria-hidden size="18" />
      <Box minW="0" flex="1">
        {isError ? (
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {intl.formatMessage(messages.failed)}
          </Button>
        ) : !data || waits ? (
          <SkeletonLines lines={1} />
        ) : (
          <Text>
            {intl.formatMessage(messages.next)} {next ? <Named tour={next} /> : intl.formatMessage(messages.none)}
          </Text>
        )}
        {lastEmptied === undefined ? null : (
          <Text textStyle="secondary">
            {lastEmptied
              ? intl.formatMessage(messages.emptied, { time: formatDateTime(intl, lastEmptied) })
              : intl.formatMessage(messages.neverEmptied)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

function Named({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const day = tour.status === 'in_progress' ? intl.formatMessage(messages.now) : formatDay(intl, tour.date);
  return (
    <>
      <TextLink to="/tours" search={{ id: tour.id, details: true }} fontWeight="medium">
        {tour.route_name}
      </TextLink>
      , {day}
    </>
  );
}
