import type { IntlShape } from 'react-intl';
import { defineMessages } from './define';
import { formatDuration } from './format';

export const delayMessages = defineMessages({
  late: { id: 'domain.delay.late', defaultMessage: '{minutes, number}\u00a0min late' },
  early: { id: 'domain.delay.early', defaultMessage: '{minutes, number}\u00a0min early' },
  onTime: { id: 'domain.delay.onTime', defaultMessage: 'On time' },
});
/** Minutes that are still on time. */
export const ON_TIME = 5;

/** Minutes from which there is only room for hours. */
const LONG = 1000;

/** `+12 min`, or `+16:40 h`: where there is no room for a sentence. */
export const formatDelay = (intl: IntlShape, minutes: number) =>
  Math.abs(minutes) < LONG
    ? `${intl.formatNumber(minutes, { signDisplay: 'exceptZero' })}\u00a0min`
    : `${minutes < 0 ? '-' : '+'}${formatDuration(Math.abs(minutes))}`;
