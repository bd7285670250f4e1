import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { recognised, type ColumnMap, type Words } from '@/csv/columns';
import { activeMessages, availableMessages, locationTypeMessages } from '@/i18n/domain';
import { targetLabels } from './messages';

/** Where a mapping is remembered: files with the same header are mapped alike. */
const placeOf = (kind: ImportKind, columns: readonly string[]) => `import ${kind} ${columns.join('|')}`;

/** The columns as they were mapped in the last file with the same header, else as they are recognised. */
export function mapOf(kind: ImportKind, columns: readonly string[], intl: IntlShape): ColumnMap {
  const kept = localStorage.getItem(placeOf(kind, columns));
  if (kept !== null) return JSON.parse(kept) as ColumnMap;
  const labels = Object.entries(targetLabels[kind]).map(([field, label]) => [field, intl.formatMessage(label)]);
  return recognised(kind, columns, Object.fromEntries(labels) as Words['labels']);
}

/** Remembers the columns as they were mapped, in this browser. */
export const rememberMap = (kind: ImportKind, columns: readonly string[], by: ColumnMap) =>
  localStorage.setItem(placeOf(kind, columns), JSON.stringify(by));

/** The words of this language for values, as the lists are exported. */
export function wordsOf(intl: IntlShape): Words['values'] {
  const said = (words: [value: unknown, message: MessageDescriptor][]) =>
    Object.fromEntries(words.map(([value, message]) => [intl.formatMessage(message).toLowerCase(), value]));
  const active = said([
    [true, activeMessages.active],
    [false, activeMessages.inactive],
  ]);
  return {
    is_active: active,
    active,
    available: said([
      [true, availableMessages.available],
      [false, availableMessages.unavailable],
    ]),
    location_type: said(Object.entries(locationTypeMessages)),
  };
}
