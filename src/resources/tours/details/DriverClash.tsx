import { Box, Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { getListDriverAvailabilitiesQueryOptions } from '@/api/generated/drivers/drivers';
import { getListTruckAvailabilitiesQueryOptions } from '@/api/generated/trucks/trucks';
import { formatTimes, plusDays } from '@/i18n/dates';
import { clashOf } from '@/shifts/schedule/clash';
import { TextLink } from '@/ui/links';
import { useDriverNames } from '../useDriverNames';
import { clashMessages as messages } from './messages';

/** Says where the shifts of the day contradict who drives a tour, and leads to them. */
export function DriverClash({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const nameOf = useDriverNames();
  const { date, license_plate: truck, driver_id, driver_name } = tour;
  const days = { start_date: date, end_date: plusDays(date, 1) };
  const trucks = useQuery(getListTruckAvailabilitiesQueryOptions(days)).data?.availabilities;
  const drivers = useQuery(getListDriverAvailabilitiesQueryOptions(days)).data?.availabilities;
  const clash = trucks && drivers && clashOf(tour, trucks, drivers);
  if (!clash) return null;
  const said = 'other' in clash ? { ...clash.entry, other: clash.other } : {};
  const times = formatTimes(intl, tour.planned_start, tour.planned_end);
  return (
    <Flex gap="2" color="warning.fg">
      <Box pt="0.5">
        <TriangleAlert size={16} aria-hidden />
      </Box>
      <TextLink to="/resources" search={{ view: 'day', date }} color="inherit">
        {formatMessage(messages[clash.why], {
          ...{ who: driver_name ?? driver_id, truck, times, ...said },
          ...(clash.why === 'driver' ? { other: nameOf(clash.other) } : {}),
        })}
      </TextLink>
    </Flex>
  );
}
