import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { useListConstructionTypes } from '@/api/generated/reference/reference';
import { missingOf, recognised, type ColumnMap, type Words } from '@/csv/columns';
import { activeMessages, availableMessages, locationTypeMessages, materialMessages } from '@/i18n/domain';
import type { Option } from '@/table/filters';
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

/** The kind that a file holds: the chosen one, unless it lacks columns that another kind has, of which more are recognised. */
export function kindOf(
  columns: readonly string[],
  chosen: ImportKind,
  kinds: readonly ImportKind[],
  intl: IntlShape,
): ImportKind {
  const read = (kind: ImportKind) => {
    const map = mapOf(kind, columns, intl);
    const count = Object.values(map).filter((column) => column !== undefined).length;
    return { kind, count, isWhole: missingOf(kind, map).length === 0 };
  };
  const first = read(chosen);
  if (first.isWhole) return chosen;
  const [best] = kinds
    .map(read)
    .filter(({ isWhole, count }) => isWhole && count > first.count)
    .sort((a, b) => b.count - a.count);
  return best?.kind ?? chosen;
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

/** The values that all records of a file may have where it has no column for them, by field. */
export function useFixedValues(kind: ImportKind): Partial<Record<string, Option[]>> {
  const intl = useIntl();
  const { data } = useListConstructionTypes({ query: { enabled: kind === 'bins' } });
  const constructions = data?.construction_types.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const said = (words: Record<string, MessageDescriptor>): Option[] =>
    Object.entries(words).map(([value, message]) => ({ value, label: intl.formatMessage(message) }));
  if (kind === 'bins') return { material_type: said(materialMessages), construction_type: constructions };
  return kind === 'locations' ? { location_type: said(locationTypeMessages) } : {};
}
