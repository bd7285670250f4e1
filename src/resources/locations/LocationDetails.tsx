import { Box, Flex, Text } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { FieldDetails } from '@/fields/FieldDetails';
import { BinLife } from '@/resources/bins/BinLink';
import { NextTour } from '@/resources/tours/TourLink';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { locationFields } from './fields';
import { LocationComplaints } from './LocationComplaints';
import { LocationContainers } from './LocationContainers';
import { LocationEvents } from './LocationEvents';
import { LocationMap } from './LocationMap';

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
