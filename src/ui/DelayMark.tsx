import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { delayMessages, formatDelay, ON_TIME } from '@/i18n/delay';

interface DelayMarkProps {
  /** How late a tour is; below 0 how early. */
  minutes: number;
  /** As a number, where there is no room for words. */
  short?: boolean;
}

/** A delay in words or with its sign, besides the colour. */
export function DelayMark({ minutes, short = false }: DelayMarkProps) {
  const intl = useIntl();
  const text = short
    ? formatDelay(intl, minutes)
    : Math.abs(minutes) < ON_TIME
      ? intl.formatMessage(delayMessages.onTime)
      : intl.formatMessage(delayMessages[minutes < 0 ? 'early' : 'late'], { minutes: Math.abs(minutes) });
  if (minutes < ON_TIME) return text;
  return (
    <span className="mark" style={{ color: 'var(--c-warning-fg)' }}>
      {short ? null : <TriangleAlert size={12} aria-hidden />}
      {text}
    </span>
  );
}
