import { Link, type LinkProps } from '@tanstack/react-router';
import { use } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { calendarDaysSince, formatDateTime, formatDay, formatDayOfMonth, formatShortDay } from '@/i18n/dates';
import { NOTHING } from '@/i18n/format';
import { GlassSwatch, type MaterialCode } from '@/ui/GlassSwatch';
import { AreaMark } from '@/ui/AreaMark';
import { LevelBar } from '@/ui/LevelBar';
import { StatusMark, type StatusName } from '@/ui/StatusMark';
import { InCard, useCellTabIndex } from './cellContext';
import { tableMessages } from './messages';

/** Shown where there is no value. */
export const Nothing = () => <span className="dt-none">{NOTHING}</span>;

/** A text. Where the column cuts it, the table shows the whole under the pointer. */
export const TextCell = ({ value }: { value: string | null | undefined }) => value || <Nothing />;

/** Days ahead from which a day without its year might be taken for one of this year. */
const FAR = 300;

/** A moment that is forecast, which is no more exact than a day, or since when it has been so. */
export function AboutCell({ value }: { value: string }) {
  const intl = useIntl();
  const format = calendarDaysSince(value) < -FAR ? formatDay : formatShortDay;
  return (
    <time dateTime={value}>
      {calendarDaysSince(value) > 0
        ? intl.formatMessage(tableMessages.since, { day: formatDayOfMonth(intl, value) })
        : format(intl, value)}
    </time>
  );
}

/** A figure with a fixed number of decimals, so that figures stand under each other. */
export function NumberCell({
  value,
  digits = 0,
  grouping,
}: {
  value: number | null | undefined;
  digits?: number;
  /** False for years, which have no thousands separator. */
  grouping?: false;
}) {
  const intl = useIntl();
  return (
    <>
      {typeof value === 'number'
        ? intl.formatNumber(value, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            useGrouping: grouping,
          })
        : NOTHING}
    </>
  );
}

/** A day (`YYYY-MM-DD`) or an instant; the latter with its time. */
export function DateCell({ value }: { value: string | null | undefined }) {
  const intl = useIntl();
  if (!value) return <Nothing />;
  return <time dateTime={value}>{value.length === 10 ? formatDay(intl, value) : formatDateTime(intl, value)}</time>;
}

export const StatusCell = ({ status }: { status: StatusName }) => <StatusMark status={status} />;
export const MaterialCell = ({ value }: { value: MaterialCode }) => <GlassSwatch code={value} text="short" />;
export const LevelCell = ({ value }: { value: number | null }) => <LevelBar level={value} compact width="3.5rem" />;

export const BooleanCell = ({ value, yes, no }: { value: boolean; yes: StatusName; no: StatusName }) => (
  <StatusMark status={value ? yes : no} />
);
/** An enum value in words. */
export function WordCell<K extends string>({ value, words }: { value: K | null; words: Record<K, MessageDescriptor> }) {
  const intl = useIntl();
  const word: MessageDescriptor | undefined = value === null ? undefined : words[value];
  return word ? <>{intl.formatMessage(word)}</> : <Nothing />;
}
/** A disposition area by its id. */
export function AreaCell({ value }: { value: number | null }) {
  const areas = useMe().disposition_areas;
  const area = areas.find(({ id }) => id === value);
  return area ? (
    <AreaMark color={area.color}>{area.name}</AreaMark>
  ) : (
    <TextCell value={value === null ? null : String(value)} />
  );
}

/** A link inside a row; a tab stop only while the keyboard is in that row. On a card it is text: the press opens the record. */
export function LinkCell(props: LinkProps & { children: string }) {
  const tabIndex = useCellTabIndex();
  if (use(InCard)) return props.children;
  return (
    <Link {...props} tabIndex={tabIndex} className="dt-link">
      {props.children}
    </Link>
  );
}
