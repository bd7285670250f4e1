import Papa from 'papaparse';

/** What a cell holds: text that is kept, a number in the dialect's form, or nothing. */
export type CsvValue = string | number | null;

/** How spreadsheets of a language read a CSV file. */
export interface CsvDialect {
  /** `;` where the comma is the decimal mark. */
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** What a file begins with: spreadsheets take the text for UTF-8 only with it. */
export const CSV_START = '\uFEFF';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Texts that a spreadsheet would run as a formula, also behind apostrophes, so that reading can take exactly one away. */
const formula = /^'*[=+\-@\t\r]/u;

/** @param locale as in `de-DE` */
export function csvDialect(locale: string): CsvDialect {
  const comma = new Intl.NumberFormat(locale).format(1.5).includes(',');
  return comma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

function cellText(value: CsvValue, decimal: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  return formula.test(value) ? `'${value}` : value;
}

/** Rows as CSV text (RFC 4180: CRLF, quotes doubled), without the mark at its start. Texts that look like formulas get an apostrophe. */
export function toCsv(rows: readonly (readonly CsvValue[])[], { separator, decimal }: CsvDialect): string {
  const texts = rows.map((row) => row.map((value) => cellText(value, decimal)));
  return texts.length === 0 ? '' : `${Papa.unparse(texts, { delimiter: separator, newline: '\r\n' })}\r\n`;
}

/** The cell of a value as the API has it: flags in words of JSON, lists and objects as JSON. */
export const jsonCell = (value: unknown): CsvValue =>
  value === null || value === undefined
    ? null
    : typeof value === 'string' || typeof value === 'number'
      ? value
      : JSON.stringify(value);

/** A record of a CSV file by its headers, and the line it begins on (from 1). */
export interface CsvRecord {
  line: number;
  fields: Record<string, string>;
}

/** The separator by which the header line has the most names; none when it has one name alone, as the first line of a letter has. */
export function separatorOf(text: string): string | undefined {
  const header = text.slice(0, 20_000).split('\n', 1).join('');
  const [best] = [';', '\t', ',']
    .map((separator) => ({ separator, columns: header.split(separator).filter((name) => name.trim() !== '').length }))
    .sort((a, b) => b.columns - a.columns);
  return best && best.columns > 1 ? best.separator : undefined;
}

/** A cell as it was before `toCsv` guarded it. */
const unguarded = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/**
 * Reads CSV with a header line, separated by comma, semicolon or tab, as `toCsv` and spreadsheets write it. Cells are trimmed.
 * @throws Error with the line of the first record that cannot be read
 */
export function parseCsv(given: string): CsvRecord[] {
  const text = given.startsWith(CSV_START) ? given.slice(1) : given;
  const records: CsvRecord[] = [];
  let headers: string[] | undefined;
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text) ?? ',',
    step: ({ data, errors, meta }) => {
      if (errors[0]) throw new Error(`line ${line}: ${errors[0].message}`);
      const cells = data.map((cell) => unguarded(cell.trim()));
      if (headers === undefined) headers = cells;
      else if (cells.some((cell) => cell !== '')) {
        if (cells.length !== headers.length)
          throw new Error(`line ${line}: ${cells.length} cells, but the header has ${headers.length}`);
        records.push({ line, fields: Object.fromEntries(headers.map((name, i) => [name, cells[i] ?? ''])) });
      }
      line += text.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
    },
  });
  return records;
}
