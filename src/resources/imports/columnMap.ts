import { useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { useListConstructionTypes } from '@/api/generated/reference/reference';
import { getSession } from '@/api/session';
import { columnsOf, missingOf, recognised } from '@/csv/columns';
import type { SourceRow } from '@/csv/rows';
import { systemsOf } from '@/csv/systems';
import type { ColumnMap, Mapping } from '@/csv/targets';
import type { Words } from '@/csv/words';
import {
  activeMessages,
  availableMessages,
  constructionName,
  locationTypeMessages,
  materialMessages,
} from '@/i18n/domain';
import { readStored, writeStored } from '@/api/browserState';
import { useMe } from '@/auth/useSession';
import type { Option } from '@/table/filters';
import { targetLabels } from './messages';

/** Where a user's mapping is remembered: files with the same header are mapped alike. */
const placeOf = (kind: ImportKind, columns: readonly string[]) =>
  `mapping.${getSession().user?.id}.${kind}.${columns.join('|')}`;

function keptOf(kind: ImportKind, columns: readonly string[]): Mapping | null {
  try {
    return JSON.parse(readStored(placeOf(kind, columns)) ?? 'null') as Mapping | null;
  } catch {
    // Nonsense: as for a file that was never seen.
    return null;
  }
}

/** The columns as they were mapped in the last file with the same header, else as they are recognised. */
function mapOf(kind: ImportKind, columns: readonly string[], intl: IntlShape): ColumnMap {
  const labels = Object.entries(targetLabels[kind]).map(([field, label]) => [field, intl.formatMessage(label)]);
  return keptOf(kind, columns)?.columns ?? recognised(kind, columns, Object.fromEntries(labels) as Words['labels']);
}

/** The systems in which the positions of a file can be; none if they are degrees. */
export const systemsFor = (kind: ImportKind, rows: readonly SourceRow[], columns: ColumnMap) =>
  kind === 'locations' ? systemsOf(rows, columns) : [];

/** The system of a file's positions: empty for degrees, the known one if they fit it, the only one that they fit; else somebody has to choose. */
export function systemOf(
  kind: ImportKind,
  rows: readonly SourceRow[],
  columns: ColumnMap,
  known: string | undefined,
): Mapping['system'] {
  const systems = systemsFor(kind, rows, columns);
  if (systems.length === 0) return '';
  return known && systems.includes(known) ? known : systems.length > 1 ? undefined : systems[0];
}

/** How a file is read at first: as the last one with the same header, else as it is recognised. */
export function mappingOf(kind: ImportKind, rows: readonly SourceRow[], intl: IntlShape): Mapping {
  const names = columnsOf(rows);
  const columns = mapOf(kind, names, intl);
  const kept = keptOf(kind, names);
  return { columns, values: kept?.values ?? {}, system: systemOf(kind, rows, columns, kept?.system) };
}

/** The kind that a file holds: the chosen one if such a file was mapped as that before, or if no other kind has more of its columns. */
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
  if (keptOf(chosen, columns)) return chosen;
  const first = read(chosen);
  const [best] = kinds
    .map(read)
    .filter(({ isWhole, count }) => isWhole && count > first.count)
    .sort((a, b) => b.count - a.count);
  return best?.kind ?? chosen;
}

/** Remembers how the user mapped a file, in this browser. */
export const remember = (kind: ImportKind, columns: readonly string[], by: Mapping) =>
  writeStored(placeOf(kind, columns), JSON.stringify(by));

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

/** The values there are, by field: a file's words may stand for them, and all its records may have one. */
export function useValues(kind: ImportKind): Record<string, Option[]> {
  const intl = useIntl();
  const { disposition_areas: areas } = useMe();
  const { data } = useListConstructionTypes({ query: { enabled: kind === 'bins' } });
  return useMemo((): Record<string, Option[]> => {
    const said = (words: Record<string, MessageDescriptor>): Option[] =>
      Object.entries(words).map(([value, message]) => ({ value, label: intl.formatMessage(message) }));
    const active = said({ true: activeMessages.active, false: activeMessages.inactive });
    const available = said({ true: availableMessages.available, false: availableMessages.unavailable });
    const disposition_area = areas.flatMap(({ name, archived }) => (archived ? [] : { value: name, label: name }));
    const constructions =
      data?.construction_types.map((type) => ({ value: type.id, label: constructionName(intl, type) })) ?? [];
    if (kind === 'bins') return { material_type: said(materialMessages), construction_type: constructions, active };
    if (kind === 'tours') return { disposition_area, material_type: said(materialMessages) };
    if (kind !== 'locations') return { disposition_area, available };
    return { disposition_area, location_type: said(locationTypeMessages), is_active: active };
  }, [intl, kind, areas, data]);
}
