import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import type { MessageDescriptor } from 'react-intl';
import { offsetText } from '@/i18n/dates';
import { getTimeZone } from '@/i18n/timeZone';
import type { PlainValue, TextContext } from './features';

/** An enum value as its word. */
export const wordText =
  (words: Record<string, MessageDescriptor>) =>
  (value: unknown, { intl }: TextContext): PlainValue => {
    const word = words[String(value)];
    return word ? intl.formatMessage(word) : null;
  };

/** A boolean as one of two words. */
export const flagText =
  (yes: MessageDescriptor, no: MessageDescriptor) =>
  (value: unknown, { intl }: TextContext): PlainValue =>
    intl.formatMessage(value ? yes : no);
/** A disposition area as its name. */
export const areaText = (value: unknown, { areaName }: TextContext): PlainValue =>
  typeof value === 'number' ? areaName(value) : null;

/** `2026-11-21 07:05`: an instant in the customer's time zone, as spreadsheets of any language take it for a time. */
export const timeText = (value: unknown): PlainValue =>
  typeof value === 'string'
    ? `${format(new TZDate(value, getTimeZone()), 'yyyy-MM-dd HH:mm')} ${offsetText(value)}`.trimEnd()
    : null;

/** The text in a file where a column says nothing of its own. */
export const plainText = (value: unknown): PlainValue =>
  value === null || value === undefined
    ? null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : String(value);
