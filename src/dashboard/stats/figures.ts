import type { IntlShape } from 'react-intl';
import { formatDecimal, formatInteger, formatPercent, formatTonnes, NOTHING } from '@/i18n/format';
import { dashboardMessages as messages } from '../messages';
import type { Stat } from '../search';

type Value = number | null | undefined;

/** Such a growth says that there was hardly anything before. */
const MOST_PERCENT = 999;

/** The figure of a card, without its unit; null shows as a dash. */
export function figure(intl: IntlShape, stat: Stat, value: Value): string {
  if (stat === 'avg-fill-level') return formatDecimal(intl, value, 1);
  if (stat === 'total-tons-picked-up') return formatDecimal(intl, value, Math.abs(value ?? 0) < 10 ? 2 : 1);
  return stat === 'time-consumption' ? formatDecimal(intl, value, 1) : formatInteger(intl, value);
}

/** The unit beside the figure of a card. */
export const unit = (intl: IntlShape, stat: Stat, value: Value): string =>
  intl.formatMessage(messages[`unit.${stat}`], { value: value ?? 0 });

/** Figure and unit in one, for sentences, tooltips and tables. */
export function exact(intl: IntlShape, stat: Stat, value: Value): string {
  if (value === null || value === undefined) return NOTHING;
  if (stat === 'avg-fill-level') return formatPercent(intl, value, 1);
  if (stat === 'total-tons-picked-up') return formatTonnes(intl, value);
  return `${figure(intl, stat, value)}\u00a0${unit(intl, stat, value)}`;
}

export interface Change {
  text: string;
  direction: 'up' | 'down' | 'same' | 'unknown';
  good?: boolean;
}

/**
 * Change on the period before: percent of it, for a percentage its difference in points. Undefined when there is
 * nothing to compare with. Only overspilled containers are good or bad in themselves.
 */
export function change(intl: IntlShape, stat: Stat, value: Value, previous: Value): Change | undefined {
  if (value === null || value === undefined || previous === null || previous === undefined) return undefined;
  const points = stat === 'avg-fill-level';
  if (!points && previous === 0) return undefined;
  const by = points ? value - previous : ((value - previous) / previous) * 100;
  // Without its sign: Math.round takes a half upwards, which makes a fall smaller.
  const size = Math.round(Math.abs(by) * (points ? 10 : 1)) / (points ? 10 : 1);
  const direction = size === 0 ? 'same' : by > 0 ? 'up' : 'down';
  if (!points && size > MOST_PERCENT) return { text: intl.formatMessage(messages.noEarlier), direction: 'unknown' };
  const text = points
    ? intl.formatMessage(messages.points, { value: formatDecimal(intl, size, 1) })
    : formatPercent(intl, size);
  return stat === 'overspilled-waste' && direction !== 'same'
    ? { text, direction, good: direction === 'down' }
    : { text, direction };
}
