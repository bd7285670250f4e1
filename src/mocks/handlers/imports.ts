import { ImportStatus, type Import, type ImportKind, type ImportRow } from '@/api/generated/dashboard.schemas';
import { conflict } from '@/contract/problem';
import { countsOf } from '@/contract/rules';
import type { Call, Handlers } from '../call';
import { ownRow, type Row } from '../state/store';

const keys = {
  ...{ locations: ['location_id'], bins: ['container_id'], trucks: ['license_plate'], drivers: ['driver_id'] },
  tours: ['route_name', 'date'],
} satisfies Record<ImportKind, string[]>;

type Kept = Row & Import & { rows: ImportRow[] };

const keptOf = (call: Call<'getImport' | 'undoImport'>) => ownRow<Kept>(call, 'imports', call.params.id, 'import');

/** What the interface shows of imports: rows are judged by their key, and nothing becomes of them. */
export const importHandlers: Handlers = {
  importRows: ({ store, caller, body, now }) => {
    const [key = '', ...others] = keys[body.kind];
    const rows = body.rows.map((fields, row): ImportRow => {
      const first = typeof fields[key] === 'string' ? fields[key] : null;
      const value = first === null ? null : [first, ...others.map((name) => fields[name])].join(' ');
      const there = store
        .table(body.kind)
        .where(key, first)
        .find((one) => one.customer_id === caller.customerId && others.every((name) => one[name] === fields[name]));
      if (value === null || !/^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$/.test(value))
        return { row, key: value, status: 'refused', errors: [{ path: `rows.${row}.${key}`, message: 'is wrong' }] };
      if (!there) return { row, key: value, status: 'created' };
      const changes = Object.entries(fields)
        .filter(([field, after]) => field in there && there[field] !== after)
        .map(([field, after]) => ({ field, before: there[field], after }));
      return changes.length > 0
        ? { row, key: value, status: 'changed', changes }
        : { row, key: value, status: 'unchanged' };
    });
    const counts = countsOf(ImportStatus, rows);
    const listed = rows.filter(({ status }) => status !== 'unchanged');
    if (body.dry_run) return { status: 200, body: { import: null, ...counts, rows: listed } };
    const table = store.table('imports');
    const actor = store.table('users').find(caller.customerId, 'id', caller.id)?.name;
    const { kind, name } = body;
    const made = table.put({
      ...{ id: table.nextId(), customer_id: caller.customerId, at: now.toISOString(), kind, name },
      ...{ actor: (actor as string | undefined) ?? null, ...counts, undone_at: null, rows: listed },
    });
    return { status: 200, body: { import: made as unknown as Import, ...counts, rows: listed } };
  },

  getImport: (call) => {
    const { rows, ...kept } = keptOf(call as Call<'getImport'>);
    return { status: 200, body: { ...kept, import: kept as Import, rows: rows ?? [] } };
  },

  undoImport: (call) => {
    const kept = keptOf(call as Call<'undoImport'>);
    if (kept.undone_at) throw conflict('This import was taken back already.');
    const undone = call.store.table('imports').put({ ...kept, undone_at: call.now.toISOString() });
    return { status: 200, body: { import: undone as unknown as Import } };
  },
};
