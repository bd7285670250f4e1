import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ProposedStop, ProposedTour } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { formatPercent, NOTHING } from '@/i18n/format';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { levelBand } from '@/ui/level';
import { SkeletonLines } from '@/ui/Skeletons';
import { onDemand } from '@/ui/onDemand';
import { useDriverNames } from '../../useDriverNames';
import { proposalMessages as messages } from './messages';
import { TourHeading } from './TourHeading';

const ProposalMap = onDemand(() => import('./ProposalMap').then((m) => m.ProposalMap), <SkeletonLines lines={8} />);

/** Tours that are proposed; the one chosen shows its stops, also on the map. */
export function ProposedTours({ tours, none }: { tours: readonly ProposedTour[]; none: string }) {
  const [plate, setPlate] = useState<string>();
  const nameOf = useDriverNames();
  const shown = tours.find(({ license_plate }) => license_plate === plate) ?? tours[0];
  if (!shown) return <Text color="muted">{none}</Text>;
  return (
    <ToursBesideMap shown={shown}>
      {tours.map((tour) => (
        <Box key={tour.license_plate} layerStyle="card" p="4" minW="0">
          <TourHeading
            tour={tour}
            driver={nameOf(tour.driver_id)}
            open={tour === shown}
            onOpen={() => setPlate(tour.license_plate)}
          />
          {tour === shown ? <Stops tour={tour} /> : null}
        </Box>
      ))}
    </ToursBesideMap>
  );
}
export function ToursBesideMap({ shown, children }: { shown: ProposedTour; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 5fr) 6fr' }} gap="4" alignItems="start">
      <Box as="section" aria-label={intl.formatMessage(messages.tours)} display="grid" gap="3" minW="0">
        {children}
      </Box>
      <Box position="sticky" top="0" minH="24rem" borderRadius="lg" borderWidth="1px" overflow="hidden">
        <ProposalMap tour={shown} />
      </Box>
    </Grid>
  );
}

function Stops({ tour: { stops, ...tour } }: { tour: ProposedTour }) {
  const intl = useIntl();
  return (
    <>
      <Box as="ol" listStyleType="none" mt="2" display="grid" gap="1">
        {stops.map(({ location_id, location_name, planned_at, ...stop }, index) => (
          <Flex as="li" key={`${location_id} ${planned_at}`} gap="3">
            <Text textStyle="tabular" color="muted" w="3rem" flexShrink={0}>
              {formatTime(intl, planned_at)}
            </Text>
            <Text flex="1" minW="0" overflowWrap="anywhere">
              {index + 1}. {location_name}
            </Text>
            <StopLevels {...stop} />
          </Flex>
        ))}
      </Box>
      <Unloadings {...tour} />
    </>
  );
}

/** What is expected at a stop, container by container; how many they are where the proposal does not say. */
export function StopLevels({ levels, container_ids }: Pick<ProposedStop, 'levels' | 'container_ids'>) {
  const intl = useIntl();
  if (!levels)
    return <Text color="muted">{intl.formatMessage(messages.containers, { count: container_ids.length })}</Text>;
  return (
    <Flex maxW={{ base: '12rem', md: '9rem' }} columnGap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
      {levels.map(({ material_type, level }, index) => (
        <Text
          as="span"
          key={container_ids[index]}
          className="mark"
          title={container_ids[index]}
          textStyle="tabular"
          color={level !== null && levelBand(level) === 'over' ? 'danger.fg' : 'muted'}
        >
          <GlassSwatch code={material_type} text="none" />
          {level === null ? NOTHING : formatPercent(intl, level)}
        </Text>
      ))}
    </Flex>
  );
}

/** When a tour unloads and is back. */
export function Unloadings({ unloadings, ends_at }: Pick<ProposedTour, 'unloadings' | 'ends_at'>) {
  const intl = useIntl();
  return (
    <Text textStyle="secondary" mt="2">
      {intl.formatMessage(messages.unloads, {
        times: intl.formatList(
          unloadings.map((at) => formatTime(intl, at)),
          { type: 'conjunction' },
        ),
        end: formatTime(intl, ends_at),
      })}
    </Text>
  );
}
