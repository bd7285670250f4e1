import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { allPages, WHOLE } from '@/api/allPages';
import type { LeftOutContainer, ProposedTour, TourAlternative, TourGoal } from '@/api/generated/dashboard.schemas';
import { listDrivers, useListDrivers } from '@/api/generated/drivers/drivers';
import { formatTime } from '@/i18n/dates';
import { materialMessages } from '@/i18n/domain';
import { formatDecimal, formatKm, formatPercent, formatTonnes } from '@/i18n/format';
import { BinKeyLink } from '@/resources/bins/BinLink';
import { SkeletonLines } from '@/ui/Skeletons';
import { goalMessages, leftOutMessages, proposalMessages as messages } from './messages';

const ProposalMap = lazy(() => import('./ProposalMap').then((m) => ({ default: m.ProposalMap })));

interface AlternativesProps {
  alternatives: readonly TourAlternative[];
  mayPlan: boolean;
  pending: boolean;
  onPlan: (goal: TourGoal) => void;
  onDiscard: () => void;
}

/** What the planner found for each goal: figures side by side, and the tours, stops and map of the one chosen. */
export function Alternatives({ alternatives, mayPlan, pending, onPlan, onDiscard }: AlternativesProps) {
  const intl = useIntl();
  const [goal, setGoal] = useState<TourGoal>(alternatives.find((one) => one.goal === 'balanced')?.goal ?? 'least_km');
  const [plate, setPlate] = useState<string>();
  const chosen = alternatives.find((one) => one.goal === goal) ?? alternatives[0];
  const drivers = useListDrivers(WHOLE, { query: { queryFn: allPages(listDrivers, 'drivers') } });
  if (!chosen) return null;
  const shown = chosen.tours.find(({ license_plate }) => license_plate === plate) ?? chosen.tours[0];
  const nameOf = (id: string) => drivers.data?.drivers.find(({ driver_id }) => driver_id === id)?.name ?? id;
  return (
    <>
      <Grid
        role="group"
        aria-label={intl.formatMessage(messages.alternatives)}
        templateColumns={{ base: '1fr', md: `repeat(${alternatives.length}, minmax(0, 1fr))` }}
        gap="3"
      >
        {alternatives.map((one) => (
          <AlternativeCard
            key={one.goal}
            alternative={one}
            chosen={one === chosen}
            onChoose={() => setGoal(one.goal)}
          />
        ))}
      </Grid>
      <Flex gap="3">
        <Button disabled={!mayPlan || chosen.tours.length === 0} loading={pending} onClick={() => onPlan(chosen.goal)}>
          {intl.formatMessage(messages.commit, { count: chosen.tours.length })}
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          {intl.formatMessage(messages.discard)}
        </Button>
      </Flex>
      {shown ? (
        <Grid templateColumns={{ base: '1fr', lg: 'minmax(20rem, 5fr) 6fr' }} gap="4" alignItems="start">
          <Box as="section" aria-label={intl.formatMessage(messages.tours)} display="grid" gap="3">
            {chosen.tours.map((tour) => (
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
      ) : (
        <Text color="muted">{intl.formatMessage(messages.noTours)}</Text>
      )}
      {chosen.left_out.length > 0 ? <LeftOut containers={chosen.left_out} /> : null}
    </>
  );
}

interface AlternativeCardProps {
  alternative: TourAlternative;
  chosen: boolean;
  onChoose: () => void;
}

function AlternativeCard({ alternative, chosen, onChoose }: AlternativeCardProps) {
  const intl = useIntl();
  const { goal, km, hours, lifts, tonnes, fill, overflow_risk: risk } = alternative;
  return (
    <Button
      variant="outline"
      display="block"
      h="auto"
      p="4"
      textAlign="start"
      whiteSpace="normal"
      fontWeight="normal"
      aria-pressed={chosen}
      bg={chosen ? 'accent.subtle' : 'surface'}
      borderColor={chosen ? 'accent.solid' : undefined}
      onClick={onChoose}
    >
      <Text as="span" display="block" fontWeight="semibold">
        {intl.formatMessage(goalMessages[goal])}
      </Text>
      <Text as="span" display="block" textStyle="figure">
        {formatKm(intl, km)}
      </Text>
      <Text as="span" display="block" textStyle="tabular">
        {[
          intl.formatMessage(messages.lifts, { count: lifts }),
          intl.formatMessage(messages.hours, { hours: formatDecimal(intl, hours) }),
          formatTonnes(intl, tonnes),
        ].join(' · ')}
      </Text>
      {fill === null ? null : (
        <Text as="span" display="block" color="muted">
          {intl.formatMessage(messages.fill, { percent: formatPercent(intl, fill) })}
        </Text>
      )}
      <Text as="span" display="block" color={risk > 0 ? 'warning.fg' : 'muted'}>
        {intl.formatMessage(messages.risk, { count: risk })}
      </Text>
    </Button>
  );
}

function LeftOut({ containers }: { containers: readonly LeftOutContainer[] }) {
  const intl = useIntl();
  const reasons = [...new Set(containers.map(({ reason }) => reason))];
  return (
    <Box as="section" aria-label={intl.formatMessage(messages.leftOut)} layerStyle="card" p="4">
      <Text fontWeight="semibold" mb="2">
        {intl.formatMessage(messages.leftOut)}
      </Text>
      {reasons.map((reason) => {
        const own = containers.filter((one) => one.reason === reason);
        return (
          <Box key={reason} mb="2">
            <Text>
              {intl.formatMessage(leftOutMessages[reason])}:{' '}
              {intl.formatMessage(messages.containers, { count: own.length })}
            </Text>
            <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3" textStyle="sm">
              {own.map(({ container_id }) => (
                <li key={container_id}>
                  <BinKeyLink containerId={container_id} />
                </li>
              ))}
            </Flex>
          </Box>
        );
      })}
    </Box>
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
