import { parseLocaleNumber } from '@/i18n/parse';

/**
 * A number as typed or pasted into a form. A single comma or point is the decimal mark in every language: no figure here
 * is large enough to be grouped, and "51,961" pasted for a latitude is never fifty-one thousand. Null is not a number.
 */
export function parseDecimal(text: string, locale: string): number | null {
  const compact = text.trim();
  const marks = compact.match(/[.,]/gu)?.length ?? 0;
  return parseLocaleNumber(marks === 1 ? compact.replace(',', '.') : compact, marks === 1 ? 'en' : locale);
}
