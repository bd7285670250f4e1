import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DisruptedContainer, Disruption } from '@/api/generated/dashboard.schemas';
import { common } from '@/i18n/common';
import { formatShortDay, formatTime } from '@/i18n/dates';
import { tourStatusMessages } from '@/i18n/domain';
import { BinKeyLink } from '@/resources/bins/BinLink';
import { DriverKeyLink } from '@/resources/drivers/DriverLink';
import { TruckLink } from '@/resources/trucks/TruckLink';
import { Section } from '@/table/DescriptionList';
import { LevelBar } from '@/ui/LevelBar';
import { TextLink } from '@/ui/links';
import { disruptionMessages as messages } from './messages';

/** Containers that are shown before all are wanted. */
const FIRST = 4;

interface AffectedToursProps {
  disruption: Disruption;
  who: string;
  nameOf: (driver: string) => string;
}

/** Tours that are left without their truck or driver. */
export function AffectedTours({ disruption: { tours }, who, nameOf }: AffectedToursProps) {
  const intl = useIntl();
  return (
    <Section level="h2" title={intl.formatMessage(messages.tours, { count: tours.length, who })}>
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {tours.map(({ id, route_name, status, license_plate, driver_id, stops_left }) => (
          <Flex as="li" key={id} layerStyle="card" px="4" py="3" columnGap="4" rowGap="1" wrap="wrap" align="center">
            <TextLink to="/tours" search={{ id }} fontWeight="medium">
              {route_name}
            </TextLink>
            <Text color="muted">{intl.formatMessage(tourStatusMessages[status])}</Text>
            <TruckLink plate={license_plate} />
            {driver_id ? <DriverKeyLink driverId={driver_id}>{nameOf(driver_id)}</DriverKeyLink> : null}
            <Text textStyle="tabular" ms="auto">
              {intl.formatMessage(messages.stopsLeft, { count: stops_left })}
            </Text>
          </Flex>
        ))}
      </Box>
    </Section>
  );
}

/** Their containers that are full before the next chance. */
export function Overflowing({
  disruption: { containers, containers_left: total, created_at: now },
}: {
  disruption: Disruption;
}) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const shown = all ? containers : containers.slice(0, FIRST);
  return (
    <Section level="h2" title={intl.formatMessage(messages.overflow, { count: containers.length, total })}>
      <Box as="ul" listStyleType="none" display="grid" gap={{ base: 3, sm: 1 }}>
        {shown.map((one) => (
          <Overflow key={one.container_id} container={one} now={now} />
        ))}
      </Box>
      {shown.length < containers.length ? (
        <Button size="sm" variant="ghost" mt="2" onClick={() => setAll(true)}>
          {intl.formatMessage(common.showAll, { count: containers.length })}
        </Button>
      ) : null}
    </Section>
  );
}

function Overflow({ container, now }: { container: DisruptedContainer; now: string }) {
  const intl = useIntl();
  const { container_id, location_name, level, full_at } = container;
  const time = `${formatShortDay(intl, full_at)}, ${formatTime(intl, full_at)}`;
  const isFull = full_at <= now;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr) auto', sm: '5.5rem minmax(0, 1fr) auto' }}
      columnGap="2"
      alignItems="center"
    >
      <BinKeyLink containerId={container_id} />
      <Box minW="0" order={{ base: 1, sm: 0 }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <Text truncate>{location_name}</Text>
        <Text textStyle="secondary">
          {intl.formatMessage(isFull ? messages.fullSince : messages.fullAbout, { time })}
        </Text>
      </Box>
      <LevelBar level={level} compact />
    </Grid>
  );
}
