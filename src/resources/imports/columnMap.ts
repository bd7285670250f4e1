import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { recognised, type ColumnMap } from '@/csv/columns';

/** Where a mapping is remembered: files with the same header are mapped alike. */
const placeOf = (kind: ImportKind, columns: readonly string[]) => `import ${kind} ${columns.join('|')}`;

/** The columns as they were mapped in the last file with the same header, else as they are recognised. */
export function mapOf(kind: ImportKind, columns: readonly string[]): ColumnMap {
  const kept = localStorage.getItem(placeOf(kind, columns));
  return kept === null ? recognised(kind, columns) : (JSON.parse(kept) as ColumnMap);
}

/** Remembers the columns as they were mapped, in this browser. */
export const rememberMap = (kind: ImportKind, columns: readonly string[], by: ColumnMap) =>
  localStorage.setItem(placeOf(kind, columns), JSON.stringify(by));
