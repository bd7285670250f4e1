import { useEffect, useState } from 'react';
import { FEW, rolling, VIRTUAL_FROM } from './useRowWindow';

interface Settling<R> {
  rows: R[];
  before: R[];
  /** How many of the painted rows are new. */
  done: number;
}

/**
 * The rows of a long table after they were sorted or filtered: new ones take the place of old ones a few at a time, from the first
 * painted one on, so that no frame has to wait for all of them.
 */
export function useSettledRows<R>(rows: R[], painted: number[]): (index: number) => R | undefined {
  const [state, setState] = useState<Settling<R>>({ rows, before: rows, done: Infinity });
  const first = painted[0] ?? 0;
  let { before, done } = state;
  if (state.rows !== rows) {
    const at = placed(state, first);
    before = rows.length > VIRTUAL_FROM ? state.rows.map((_, index) => at(index) as R) : rows;
    done = rows.length > VIRTUAL_FROM ? FEW : Infinity;
    setState({ rows, before, done });
  }
  useEffect(() => {
    if (done === Infinity) return rolling.rest();
    return rolling.next((more) =>
      setState((now) => ({ ...now, done: now.done >= painted.length ? Infinity : now.done + more })),
    );
  }, [done, painted.length]);
  return placed({ rows, before, done }, first);
}

const placed =
  <R>({ rows, before, done }: Settling<R>, first: number) =>
  (index: number) =>
    index >= first + done && index < rows.length ? (before[index] ?? rows[index]) : rows[index];
