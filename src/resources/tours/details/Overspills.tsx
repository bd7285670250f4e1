import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RouteEvent } from '@/api/generated/dashboard.schemas';
import { tourDetails as messages } from './messages';
import type { Activity } from '../model/activities';
import { EventGroups } from './EventGroups';

interface Props {
  activities: readonly Activity[];
  unplanned: readonly RouteEvent[];
}

/** The containers that this tour found overflowing: where somebody has to look twice. */
export function Overspills({ activities, unplanned }: Props) {
  const intl = useIntl();
  const found = [...activities.flatMap(({ events }) => events), ...unplanned].filter(({ overflowing }) => overflowing);
  if (found.length === 0) return <Text color="muted">{intl.formatMessage(messages.noOverspills)}</Text>;
  return <EventGroups events={found} />;
}
