import type { TourStopRow, World } from '@/world/types';

/** A row by its key, or null where it was removed; what can be restored, and since when, comes third. */
type Change<Row> = [key: string | number, row: Row | null, deleted?: { row: Row; at: number }];

/** Changes by table, as they are stored: plain JSON. */
export type Changes = Record<string, Change<never>[]>;

/**
 * Rows by key. A row is never changed, only replaced, so several states can use the same world. What differs from the world
 * is recorded: it is all that has to survive a reload.
 */
export class Table<Row extends object> {
  readonly #rows = new Map<string | number, Row>();
  readonly #changes = new Map<string | number, Change<Row>>();
  readonly #indexes = new Map<keyof Row, Map<unknown, Row[]>>();
  readonly #keyOf: (row: Row) => string | number;
  readonly #changed: (row: Row) => void;
  #last = 0;

  /** @param changed told of each row that was put or removed */
  constructor(rows: readonly Row[], keyOf: (row: Row) => string | number, changed: (row: Row) => void) {
    this.#keyOf = keyOf;
    this.#changed = changed;
    for (const row of rows) this.#set(keyOf(row), row);
  }

  #set(key: string | number, row: Row | null): void {
    this.#indexes.clear();
    if (typeof key === 'number') this.#last = Math.max(this.#last, key);
    if (row) this.#rows.set(key, row);
    else this.#rows.delete(key);
  }

  #change(change: Change<Row>): void {
    const row = change[1] ?? this.#rows.get(change[0]);
    this.absorb([change]);
    if (row) this.#changed(row);
  }

  get = (key: string | number | null): Row | undefined => this.#rows.get(key ?? '');
  all = (): Row[] => [...this.#rows.values()];

  /** Rows with a value in a field, by an index. */
  where<Field extends keyof Row>(field: Field, value: Row[Field]): readonly Row[] {
    let index = this.#indexes.get(field);
    if (!index) {
      index = new Map();
      for (const row of this.#rows.values()) {
        const group = index.get(row[field]);
        if (group) group.push(row);
        else index.set(row[field], [row]);
      }
      this.#indexes.set(field, index);
    }
    return index.get(value) ?? [];
  }

  /** The customer's row with a value in a field. */
  find = <Field extends keyof Row>(customer: number, field: Field, value: Row[Field]): Row | undefined =>
    this.where(field, value).find((row) => (row as { customer_id?: number }).customer_id === customer);

  /** A number that no row has or had. */
  nextId = (): number => this.#last + 1;

  put<R extends Row>(row: R): R {
    this.#change([this.#keyOf(row), row]);
    return row;
  }

  /** @param at since when it can be restored by being put again; without it, it cannot */
  remove(key: string | number, at?: Date): void {
    const row = this.#rows.get(key);
    this.#change(row && at ? [key, null, { row, at: at.getTime() }] : [key, null]);
  }

  /** Removes rows for good, also those without a number. */
  removeAll(rows: readonly Row[]): void {
    const gone = new Set(rows);
    for (const [key, row] of [...this.#rows]) if (gone.has(row)) this.remove(key);
  }

  /** Rows that were removed after a moment and can be restored, the last one first. */
  removed(after: number): Row[] {
    return [...this.#changes.values()]
      .flatMap(([, , deleted]) => (deleted && deleted.at > after ? [deleted.row] : []))
      .reverse();
  }

  changes = (): Change<Row>[] => [...this.#changes.values()];

  /** Takes over changes that were made before or elsewhere. */
  absorb(changes: readonly Change<Row>[]): void {
    for (const change of changes) {
      this.#set(change[0], change[1]);
      // The last change is the last entry.
      this.#changes.delete(change[0]);
      this.#changes.set(change[0], change);
    }
  }
}

export type Tables = { [Name in keyof World]: Table<World[Name][number]> };

/** The stops of a tour in their order. */
export const stopsOf = ({ tour_stops: stops }: Pick<Tables, 'tour_stops'>, tour: number): TourStopRow[] =>
  stops.where('tour_id', tour).toSorted((a, b) => a.position - b.position);

type AnyTable = { changes(): unknown; absorb(changes: never): void };

/** Where some tables differ from what they began with, and how they take that over. */
export const persistence = (tables: Record<string, AnyTable>) => ({
  changes: () => Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.changes()])) as Changes,
  absorb: (changes: Changes): void => {
    for (const [name, list] of Object.entries(changes)) tables[name]?.absorb(list as never);
  },
});
