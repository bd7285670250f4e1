import { useIntl } from 'react-intl';
import { begunStopMessages, isHalfDone } from '@/i18n/domain';
import { StatusMark } from '@/ui/StatusMark';
import type { Activity } from './model/activities';

/** The state of a stop, in the words that its driver reads. */
export function StopStatus({ activity }: { activity: Activity }) {
  const intl = useIntl();
  const { state, recorded, left } = activity;
  return isHalfDone(activity) ? (
    <StatusMark
      status="in_progress"
      label={intl.formatMessage(begunStopMessages.of, { done: recorded, all: recorded + left })}
    />
  ) : (
    <StatusMark
      status={state}
      label={state === 'skipped' && recorded > 0 ? intl.formatMessage(begunStopMessages.notEmptied) : undefined}
    />
  );
}
