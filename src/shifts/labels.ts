import { type IntlShape, useIntl } from 'react-intl';
import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';
import { materialMessages } from '@/i18n/domain';
import { type Block, isException, lengthOf, type Times } from './model/blocks';
import type { Entry, Schedule } from './schedule/schedule';

export const stateMessages = defineMessages({
  off: { id: 'shifts.state.off', defaultMessage: 'Off, no shift planned' },
  scheduled: { id: 'shifts.state.scheduled', defaultMessage: 'Scheduled' },
  exception: { id: 'shifts.state.exception', defaultMessage: 'Scheduled, different from the default' },
  default: { id: 'shifts.state.default', defaultMessage: 'Default schedule not occupied' },
  away: { id: 'shifts.state.away', defaultMessage: 'Not available' },
});
export type ShiftState = keyof typeof stateMessages;

/** Whether a shift is the default, as planned, planned differently from the default, or an absence. */
export function stateOf({ origin, entry }: Block, schedule: Schedule | undefined): Exclude<ShiftState, 'off'> {
  if (!entry.available) return 'away';
  if (origin === 'default') return 'default';
  return schedule && isException(schedule, entry.work_date) ? 'exception' : 'scheduled';
}

/** Of a day without a shift: nothing is planned, or, of a truck, what is planned is not seen by the user. */
export const emptyState = (schedule: Schedule | undefined, day: string): 'off' | 'away' =>
  schedule?.taken?.includes(day) ? 'away' : 'off';

/** `06:00–14:30`; in narrow columns `6–14:30`. */
export function timesOf({ start_time, end_time }: Times, narrow = false): string {
  const short = (time: string) => (narrow ? time.replace(/^0/, '').replace(/:00$/, '') : time);
  return `${short(start_time)}–${short(end_time)}`;
}

/** An absence of the whole day, shown without its times. */
export const isWholeDay = (entry: Entry): boolean => !entry.available && lengthOf(entry) >= 23 * 60;

/** A shift as text, for previews and announcements. */
export function describe(intl: IntlShape, entry: Entry, areaName: (area: number | null) => string | undefined): string {
  const { available, disposition_area_id, material_type_id } = entry;
  if (!available) {
    const away = intl.formatMessage(stateMessages.away);
    return isWholeDay(entry) ? away : `${timesOf(entry)}, ${away}`;
  }
  const material = material_type_id ? intl.formatMessage(materialMessages[material_type_id]) : undefined;
  return [timesOf(entry), areaName(disposition_area_id), material].filter(Boolean).join(', ');
}

/** `Mon 23 Nov`. */
export const dayName = (intl: IntlShape, day: string): string =>
  intl.formatDate(new Date(`${day}T12:00:00Z`), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** All materials as options of a select. */
export function useMaterialOptions(): { value: MaterialCode; label: string }[] {
  const { formatMessage } = useIntl();
  return (Object.keys(materialMessages) as MaterialCode[]).map((value) => ({
    value,
    label: formatMessage(materialMessages[value]),
  }));
}
