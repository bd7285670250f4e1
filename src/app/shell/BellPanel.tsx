import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { NotificationsEnvelope, RouteEvent, Unloading } from '@/api/generated/dashboard.schemas';
import { useListNotifications } from '@/api/generated/reference/reference';
import { formatAge } from '@/i18n/dates';
import { formatTonnes } from '@/i18n/format';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { LevelBar } from '@/ui/LevelBar';
import { SkeletonLines } from '@/ui/Skeletons';
import { bellMessages } from './messages';

type Query = UseQueryResult<NotificationsEnvelope>;

interface BellPanelProps {
  areas: number[];
  overspills: Query;
  /** Of each list. */
  limit: number;
  onFollow: () => void;
}

export function BellPanel({ areas, overspills, limit, onFollow }: BellPanelProps) {
  const unloadings = useListNotifications({ limit, disposition_area_ids: areas });
  return (
    <Flex direction="column" gap="4">
      <Group title={bellMessages.overspills} empty={bellMessages.noOverspills} query={overspills} list="route_events">
        {(event: RouteEvent) => <Overspill key={event.id} event={event} onFollow={onFollow} />}
      </Group>
      <Group title={bellMessages.unloadings} empty={bellMessages.noUnloadings} query={unloadings} list="unloadings">
        {(unloading: Unloading) => <Tipped key={unloading.id} unloading={unloading} />}
      </Group>
    </Flex>
  );
}

interface GroupProps<T> {
  title: MessageDescriptor;
  empty: MessageDescriptor;
  query: Query;
  list: 'route_events' | 'unloadings';
  children: (item: T) => ReactNode;
}

function Group<T>({ title, empty, query, list, children }: GroupProps<T>) {
  const items = query.data?.notifications[list] as T[] | undefined;
  return (
    <section>
      <Heading as="h2" size="sm" mb="1">
        <FormattedMessage {...title} />
      </Heading>
      {query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : !items ? (
        <SkeletonLines />
      ) : items.length === 0 ? (
        <Text textStyle="secondary">
          <FormattedMessage {...empty} />
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" maxH="14rem" overflowY="auto" mx="-2">
          {items.map(children)}
        </Box>
      )}
    </section>
  );
}

const Age = ({ of }: { of: string }) => {
  const intl = useIntl();
  return (
    <Text as="span" textStyle="xs" color="muted" whiteSpace="nowrap">
      {formatAge(intl, of)}
    </Text>
  );
};

function Overspill({ event, onFollow }: { event: RouteEvent; onFollow: () => void }) {
  const name = event.location_name ?? <FormattedMessage {...bellMessages.unknownLocation} />;
  const line = (
    <Flex align="center" justify="space-between" gap="2">
      <Text as="span" truncate fontWeight="medium">
        {name}
      </Text>
      <Age of={event.recorded_at} />
    </Flex>
  );
  return (
    <Box as="li" px="2" py="1.5" borderRadius="md" _hover={{ bg: 'hover' }}>
      {event.location_id ? (
        <Link to="/dt/locations" search={{ location_id: event.location_id }} onClick={onFollow}>
          {line}
        </Link>
      ) : (
        line
      )}
      <Flex align="center" justify="space-between" gap="3" mt="0.5" textStyle="xs">
        <GlassSwatch code={event.material_type} />
        <Box>
          <LevelBar level={event.level} />
        </Box>
      </Flex>
    </Box>
  );
}

function Tipped({ unloading }: { unloading: Unloading }) {
  const intl = useIntl();
  return (
    <Box as="li" px="2" py="1.5">
      <Flex align="center" justify="space-between" gap="2">
        <Text as="span" truncate fontWeight="medium">
          {unloading.location_name}
        </Text>
        <Age of={unloading.recorded_at} />
      </Flex>
      <Flex align="center" justify="space-between" gap="3" mt="0.5" textStyle="xs">
        <GlassSwatch code={unloading.material_type} />
        <Text as="span" fontVariantNumeric="tabular-nums">
          {formatTonnes(intl, unloading.weight)}
        </Text>
      </Flex>
    </Box>
  );
}
