/** Rows by what they have in common. (`Map.groupBy` is younger than the oldest Node that is supported.) */
export function groups<Row, K>(rows: readonly Row[], keyOf: (row: Row) => K): ReadonlyMap<K, readonly Row[]> {
  const found = new Map<K, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = found.get(key);
    if (group) group.push(row);
    else found.set(key, [row]);
  }
  return found;
}

/** Changes by table; only strings, numbers and the like, so it can be written as JSON. */
export type Changes = Record<string, Change<string | number, object>[]>;

interface Keeping {
  changes(): Change<string | number, object>[];
  absorb(changes: readonly Change<never, never>[]): void;
}

/** Where some tables differ from what they began with, and how they take that over. */
export const keeping = (tables: Record<string, Keeping>) => ({
  changes: (): Changes => Object.fromEntries(Object.entries(tables).map(([name, one]) => [name, one.changes()])),
  absorb: (changes: Changes): void => {
    for (const [name, list] of Object.entries(changes)) tables[name]?.absorb(list as Change<never, never>[]);
  },
});

/** A row by its key, or null where it was removed; what can be restored, and since when, comes third. */
export type Change<Key, Row> = [key: Key, row: Row | null, deleted?: Deleted<Row>];
interface Deleted<Row> {
  row: Row;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Rows by key. Rows are never changed, only replaced, so several states can stand on the same world. What differs from the world
 * is kept apart: it is all that has to survive a reload.
 */
export class Table<Row extends object, Key extends string | number = number> {
  #rows = new Map<Key, Row>();
  readonly #changes = new Map<Key, Change<Key, Row>>();
  readonly #keyOf: (row: Row) => Key;
  readonly #changed: (row: Row) => void;
  #version = 0;
  #last = 0;

  /** @param changed told of each row that was put or removed */
  constructor(rows: readonly Row[], keyOf: (row: Row) => Key, changed: (row: Row) => void) {
    this.#keyOf = keyOf;
    this.#changed = changed;
    for (const row of rows) this.#set(keyOf(row), row);
  }

  #set(key: Key, row: Row | null): void {
    this.#version += 1;
    if (typeof key === 'number') this.#last = Math.max(this.#last, key);
    if (row) this.#rows.set(key, row);
    else this.#rows.delete(key);
  }

  get = (key: Key): Row | undefined => this.#rows.get(key);

  all(): readonly Row[] {
    return this.#all();
  }
  readonly #all = this.derive((rows) => rows);

  /** A number that no row has or had. */
  nextId(): number {
    return this.#last + 1;
  }

  put<R extends Row>(row: R): R {
    const key = this.#keyOf(row);
    this.#change([key, row]);
    return row;
  }

  remove(key: Key): void {
    this.#change([key, null]);
  }

  /** Removes a row that can be restored: put again. */
  discard(key: Key, at: Date): void {
    const row = this.#rows.get(key);
    if (row) this.#change([key, null, { row, at: at.getTime() }]);
  }

  /** Rows that were discarded after a moment, the last one first. */
  discarded(after: number): Row[] {
    return [...this.#changes.values()]
      .flatMap(([, , deleted]) => (deleted && deleted.at > after ? [deleted.row] : []))
      .toReversed();
  }

  #change(change: Change<Key, Row>): void {
    const row = change[1] ?? this.#rows.get(change[0]);
    this.absorb([change]);
    if (row) this.#changed(row);
  }

  /** Something computed from all rows, once for each state of the table. */
  derive<T>(compute: (rows: readonly Row[]) => T): () => T {
    let known: { version: number; value: T } | undefined;
    return () => {
      if (known?.version !== this.#version)
        known = { version: this.#version, value: compute([...this.#rows.values()]) };
      return known.value;
    };
  }

  /** An index: rows by what they refer to. */
  by<K>(keyOf: (row: Row) => K): (key: K) => readonly Row[] {
    const grouped = this.derive((rows) => groups(rows, keyOf));
    return (key) => grouped().get(key) ?? [];
  }

  changes(): Change<Key, Row>[] {
    return [...this.#changes.values()];
  }

  /** Takes over changes that were made before or elsewhere. */
  absorb(changes: readonly Change<Key, Row>[]): void {
    for (const change of changes) {
      const [key, row] = change;
      this.#set(key, row);
      // The last change is the last entry.
      this.#changes.delete(key);
      this.#changes.set(key, change);
    }
  }
}
