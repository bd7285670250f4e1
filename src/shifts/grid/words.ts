import type { IntlShape, MessageDescriptor } from 'react-intl';
import { materialMessages, materialShortMessages } from '@/i18n/domain';
import { defineMessages } from '@/i18n/define';
import { isException, lengthOf } from '../model/schedule';
import type { Entry, Schedule } from '../schedule/types';
import type { Block } from '../model/types';

export const stateMessages = defineMessages({
  off: { id: 'shifts.state.off', defaultMessage: 'Off, no shift planned' },
  scheduled: { id: 'shifts.state.scheduled', defaultMessage: 'Scheduled' },
  exception: { id: 'shifts.state.exception', defaultMessage: 'Scheduled, other than the default' },
  default: { id: 'shifts.state.default', defaultMessage: 'Default schedule not occupied' },
  away: { id: 'shifts.state.away', defaultMessage: 'Not available' },
});
export type ShiftState = keyof typeof stateMessages;

/** What a block is: pattern, as planned, planned otherwise than the pattern, or away. */
export function stateOf({ origin, entry }: Block, schedule: Schedule | undefined): Exclude<ShiftState, 'off'> {
  if (!entry.available) return 'away';
  if (origin === 'default') return 'default';
  return schedule && isException(schedule, entry.work_date) ? 'exception' : 'scheduled';
}

/** `06:00–14:30`; in narrow columns `6–14:30`, without what goes without saying. */
export function timesOf({ start_time, end_time }: Pick<Entry, 'start_time' | 'end_time'>, narrow = false): string {
  const short = (time: string) => (narrow ? time.replace(/^0/, '').replace(/:00$/, '') : time);
  return `${short(start_time)}–${short(end_time)}`;
}

/** True of an absence that takes the whole day: its times say nothing. */
export const isWholeDay = (entry: Entry): boolean => !entry.available && lengthOf(entry) >= 23 * 60;

type Names = (area: number | null) => string | undefined;

/** What is written on blocks, worded once for all of them. */
export interface Words {
  states: Readonly<Record<ShiftState, string>>;
  /** The second line of a block: area and material. */
  placeOf: (entry: Entry) => string;
}

type Said<M> = { -readonly [K in keyof M]: string };
const say = <M extends Record<string, MessageDescriptor>>(intl: IntlShape, messages: M) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, intl.formatMessage(message)])) as Said<M>;

export function wordsOf(intl: IntlShape, areaName: Names): Words {
  const materials = say(intl, materialShortMessages);
  return {
    states: say(intl, stateMessages),
    placeOf: ({ disposition_area_id, material_type_id }) =>
      [areaName(disposition_area_id), material_type_id ? materials[material_type_id] : undefined]
        .filter(Boolean)
        .join(' · '),
  };
}

/** A block in words, for screen readers, previews and announcements. */
export function describe(intl: IntlShape, entry: Entry, areaName: Names): string {
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
