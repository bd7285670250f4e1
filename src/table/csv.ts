import type { PlainValue } from './features';

/** Cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

export interface CsvFormat {
  /** `;` where the comma is the decimal mark, as spreadsheets of those countries expect. */
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** How spreadsheets of a locale read a CSV file. */
export function csvFormat(locale: string): CsvFormat {
  const comma = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some((part) => part.type === 'decimal' && part.value === ',');
  return comma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

function cell(value: PlainValue, { separator, decimal }: CsvFormat): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return safe.includes(separator) || /["\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV text (RFC 4180: CRLF, quotes doubled). Texts that a spreadsheet would take for a formula get an apostrophe
 * in front; numbers stay numbers. No byte order mark: the file adds it.
 */
export const toCsv = (rows: readonly (readonly PlainValue[])[], format: CsvFormat): string =>
  rows.map((row) => `${row.map((value) => cell(value, format)).join(format.separator)}\r\n`).join('');
