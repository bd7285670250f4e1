import { Box, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetDistanceMatrix } from '@/api/generated/locations/locations';
import { useCan } from '@/auth/useCan';
import { formatTime } from '@/i18n/dates';
import { formatDistance } from '@/i18n/format';
import { bandOf } from '@/map/level';
import { StopMark } from '@/map/marks';
import { LocationKeyLink } from '@/resources/locations/LocationLink';
import { IconButton } from '@/ui/IconButton';
import { MotionItem } from '@/ui/MotionList';
import { tourDetails as messages } from './messages';
import { stopMessages } from '../stopMessages';
import { stopStateOf } from '../model/mapStops';
import { pairsOf, type Activity } from '../model/activities';
import { StopStatus } from '../StopStatus';
import { EventLine } from './EventLine';

/** Metres from each stop to the next, with how they were found. */
function useDistances(activities: readonly Activity[]) {
  const pairs = useMemo(() => pairsOf(activities), [activities]);
  const { data } = useGetDistanceMatrix({ pairs: pairs ?? '' }, { query: { enabled: pairs !== undefined } });
  return useMemo(() => new Map(data?.distance_matrix.map((row) => [`${row.from}:${row.to}`, row])), [data]);
}

/** Takes a stop that is still ahead out of the tour. */
type Removing = (activity: Activity) => void;

/** The stops of a tour in order: what was found and done at each, and how far it is to the next. */
export function Timeline({ activities, onRemove }: { activities: readonly Activity[]; onRemove?: Removing }) {
  const intl = useIntl();
  const distances = useDistances(activities);
  return (
    <Box as="ol" aria-label={intl.formatMessage(messages.activities)} listStyleType="none">
      {activities.map((activity, index) => {
        const next = activities[index + 1];
        const distance = distances.get(`${activity.location_id}:${next?.location_id}`);
        return (
          <MotionItem key={activity.position} index={index}>
            <Box display="grid" gridTemplateColumns="2rem minmax(0, 1fr)" columnGap="3" data-stop={activity.position}>
              <Flex direction="column" align="center">
                <StopMark state={stopStateOf(activity)} band={bandOf(activity.level)} n={activity.position} size={26} />
                {next ? <Box flex="1" w="1px" bg="border.strong" mt="1" /> : null}
              </Flex>
              <Box pb="4" minW="0">
                <Stop activity={activity} onRemove={onRemove} />
                {distance ? (
                  <Text textStyle="secondary" mt="2">
                    {intl.formatMessage(distance.mode === 'estimate' ? messages.toNextEstimate : messages.toNext, {
                      distance: formatDistance(intl, distance.distance_m),
                    })}
                  </Text>
                ) : null}
              </Box>
            </Box>
          </MotionItem>
        );
      })}
    </Box>
  );
}

function Stop({ activity, onRemove }: { activity: Activity; onRemove: Removing | undefined }) {
  const intl = useIntl();
  const mayWrite = useCan('tours:write');
  const { location_id, location_name, planned_at, state, events } = activity;
  const [first] = events;
  const time = first
    ? formatTime(intl, first.recorded_at)
    : planned_at
      ? intl.formatMessage(messages.plannedAt, { time: formatTime(intl, planned_at) })
      : undefined;
  return (
    <>
      <Flex justify="space-between" gap="3" align="baseline" wrap="wrap">
        <Text fontWeight="semibold" minW="0" overflowWrap="anywhere">
          {location_name ?? intl.formatMessage(messages.unknownLocation)}
        </Text>
        <Text textStyle="tabular" color="muted" flex="none">
          {time}
        </Text>
      </Flex>
      <Flex gap="3" textStyle="secondary" wrap="wrap" align="center">
        {location_id ? <LocationKeyLink locationId={location_id} /> : null}
        <StopStatus activity={activity} />
        {onRemove && state === 'planned' && events.length === 0 ? (
          <IconButton
            data-print="none"
            size="xs"
            ms="auto"
            label={intl.formatMessage(stopMessages.remove, { place: location_name ?? location_id })}
            disabled={!mayWrite}
            hint={mayWrite ? undefined : intl.formatMessage(messages.noWrite)}
            onClick={() => onRemove(activity)}
          >
            <X aria-hidden />
          </IconButton>
        ) : null}
      </Flex>
      {events.length > 0 ? (
        <Box as="ul" listStyleType="none" mt="2" display="grid" gap="1">
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Box>
      ) : null}
    </>
  );
}
