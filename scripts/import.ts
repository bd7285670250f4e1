import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ImportKind, type ImportInput, type ImportResult } from '../src/api/generated/dashboard.schemas.ts';
import { columnsOf, importRow, missingOf, recognised, regrouped } from '../src/csv/columns.ts';
import { inDegrees } from '../src/csv/degrees.ts';
import { systems, systemsOf } from '../src/csv/systems.ts';
import { type ColumnMap, targets } from '../src/csv/targets.ts';
import type { SourceRow } from '../src/csv/rows.ts';
import { UnusableFile } from '../src/csv/unusable.ts';
import { readRows } from './import/read.ts';
import { readArgs, readEnvFile } from './lib/args.mjs';
import { ApiError, signIn, withToken } from './lib/api.ts';

const MOST_ROWS = 20_000;

const HELP = `Usage: npm run import -- ${Object.keys(ImportKind).join('|')} FILE [options]

Reads GeoJSON, a JSON array, CSV or an Excel workbook (XLSX) and creates or updates records by their key (tours by route and day), through the API: all rows in one transaction, at most ${MOST_ROWS}.
The import can be taken back as a whole under Digital Twin, Import.

  --url URL              the product (default http://localhost:8080)
  --email ADDRESS        who imports (default admin@demo.test)
  --map FIELD=COLUMN     which column fills a field; otherwise found by its header. May be repeated
  --default FIELD=VALUE  value of a field that the file lacks. May be repeated
  --system CODE          coordinate system of positions in metres: ${[...systems.keys()].join(', ')} (EPSG)
  --report FILE          write each refused row with line and reason as JSON
  --dry-run              say what would happen, write nothing

${Object.entries(targets)
  .map(([kind, fields]) => `${kind}: ${Object.keys(fields).join(', ')}`)
  .join('\n')}

IMPORT_TOKEN is a machine token with imports:write and the …:write of the kind; without one IMPORT_PASSWORD is the password.
Exit code 0: all went in; 1: nothing did; 2: some rows were refused, or an option is not known.`;

class Usage extends Error {}

const { values, positionals } = readArgs(
  HELP,
  {
    url: { type: 'string', default: 'http://localhost:8080' },
    email: { type: 'string', default: 'admin@demo.test' },
    map: { type: 'string', multiple: true, default: [] },
    default: { type: 'string', multiple: true, default: [] },
    system: { type: 'string' },
    report: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  2,
);

function pairs(kind: ImportKind, option: string, given: string[]): ColumnMap {
  return Object.fromEntries(
    given.map((text) => {
      const [field = '', ...rest] = text.split('=');
      if (rest.length === 0 || !(field in targets[kind]))
        throw new Usage(`--${option} ${text}: FIELD=… with one of ${Object.keys(targets[kind]).join(', ')}`);
      return [field, rest.join('=')];
    }),
  );
}

interface Refusal {
  line: number;
  key: string | null;
  reason: string;
}

function report(refused: Refusal[]): void {
  for (const { line, key, reason } of refused.slice(0, 20))
    console.log(`  line ${line}${key ? ` (${key})` : ''}: ${reason}`);
  if (refused.length > 20)
    console.log(`  … and ${refused.length - 20} more${values.report ? '' : ' (--report FILE lists all)'}`);
  if (values.report) writeFileSync(values.report, `${JSON.stringify(refused, null, 2)}\n`);
}

const named = (columns: string[]) =>
  columns
    .slice(0, 30)
    .map((name) => name.slice(0, 40))
    .join(', ');

/** The rows in degrees, from the system that is told. */
function inSystem(rows: SourceRow[], map: ColumnMap): SourceRow[] {
  const codes = systemsOf(rows, map);
  if (codes.length === 0) return rows;
  const { system } = values;
  if (system && codes.includes(system)) return inDegrees(rows, map, system);
  const fitting = codes.map((code) => `${code} (${systems.get(code)?.name})`).join(', ');
  throw new UnusableFile(
    `The positions are in metres; name their coordinate system with --system CODE. They may be in ${fitting}.`,
  );
}

async function run(kind: ImportKind, file: string): Promise<number> {
  const rows = regrouped(await readRows(file));
  if (rows.length > MOST_ROWS)
    throw new UnusableFile(`The file has ${rows.length} rows; at most ${MOST_ROWS} go in at once. Split it.`);
  const defaults = pairs(kind, 'default', values.default);
  const columns = columnsOf(rows);
  const told = pairs(kind, 'map', values.map);
  const known = `The file has: ${named(columns) || 'no columns'}.`;
  for (const [field, column] of Object.entries(told))
    if (!columns.includes(column ?? ''))
      throw new UnusableFile(`There is no column "${column}" (for ${field}). ${known}`);
  const map = { ...recognised(kind, columns), ...told };
  const missing = missingOf(kind, map, defaults);
  if (missing.length > 0)
    throw new UnusableFile(`No column for ${missing.join(', ')}; name it with --map ${missing[0]}=COLUMN. ${known}`);
  const unused = columns.filter((column) => !Object.values(map).includes(column));
  if (unused.length > 0) console.log(`Not taken in: ${named(unused)}.`);
  const placed = kind === 'locations' ? inSystem(rows, map) : rows;
  readEnvFile();
  const { IMPORT_TOKEN: token, IMPORT_PASSWORD: password } = process.env;
  if (!token && !password) throw new Usage('IMPORT_PASSWORD or IMPORT_TOKEN is missing.');
  const api = token
    ? withToken(values.url, token)
    : await signIn(values.url, values.email, password ?? '', 'dashboard-import', 'IMPORT_TOKEN');
  const body: ImportInput = {
    ...{ kind, name: basename(file).slice(0, 200), dry_run: values['dry-run'] },
    rows: placed.map((row) => importRow(kind, row, map, defaults)),
  };
  const result = await api.request<ImportResult>('POST', '/imports/', { body });
  const refused = result.rows.flatMap(({ status, row, key, errors = [] }): Refusal[] =>
    status === 'refused'
      ? [
          {
            ...{ line: rows[row]?.line ?? row, key },
            reason: errors.map(({ path, message }) => `${path.split('.').slice(2).join('.')} ${message}`).join('; '),
          },
        ]
      : [],
  );
  const { created, changed, unchanged } = result;
  console.log(
    `${rows.length} rows: ${values['dry-run'] ? 'would be ' : ''}${created} created, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused.`,
  );
  const near = result.rows.filter((row) => row.near);
  if (near.length > 0)
    console.log(`${near.length} new locations are within 50 m of another one, such as ${near[0]?.key}.`);
  report(refused);
  return refused.length === 0 ? 0 : refused.length === rows.length ? 1 : 2;
}

const [what, file] = positionals;
try {
  if (!what || !(what in ImportKind) || file === undefined) throw new Usage(HELP);
  const { url, system } = values;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Usage(`--url ${url}: a URL that begins with http: or https:`);
  if (system !== undefined && !systems.has(system))
    throw new Usage(`--system ${system}: one of ${[...systems.keys()].join(', ')}`);
  process.exitCode = await run(what as ImportKind, file);
} catch (error) {
  if (error instanceof UnusableFile || error instanceof Usage) console.error(error.message);
  else if (error instanceof ApiError) {
    console.error(`The server says: ${error.message}`);
    if (process.env['IMPORT_TOKEN'] && error.problem.status === 401)
      console.error('IMPORT_TOKEN has expired, was revoked or is not whole. Create another one (Account, Tokens).');
  } else if (error instanceof TypeError && error.message === 'fetch failed')
    console.error(`No server at ${values.url}. Start it with npm start.`);
  else throw error;
  process.exitCode = 1;
}
