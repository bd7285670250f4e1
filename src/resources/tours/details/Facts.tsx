import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { formatDay, formatTime } from '@/i18n/dates';
import { formatDuration, formatInteger, formatKm, formatLitres, formatTonnes } from '@/i18n/format';
import { DriverKeyLink } from '@/resources/drivers/reference';
import { TruckLink } from '@/resources/trucks/reference';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { StatusMark } from '@/ui/StatusMark';
import { tourDetails } from './messages';
import { tourFields as label, tourMessages } from '../messages';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" textStyle="label">
        {name}
      </Text>
      <Box as="dd" textStyle="tabular" fontWeight="medium">
        {children}
      </Box>
    </Box>
  );
}

/** The head figures of a tour. */
export function Facts({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const areas = useMe().disposition_areas;
  const area = areas.find(({ id }) => id === tour.disposition_area_id)?.name;
  const begun = tour.started_at
    ? `${formatTime(intl, tour.started_at)} – ${formatTime(intl, tour.finished_at)}`
    : undefined;
  return (
    <Grid
      as="dl"
      templateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
      gap="4"
      aria-label={intl.formatMessage(tourDetails.facts)}
    >
      <Fact name={intl.formatMessage(label.status)}>
        <StatusMark status={tour.status} />
      </Fact>
      <Fact name={intl.formatMessage(label.date)}>{formatDay(intl, tour.date)}</Fact>
      <Fact name={intl.formatMessage(label.duration)}>
        {formatDuration(tour.duration)}
        <Text textStyle="secondary" fontWeight="normal">
          {begun ?? intl.formatMessage(tourDetails.notStarted)}
        </Text>
      </Fact>
      <Fact name={intl.formatMessage(label.picked_up)}>
        {intl.formatMessage(tourMessages.progress, { done: tour.picked_up, planned: tour.planned })}
      </Fact>
      <Fact name={intl.formatMessage(label.overflowing)}>{formatInteger(intl, tour.overflowing)}</Fact>
      <Fact name={intl.formatMessage(label.km)}>{formatKm(intl, tour.km)}</Fact>
      <Fact name={intl.formatMessage(label.fuel)}>{formatLitres(intl, tour.fuel)}</Fact>
      <Fact name={intl.formatMessage(label.tons)}>{formatTonnes(intl, tour.tons)}</Fact>
      <Fact name={intl.formatMessage(label.license_plate)}>
        <TruckLink plate={tour.license_plate} />
      </Fact>
      <Fact name={intl.formatMessage(label.driver)}>
        {tour.driver_id ? <DriverKeyLink driverId={tour.driver_id} /> : '–'}
      </Fact>
      <Fact name={intl.formatMessage(label.disposition_area)}>{area ?? '–'}</Fact>
      <Fact name={intl.formatMessage(label.material_type)}>
        <Flex columnGap="3" rowGap="1" wrap="wrap">
          {tour.material_type.map((code) => (
            <GlassSwatch key={code} code={code} text="short" />
          ))}
        </Flex>
      </Fact>
    </Grid>
  );
}
