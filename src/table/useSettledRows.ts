import { useEffect, useState } from 'react';
import { FEW, FIRST, opening, rolling, VIRTUAL_FROM } from './useRowWindow';

interface Row {
  id: string;
}

interface Settling<R> {
  rows: R[];
  before: (R | undefined)[];
  /** How many of the painted rows are new. */
  done: number;
}

/** So many rows at most come or move at once: one was added, or renamed. */
const SOME = 5;

const isLong = (rows: unknown[]) => rows.length > VIRTUAL_FROM;

/**
 * The rows of a table after they were sorted, filtered or turned: new ones take the place of old ones a few at a time, from the first
 * painted one on, so that no frame has to wait for all of them.
 */
export function useSettledRows<R extends Row>(rows: R[], painted: number[]): (index: number) => R | undefined {
  const [state, setState] = useState<Settling<R>>({ rows, before: rows, done: Infinity });
  const first = painted[0] ?? 0;
  let { before, done } = state;
  if (state.rows !== rows) {
    const at = placed(state, first);
    const few = isLong(rows) ? FEW : changes(rows, state.rows) > SOME ? FIRST : Infinity;
    before = few === Infinity ? rows : state.rows.map((_, index) => at(index));
    done = few;
    setState({ rows, before, done });
  }
  const pace = isLong(rows) ? rolling : opening;
  useEffect(() => {
    if (done === Infinity) return pace.rest();
    return pace.next((more) =>
      setState((now) => ({ ...now, done: now.done >= painted.length ? Infinity : now.done + more })),
    );
  }, [done, painted.length, pace]);
  return placed({ rows, before, done }, first);
}

/** How many rows are put into the page or moved in it. Those that only make room for others stay, as React has it. */
function changes(rows: Row[], before: (Row | undefined)[]): number {
  const places = new Map(before.map((row, index) => [row?.id, index]));
  let last = -1;
  let count = 0;
  for (const { id } of rows) {
    const place = places.get(id) ?? -1;
    if (place < last || place < 0) count += 1;
    else last = place;
  }
  return count;
}

function placed<R extends Row>({ rows, before, done }: Settling<R>, first: number): (index: number) => R | undefined {
  const end = first + done;
  if (isLong(rows))
    return (index) => (index >= end && index < rows.length ? (before[index] ?? rows[index]) : rows[index]);
  // A record that has its new place has left its old one.
  const moved = new Set(done === Infinity ? [] : rows.slice(first, end).map(({ id }) => id));
  return (index) => {
    if (index < end) return rows[index];
    const row = before[index];
    return row && moved.has(row.id) ? undefined : row;
  };
}
