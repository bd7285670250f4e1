import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { useListTours } from '@/api/generated/tours/tours';
import { useCan } from '@/auth/useCan';
import { formatDuration } from '@/i18n/format';
import { TextLink } from '@/ui/TextLink';
import { areaParam, oneTour, toursUnderWay } from '../links';
import { panelMessages as messages } from './messages';
import { Nothing, Panel } from './Panel';

const ROWS = 8;

/** The tours in progress. */
export function ToursUnderWay({ areas }: { areas: readonly number[] }) {
  const allowed = useCan('tours:read');
  const { data, isError, refetch } = useListTours(
    { ...areaParam(areas), status: ['in_progress'], page_size: ROWS, sort: 'route_name' },
    { query: { enabled: allowed, select: (answer) => answer.tours } },
  );
  return (
    <Panel
      title={messages.tours}
      permission="tours:read"
      link={toursUnderWay}
      failed={isError}
      onRetry={() => void refetch()}
      ready={data !== undefined}
    >
      {data && data.length > 0 ? (
        <Flex as="ul" listStyleType="none" direction="column" gap="4">
          {data.map((tour) => (
            <UnderWay key={tour.id} tour={tour} />
          ))}
        </Flex>
      ) : (
        <Nothing text={messages.noTours} />
      )}
    </Panel>
  );
}

function UnderWay({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const { picked_up, planned, overflowing } = tour;
  const share = planned > 0 ? Math.min(100, (picked_up / planned) * 100) : 0;
  const done = intl.formatMessage(messages.progress, { done: picked_up, planned });
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3">
        <TextLink asChild fontWeight="medium" truncate>
          <Link {...oneTour(tour.id)}>{tour.route_name}</Link>
        </TextLink>
        <Text textStyle="sm" color="muted" whiteSpace="nowrap">
          {tour.license_plate}
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label={tour.route_name}
        aria-valuemin={0}
        aria-valuemax={planned}
        aria-valuenow={Math.min(picked_up, planned)}
        aria-valuetext={done}
        h="1.5"
        my="1.5"
        borderRadius="full"
        bg="sunken"
        overflow="hidden"
      >
        <Box h="full" borderRadius="full" bg="accent.solid" style={{ width: `${share}%` }} />
      </Box>
      <Flex justify="space-between" gap="3" textStyle="xs" color="muted">
        <Text>
          {done}
          {overflowing > 0 ? (
            <>
              {' · '}
              <FormattedMessage {...messages.overflowing} values={{ n: overflowing }} />
            </>
          ) : null}
        </Text>
        <Text textStyle="tabular">{formatDuration(tour.duration)}</Text>
      </Flex>
    </Box>
  );
}
