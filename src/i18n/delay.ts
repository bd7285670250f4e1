import type { IntlShape } from 'react-intl';
import { defineMessages } from './define';

export const delayMessages = defineMessages({
  late: { id: 'domain.delay.late', defaultMessage: '{minutes, number} min late' },
  early: { id: 'domain.delay.early', defaultMessage: '{minutes, number} min early' },
  onTime: { id: 'domain.delay.onTime', defaultMessage: 'On time' },
});
/** Minutes that are still on time. */
export const ON_TIME = 5;

/** `+12 min`: where there is no room for a sentence. */
export const formatDelay = (intl: IntlShape, minutes: number) =>
  intl.formatNumber(minutes, { style: 'unit', unit: 'minute', signDisplay: 'exceptZero' });
