import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { formatTime } from '@/i18n/dates';
import { IconButton } from '@/ui/IconButton';
import { dashboardMessages as messages } from './messages';

/** Asks for new figures at once; its tooltip says how old the present ones are. */
export function Refresh() {
  const intl = useIntl();
  const client = useQueryClient();
  const fetching = useIsFetching() > 0;
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  // As old as the oldest figure on the screen.
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
