import { useIntl } from 'react-intl';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { formatAge, formatDateTime } from '@/i18n/dates';
import { binMessages as messages, levelSourceMessages } from './messages';

/** Who said the level, and how long ago; when exactly, for the mouse. */
export function LevelAge({ bin: { level_source, last_recorded_at } }: { bin: Bin }) {
  const intl = useIntl();
  if (!last_recorded_at) return null;
  const age = formatAge(intl, last_recorded_at);
  return (
    <time dateTime={last_recorded_at} title={formatDateTime(intl, last_recorded_at)}>
      {level_source
        ? intl.formatMessage(messages.levelAge, { source: intl.formatMessage(levelSourceMessages[level_source]), age })
        : age}
    </time>
  );
}
