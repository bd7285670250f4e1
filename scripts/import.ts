import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { plan, write } from './import/apply.ts';
import { existingLocations } from './import/existing.ts';
import { checkRows, type Refusal } from './import/check.ts';
import { mapColumns, targets, type ColumnMap, type Target } from './import/columns.ts';
import { ForeignFolder, Journal, privateFolder, rollBack } from './import/journal.ts';
import { readRows, UnusableFile } from './import/read.ts';
import { readArgs, refuseArgs } from './lib/args.mjs';
import { ApiError, signIn } from './lib/api.ts';
import { progressBar } from './lib/progress.ts';

const HELP = `Usage: npm run import -- locations FILE [options]

Reads GeoJSON, a JSON array or CSV and creates or updates locations by location_id, through the API.

  --url URL              the product (default http://localhost:8080)
  --email ADDRESS        who imports; an admin, so that an aborted run can be taken back (default admin@demo.test)
  --map FIELD=COLUMN     which column fills a field; otherwise found by its header. May be repeated
  --default FIELD=VALUE  value of a field that the file lacks. May be repeated
  --report FILE          write each refused row with line and reason as JSON
  --dry-run              say what would happen, write nothing

Fields: ${targets.join(', ')}
The password is read from IMPORT_PASSWORD. Exit code 0: all went in; 1: nothing did; 2: some rows were refused.`;

class Usage extends Error {}

const { values, positionals } = readArgs(
  HELP,
  {
    url: { type: 'string', default: 'http://localhost:8080' },
    email: { type: 'string', default: 'admin@demo.test' },
    map: { type: 'string', multiple: true, default: [] },
    default: { type: 'string', multiple: true, default: [] },
    report: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  2,
);

function pairs(option: string, given: string[]): ColumnMap {
  return Object.fromEntries(
    given.map((text) => {
      const [field = '', ...rest] = text.split('=');
      if (rest.length === 0 || !targets.includes(field as Target))
        throw new Usage(`--${option} ${text}: FIELD=… with one of ${targets.join(', ')}`);
      return [field, rest.join('=')];
    }),
  );
}

function report(refused: Refusal[]): void {
  for (const { line, location_id, reason } of refused.slice(0, 20))
    console.log(`  line ${line}${location_id ? ` (${location_id})` : ''}: ${reason}`);
  if (refused.length > 20)
    console.log(`  … and ${refused.length - 20} more${values.report ? '' : ' (--report FILE lists all)'}`);
  if (values.report) writeFileSync(values.report, `${JSON.stringify(refused, null, 2)}\n`);
}

async function run(file: string): Promise<number> {
  const rows = await readRows(file);
  const defaults = pairs('default', values.default);
  const map = mapColumns(rows, pairs('map', values.map), defaults);
  const api = await signIn(values.url, values.email, process.env.IMPORT_PASSWORD ?? '', 'dashboard-import');
  const checked = checkRows(rows, map, defaults, api.me.disposition_areas);
  // One journal for a file and a server: a run that was killed is taken back by the next one.
  const name = createHash('sha256')
    .update(`${values.url} ${values.email} ${resolve(file)}`)
    .digest('hex')
    .slice(0, 16);
  const journal = new Journal(join(privateFolder(), `import-${name}.jsonl`));
  if (journal.exists && !values['dry-run']) {
    console.log('An earlier run of this import was cut off; taking back what it wrote.');
    await rollBack(api, journal);
  }
  const { changes, unchanged } = plan(checked.inputs, await existingLocations(api));
  const created = changes.filter((change) => !change.old).length;
  const say = (verb: string, refused: Refusal[], lost = refused.length - checked.refused.length) =>
    console.log(
      `${rows.length} rows: ${verb}${created} created, ${changes.length - created} updated${lost > 0 ? ` (${lost} of them refused by the server)` : ''}, ${unchanged} unchanged, ${refused.length} refused.`,
    );
  if (values['dry-run']) {
    say('would be ', checked.refused);
    report(checked.refused);
    return checked.refused.length === 0 ? 0 : checked.inputs.length === 0 ? 1 : 2;
  }
  const interrupt = new AbortController();
  const onSignal = () => interrupt.abort(new Error('The import was interrupted.'));
  // Several may come (a terminal signals npm and its children); taking back must not be cut off by the second.
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const bar = progressBar('Importing', changes.length);
  try {
    const refused = [...checked.refused, ...(await write(api, changes, journal, interrupt.signal, bar.step))].sort(
      (a, b) => a.line - b.line,
    );
    bar.end();
    journal.remove();
    say('', refused);
    report(refused);
    return refused.length === 0 ? 0 : refused.length === rows.length ? 1 : 2;
  } catch (error) {
    bar.end();
    console.error(`${(error as Error).message} Taking back what was written …`);
    const left = journal.exists ? await rollBack(api, journal) : [];
    console.error(
      left.length === 0
        ? 'Nothing of the file is left.'
        : `Changed by somebody else meanwhile, left alone: ${left.join(', ')}`,
    );
    return 1;
  }
}

const [what, file] = positionals;
try {
  if (what !== 'locations' || file === undefined) refuseArgs(HELP);
  process.exitCode = await run(file);
} catch (error) {
  if (error instanceof UnusableFile || error instanceof Usage || error instanceof ForeignFolder)
    console.error(error.message);
  else if (error instanceof ApiError) console.error(`The server says: ${error.message}`);
  else if (error instanceof TypeError && error.message === 'fetch failed')
    console.error(
      `No server at ${values.url}. Start it with npm start. If an import was interrupted, run it again: it removes what it had written.`,
    );
  else throw error;
  process.exitCode = 1;
}
