import { Box, Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';

import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { TourDetail } from '@/api/generated/dashboard.schemas';
import { getListDriverAvailabilitiesQueryOptions } from '@/api/generated/drivers/drivers';
import { getListTruckAvailabilitiesQueryOptions } from '@/api/generated/trucks/trucks';
import { plusDays, timeOfDay } from '@/i18n/dates';
import { clashOf } from '@/shifts/schedule/clash';
import { TextLink } from '@/ui/links';
import { useDriverNames } from '../useDriverNames';
import { clashMessages as messages } from './messages';

/** Says where the shifts of the day contradict who drives a tour, and leads to them. */
export function DriverClash({ tour, stops }: Pick<TourDetail, 'tour' | 'stops'>) {
  const { formatMessage } = useIntl();
  const nameOf = useDriverNames();
  const { date, license_plate: truck, driver_id, driver_name } = tour;
  const days = { start_date: date, end_date: plusDays(date, 1) };
  const trucks = useQuery(getListTruckAvailabilitiesQueryOptions(days)).data?.availabilities;
  const drivers = useQuery(getListDriverAvailabilitiesQueryOptions(days)).data?.availabilities;
  const times = stops.flatMap(({ planned_at: at }) => (at ? [timeOfDay(at, date)] : [])).toSorted();
  const [start_time, end_time] = [times[0], times.at(-1)];
  const planned = start_time && end_time ? { start_time, end_time } : undefined;
  const clash = trucks && drivers && clashOf(tour, trucks, drivers, planned);
  if (!clash) return null;
  const said = clash.why === 'away' ? {} : { ...clash.entry, other: clash.other };
  return (
    <Flex gap="2" color="warning.fg">
      <Box pt="0.5">
        <TriangleAlert size={16} aria-hidden />
      </Box>
      <TextLink to="/resources" search={{ view: 'day', date }} color="inherit">
        {formatMessage(messages[clash.why], {
          ...{ who: driver_name ?? driver_id, truck, ...said },
          ...(clash.why === 'driver' ? { other: nameOf(clash.other) } : {}),
        })}
      </TextLink>
    </Flex>
  );
}
