import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { ComplaintList, NotificationsEnvelope } from '@/api/generated/dashboard.schemas';
import { URGENT } from '@/api/urgent';
import { common } from '@/i18n/common';
import { formatAge } from '@/i18n/dates';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { LevelBar } from '@/ui/LevelBar';
import { SkeletonLines } from '@/ui/Skeletons';
import { TextLink } from '@/ui/links';
import { bellMessages } from './messages';

interface BellPanelProps {
  complaints: UseQueryResult<ComplaintList>;
  overspills: UseQueryResult<NotificationsEnvelope>;
  onFollow: () => void;
}

/** What needs someone: urgent notifications, then the latest overflowing containers. */
export function BellPanel({ complaints, overspills, onFollow }: BellPanelProps) {
  const urgent = complaints.data?.complaints;
  return (
    <Flex direction="column" gap="4">
      <Group title={bellMessages.urgent} empty={bellMessages.noUrgent} query={complaints} items={urgent}>
        {({ id, location_name, created_at, material_type }) => (
          <Item
            key={id}
            link={{ to: '/complaints', search: { id } }}
            {...{ name: location_name, at: created_at, onFollow }}
            details={<GlassSwatch code={material_type} />}
          />
        )}
      </Group>
      {urgent && urgent.length < (complaints.data?.total_routes ?? 0) ? (
        <TextLink to="/complaints" search={URGENT} onClick={onFollow} alignSelf="start" mt="-3">
          <FormattedMessage {...common.showAll} values={{ count: complaints.data?.total_routes }} />
        </TextLink>
      ) : null}
      <Group
        title={bellMessages.overspills}
        empty={bellMessages.noOverspills}
        query={overspills}
        items={overspills.data?.notifications.route_events}
      >
        {({ id, location_id, location_name, recorded_at, material_type, level }) => (
          <Item
            key={id}
            link={location_id ? { to: '/dt/locations', search: { location_id } } : undefined}
            {...{ name: location_name, at: recorded_at, onFollow }}
            details={
              <>
                <GlassSwatch code={material_type} />
                <LevelBar level={level} compact />
              </>
            }
          />
        )}
      </Group>
    </Flex>
  );
}

interface GroupProps<T> {
  title: MessageDescriptor;
  empty: MessageDescriptor;
  query: Pick<UseQueryResult, 'isError' | 'refetch'>;
  items: readonly T[] | undefined;
  children: (item: T) => ReactNode;
}

function Group<T>({ title, empty, query, items, children }: GroupProps<T>) {
  return (
    <section>
      <Heading as="h2" size="sm" mb="1">
        <FormattedMessage {...title} />
      </Heading>
      {items && items.length > 0 ? (
        <Box as="ul" listStyleType="none" mx="-2">
          {items.map(children)}
        </Box>
      ) : items ? (
        <Text textStyle="secondary">
          <FormattedMessage {...empty} />
        </Text>
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonLines />
      )}
    </section>
  );
}

interface ItemProps {
  link: LinkProps | undefined;
  name: string | null;
  at: string;
  details: ReactNode;
  onFollow: () => void;
}

function Item({ link, name, at, details, onFollow }: ItemProps) {
  const intl = useIntl();
  const body = (
    <Box px="2" py="1.5" borderRadius="md" _hover={link ? { bg: 'hover' } : undefined}>
      <Flex justify="space-between" gap="3">
        <Text as="span" fontWeight="medium" overflowWrap="anywhere">
          {name ?? <FormattedMessage {...bellMessages.unknownLocation} />}
        </Text>
        <Text as="span" textStyle="xs" color="muted" whiteSpace="nowrap">
          {formatAge(intl, at)}
        </Text>
      </Flex>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mt="0.5" textStyle="xs">
        {details}
      </Flex>
    </Box>
  );
  return (
    <Box as="li">
      {link ? (
        <Link {...link} onClick={onFollow}>
          {body}
        </Link>
      ) : (
        body
      )}
    </Box>
  );
}
