import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProposedTour } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { materialMessages } from '@/i18n/domain';
import { formatDecimal, formatKm, formatTonnes } from '@/i18n/format';
import { SkeletonLines } from '@/ui/Skeletons';
import { useDriverNames } from '../../useDriverNames';
import { proposalMessages as messages } from './messages';

const ProposalMap = lazy(() => import('./ProposalMap').then((m) => ({ default: m.ProposalMap })));

/** Tours that are proposed; the one chosen shows its stops, also on the map. */
export function ProposedTours({ tours, none }: { tours: readonly ProposedTour[]; none: string }) {
  const intl = useIntl();
  const [plate, setPlate] = useState<string>();
  const nameOf = useDriverNames();
  const shown = tours.find(({ license_plate }) => license_plate === plate) ?? tours[0];
  if (!shown) return <Text color="muted">{none}</Text>;
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(20rem, 5fr) 6fr' }} gap="4" alignItems="start">
      <Box as="section" aria-label={intl.formatMessage(messages.tours)} display="grid" gap="3">
        {tours.map((tour) => (
          <TourCard
            key={tour.license_plate}
            tour={tour}
            driver={nameOf(tour.driver_id)}
            open={tour === shown}
            onOpen={() => setPlate(tour.license_plate)}
          />
        ))}
      </Box>
      <Box position="sticky" top="0" minH="24rem" borderRadius="lg" borderWidth="1px" overflow="hidden">
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <ProposalMap tour={shown} />
        </Suspense>
      </Box>
    </Grid>
  );
}

interface TourCardProps {
  tour: ProposedTour;
  driver: string;
  open: boolean;
  onOpen: () => void;
}

/** A tour with its figures; the one chosen shows its stops. */
function TourCard({ tour, driver, open, onOpen }: TourCardProps) {
  const intl = useIntl();
  const { license_plate: plate, material_type, km, hours, lifts, tonnes, stops, unloadings, ends_at } = tour;
  return (
    <Box layerStyle="card" p="4" minW="0">
      <Button
        variant="ghost"
        display="block"
        w="full"
        h="auto"
        p="1"
        textAlign="start"
        whiteSpace="normal"
        aria-expanded={open}
        onClick={onOpen}
      >
        <Text as="span" display="block" fontWeight="semibold">
          {plate} · {driver}
        </Text>
        <Text as="span" display="block" textStyle="tabular" color="muted" fontWeight="normal">
          {[
            formatKm(intl, km),
            intl.formatMessage(messages.hours, { hours: formatDecimal(intl, hours) }),
            intl.formatMessage(messages.lifts, { count: lifts }),
            formatTonnes(intl, tonnes),
            intl.formatList(
              material_type.map((one) => intl.formatMessage(materialMessages[one])),
              { type: 'unit' },
            ),
          ].join(' · ')}
        </Text>
      </Button>
      {open ? (
        <>
          <Box as="ol" listStyleType="none" mt="2" display="grid" gap="1">
            {stops.map(({ location_id, location_name, planned_at, container_ids }, index) => (
              <Flex as="li" key={`${location_id} ${planned_at}`} gap="3">
                <Text textStyle="tabular" color="muted" w="3rem" flexShrink={0}>
                  {formatTime(intl, planned_at)}
                </Text>
                <Text flex="1" minW="0" overflowWrap="anywhere">
                  {index + 1}. {location_name}
                </Text>
                <Text color="muted">{intl.formatMessage(messages.containers, { count: container_ids.length })}</Text>
              </Flex>
            ))}
          </Box>
          <Text textStyle="secondary" mt="2">
            {intl.formatMessage(messages.unloads, {
              times: intl.formatList(
                unloadings.map((at) => formatTime(intl, at)),
                { type: 'conjunction' },
              ),
              end: formatTime(intl, ends_at),
            })}
          </Text>
        </>
      ) : null}
    </Box>
  );
}
