import type { ImportKind } from '@/api/generated/dashboard.schemas';
import type { SourceRow } from './rows';
import { type ColumnMap, type Mapping, type Target, targets } from './targets';
import { partsOf, toText } from './values';

/** What the interface calls fields and values, as in its exports. */
export interface Words {
  /** Headers, by field. */
  labels: Record<string, string>;
  /** By field and word in lower case. */
  values: Record<string, Record<string, unknown>>;
}

/** A word as it is looked up. */
export const wordOf = (value: unknown) => String(value).trim().toLowerCase();

/** What a cell says, by the words that are known; of a list each. */
export function valueIn({ read, separators }: Target, cell: unknown, words: Record<string, unknown> = {}): unknown {
  const one = (part: unknown) => (typeof part === 'object' ? part : (words[wordOf(part)] ?? read(part)));
  if (!separators) return one(cell);
  const parts = partsOf(separators, cell);
  return Array.isArray(parts) ? parts.map(one) : parts;
}

/** The words of a cell, each once. */
function textsIn({ separators }: Target, cell: unknown): string[] {
  const parts = separators ? partsOf(separators, cell ?? '') : [cell ?? ''];
  return Array.isArray(parts) ? [...new Set(parts.map((part) => String(part).trim()))].filter(Boolean) : [];
}

/** A word of a file that is none of its field's values. */
export interface UnknownWord {
  field: string;
  /** As the file has it first. */
  text: string;
  rows: number;
}

/** Words that are none of the values there are, in order of their number. @param there by field, the values in lower case */
export function unknownWords(
  kind: ImportKind,
  rows: readonly SourceRow[],
  columns: ColumnMap,
  words: Words['values'],
  there: Record<string, ReadonlySet<string>>,
): UnknownWord[] {
  const found = new Map<string, UnknownWord>();
  for (const [field, target] of Object.entries(targets[kind])) {
    const [values, column] = [there[field], columns[field]];
    if (!values || column === undefined) continue;
    for (const { fields } of rows)
      for (const text of textsIn(target, fields[column])) {
        if (values.has(wordOf(words[field]?.[wordOf(text)] ?? target.read(text)))) continue;
        const place = `${field} ${wordOf(text)}`;
        const word = found.get(place) ?? { field, text, rows: 0 };
        word.rows += 1;
        found.set(place, word);
      }
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows);
}

/** The words there are, and those that were chosen by hand. */
export function withChosen(kind: ImportKind, words: Words['values'], chosen: Mapping['values']): Words['values'] {
  const all = { ...words };
  for (const [field, values] of Object.entries(chosen)) {
    const read = targets[kind][field]?.read ?? toText;
    all[field] = { ...all[field], ...Object.fromEntries(Object.entries(values).map(([word, to]) => [word, read(to)])) };
  }
  return all;
}
