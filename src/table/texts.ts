import type { MessageDescriptor } from 'react-intl';
import { formatDateTime } from '@/i18n/dates';
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

/** An instant in the customer's time zone. */
export const timeText = (value: unknown, { intl }: TextContext): PlainValue =>
  typeof value === 'string' ? formatDateTime(intl, value) : null;

/** The text in a file where a column says nothing of its own. */
export const plainText = (value: unknown): PlainValue =>
  value === null || value === undefined
    ? null
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : String(value);
