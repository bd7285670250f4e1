import { Box, Flex, Text } from '@chakra-ui/react';

import { FormattedMessage, useIntl } from 'react-intl';
import type { RouteEvent } from '@/api/generated/dashboard.schemas';
import { useListNotifications } from '@/api/generated/reference/reference';
import { latestOverspills } from '@/api/urgent';
import { useCan } from '@/auth/useCan';
import { formatAge } from '@/i18n/dates';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { LevelBar } from '@/ui/LevelBar';
import { TextLink } from '@/ui/links';
import { binsAt, toursOf } from '../links';
import { weekOf } from '../period/period';
import { useToday } from '../period/useToday';
import { panelMessages as messages } from './messages';
import { Nothing, Panel } from './Panel';

const ROWS = 5;

export function Overspills({ areas }: { areas: readonly number[] }) {
  const allowed = useCan('notifications:read');
  const week = weekOf(useToday());
  const { data, isError, refetch } = useListNotifications(latestOverspills(areas), {
    query: { enabled: allowed, select: (data) => data.notifications.route_events.slice(0, ROWS) },
  });
  return (
    <Panel
      title={messages.overspills}
      permission="notifications:read"
      link={toursOf('overspilled-waste', week, { areas, location_id: undefined, route_id: undefined })}
      failed={isError}
      onRetry={() => void refetch()}
      ready={data !== undefined}
    >
      {data && data.length > 0 ? (
        <Box as="ul" listStyleType="none">
          {data.map((event) => (
            <Overspill key={event.id} event={event} />
          ))}
        </Box>
      ) : (
        <Nothing text={messages.noOverspills} />
      )}
    </Panel>
  );
}

function Overspill({ event }: { event: RouteEvent }) {
  const intl = useIntl();
  const { location_id, location_name } = event;
  return (
    <Box as="li" py="1.5" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      {location_id ? (
        <TextLink {...binsAt(location_id)} fontWeight="medium" display="block" truncate>
          {location_name ?? location_id}
        </TextLink>
      ) : (
        <Text fontWeight="medium">
          <FormattedMessage {...messages.unknownLocation} />
        </Text>
      )}
      <Flex align="center" gap="2" textStyle="sm">
        <Text textStyle="xs" color="muted" flex="1" minW="0" truncate>
          {formatAge(intl, event.recorded_at)}
        </Text>
        <GlassSwatch code={event.material_type} text="none" />
        <LevelBar level={event.level} compact width="2rem" />
      </Flex>
    </Box>
  );
}
