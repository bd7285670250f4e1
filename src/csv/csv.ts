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

/** Texts that a spreadsheet would run as a formula, in East Asia also of full width, behind apostrophes too, so that reading can take exactly one away. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

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

/** How many of the first lines tell the separator and the header. */
const HEAD = 20;

/** The separator by which most of the first lines have as many cells as each other; none when no line has two, as a letter has. */
export function separatorOf(text: string): string | undefined {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, 'quoted')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD);
  const [best] = [';', '\t', ',']
    .map((separator) => {
      const cells = lines.map((line) => line.split(separator)).filter(({ length }) => length > 1);
      const names = Math.max(0, ...cells.map((row) => row.filter((name) => name.trim() !== '').length));
      const alike = Math.max(0, ...cells.map(({ length }) => cells.filter((row) => row.length === length).length));
      return { separator, names, alike };
    })
    .filter(({ names }) => names > 1)
    .sort((a, b) => b.alike - a.alike || b.names - a.names);
  return best?.separator;
}

/** A row of a table as it is in the file, with its line (from 1). */
export interface TableRow {
  line: number;
  cells: string[];
  /** Columns whose cell is one with the cell above it. */
  merged?: ReadonlySet<number> | undefined;
}

/** The names of columns; one that is there already gets a number, as in "Nr. (2)". */
function distinct(names: readonly string[]): string[] {
  const given = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; name !== '' && given.has(own); number++) own = `${name} (${number})`;
    given.add(own);
    return own;
  });
}

/**
 * The records below the header: the first row that fills at least half as many cells as the fullest of the first twenty. What is
 * above it is a title; empty rows are left out.
 * @throws LineError, where it is `strict`, at a row with more cells than the header: a cell holds a separator. Fewer are empty at the end, as Excel saves them
 */
export function recordsOf(rows: readonly TableRow[], strict: boolean): CsvRecord[] {
  const filled = rows.slice(0, HEAD).map(({ cells }) => cells.filter((cell) => cell !== '').length);
  const most = Math.max(0, ...filled);
  const at = filled.findIndex((count) => count > 0 && count >= Math.min(most, Math.max(2, most / 2)));
  const names = distinct(rows[at]?.cells ?? []);
  const width = names.findLastIndex((name) => name !== '') + 1;
  let above: string[] = [];
  return rows.slice(at + 1).flatMap(({ line, cells, merged }) => {
    const whole = cells.map((cell, column) => (merged?.has(column) ? (above[column] ?? '') : cell));
    above = whole;
    if (cells.every((cell) => cell === '')) return [];
    if (strict && cells.slice(width).some((cell) => cell !== '')) throw new LineError(line, cells.length, width);
    const named = names.slice(0, width).map((name, column) => [name, whole[column] ?? '']);
    return [{ line, fields: Object.fromEntries(named) }];
  });
}

/** A row has more cells than the header. */
export class LineError extends Error {
  readonly line: number;
  constructor(line: number, cells: number, names: number) {
    super(`line ${line}: ${cells} cells, but the header has ${names}`);
    this.line = line;
  }
}

/** A cell as it was before `toCsv` guarded it. */
export const unguarded = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/**
 * Reads CSV with a header, separated by comma, semicolon or tab, as `toCsv` and spreadsheets write it. Cells are trimmed.
 * @throws Error with the line of the first record that cannot be read
 */
export function parseCsv(given: string): CsvRecord[] {
  const text = given.startsWith(CSV_START) ? given.slice(1) : given;
  const rows: TableRow[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text) ?? ',',
    step: ({ data, errors, meta }) => {
      if (errors[0]) throw new Error(`line ${line}: ${errors[0].message}`);
      rows.push({ line, cells: data.map((cell) => unguarded(cell.trim())) });
      line += text.slice(at, meta.cursor).split('\n').length - 1;
      at = meta.cursor;
    },
  });
  return recordsOf(rows, true);
}
