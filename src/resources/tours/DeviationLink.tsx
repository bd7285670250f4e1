import { Box, Button, Flex, Text } from '@chakra-ui/react';

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { TourDeviation } from '@/api/generated/dashboard.schemas';
import { useAcknowledgeTourDeviation, useListTourDeviations } from '@/api/generated/deviations/deviations';
import { useCan } from '@/auth/useCan';
import { formatTime } from '@/i18n/dates';
import { formatDuration } from '@/i18n/format';
import { reasonOf } from '@/table/BulkReportDialog';
import { CommandButton } from '@/table/CommandButton';
import { MotionItem, MotionList } from '@/ui/MotionList';
import { TextLink } from '@/ui/links';
import { toast } from '@/ui/toast';
import { tourDetails } from './details/messages';
import { deviationMessages as messages } from './deviationMessages';

/** Shown before the rest is asked for. */
const FEW = 3;
const MINUTE = 60_000;
/** Minutes from which they are easier to grasp as hours. */
const LONG = 120;

function wordsOf(intl: IntlShape, { kind, route_name, license_plate, minutes, location_name, since }: TourDeviation) {
  const place = location_name ?? intl.formatMessage(tourDetails.unknownLocation);
  const isNamed = kind === 'late_start' && location_name !== null;
  const duration = minutes < LONG ? `${minutes}\u00a0min` : formatDuration(minutes);
  return intl.formatMessage(messages[isNamed ? 'late_start_at' : kind], {
    ...{ route: route_name, plate: license_plate, duration, place, time: formatTime(intl, since) },
  });
}

/** Deviations of today's tours, until one person acknowledges them for everyone. Nothing without deviations. */
export function Deviations({ areas }: { areas: readonly number[] }) {
  const intl = useIntl();
  const enabled = useCan('tours:read');
  const canWrite = useCan('tours:write');
  const { data, isError, refetch } = useListTourDeviations(
    { disposition_area_ids: [...areas] },
    // The stream sends changes; time that passes without any is no change.
    { query: { enabled, refetchInterval: MINUTE } },
  );
  const { mutateAsync, isPending, variables } = useAcknowledgeTourDeviation();
  const [all, setAll] = useState(false);
  const deviations = data?.deviations ?? [];
  const acknowledge = (id: string) =>
    mutateAsync({ id }).catch((error: unknown) =>
      toast(intl.formatMessage(messages.notAcknowledged, { reason: reasonOf(error, intl) }), { variant: 'error' }),
    );
  if (isError && !data)
    return (
      <Button size="sm" variant="outline" alignSelf="flex-start" mb="3" onClick={() => void refetch()}>
        {intl.formatMessage(messages.failed)}
      </Button>
    );
  const shown = all ? deviations : deviations.slice(0, FEW);
  return (
    // Exists before the first deviation, or screen readers would not announce it.
    <Box aria-live="polite">
      {deviations.length > 0 ? (
        <Box as="section" aria-label={intl.formatMessage(messages.title)} layerStyle="card" px="4" py="1" mb="3">
          <Box as="ul" listStyleType="none">
            <MotionList>
              {shown.map((one, index) => {
                const what = wordsOf(intl, one);
                return (
                  <MotionItem key={one.id} index={index}>
                    <Flex align="center" gap="3" py="1">
                      <Box color="warning.fg" flexShrink="0">
                        <TriangleAlert size={16} aria-hidden />
                      </Box>
                      <Text flex="1" minW="0">
                        <TextLink to="/tours" search={{ id: one.tour_id, details: true }}>
                          {what}
                        </TextLink>
                      </Text>
                      <CommandButton
                        size="sm"
                        variant="ghost"
                        aria-label={intl.formatMessage(messages.acknowledgeOne, { what })}
                        disabled={!canWrite || (isPending && variables.id === one.id)}
                        reason={intl.formatMessage(tourDetails.noWrite)}
                        aria-busy={isPending && variables.id === one.id}
                        onClick={() => void acknowledge(one.id)}
                      >
                        {intl.formatMessage(messages.acknowledge)}
                      </CommandButton>
                    </Flex>
                  </MotionItem>
                );
              })}
            </MotionList>
          </Box>
          {deviations.length > shown.length ? (
            <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
              {intl.formatMessage(messages.more, { n: deviations.length - shown.length })}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
