import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { formatTime } from '@/i18n/dates';
import { IconButton } from '@/ui/IconButton';
import { dashboardMessages as messages } from './messages';

/** Refetches everything shown; the tooltip has the time of the last update. */
export function Refresh() {
  const intl = useIntl();
  const client = useQueryClient();
  const fetching = useIsFetching() > 0;
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  const updated = times.length > 0 ? new Date(Math.min(...times)) : null;
  return (
    <IconButton
      size="sm"
      label={intl.formatMessage(messages.refresh)}
      hint={updated ? intl.formatMessage(messages.updated, { time: formatTime(intl, updated) }) : undefined}
      aria-busy={fetching}
      onClick={() => void client.refetchQueries({ type: 'active' })}
    >
      <RotateCw aria-hidden />
    </IconButton>
  );
}
