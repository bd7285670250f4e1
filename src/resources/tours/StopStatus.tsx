import { useIntl } from 'react-intl';
import { isHalfDone, halfDoneMessage } from '@/i18n/domain';
import { StatusMark } from '@/ui/StatusMark';
import type { Activity } from './model/activities';

/** The state of a stop; of one where a container is left, how many are done. */
export function StopStatus({ activity }: { activity: Activity }) {
  const intl = useIntl();
  const { state, recorded, left } = activity;
  return isHalfDone(activity) ? (
    <StatusMark
      status="in_progress"
      label={intl.formatMessage(halfDoneMessage, { done: recorded, all: recorded + left })}
    />
  ) : (
    <StatusMark status={state} />
  );
}
