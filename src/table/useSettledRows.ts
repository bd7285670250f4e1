import { useEffect, useState } from 'react';
import { FEW, FIRST, opening, rolling, VIRTUAL_FROM } from './useRowWindow';

interface Row {
  id: string;
}

type Keys = ReadonlyMap<string, string>;

interface Settling<R> {
  rows: R[];
  before: (R | undefined)[];
  /** How many of the painted rows are new. */
  done: number;
  /** The keys of new rows, and of those before, where they are others than their ids. */
  keys: Keys;
  keysBefore: Keys;
}

export interface SettledRows<R> {
  rowAt: (index: number) => R | undefined;
  /** What React tells the row at a place apart by. */
  keyAt: (index: number) => string;
}

/** So many rows at most come or move at once: one was added, or renamed. */
const SOME = 5;

const NONE: Keys = new Map();

const isLong = (rows: unknown[]) => rows.length > VIRTUAL_FROM;

/**
 * The rows of a table after they were sorted, filtered or turned: new ones take the place of old ones a few at a time, from the first
 * painted one on, so that no frame has to wait for all of them.
 */
export function useSettledRows<R extends Row>(rows: R[], painted: number[]): SettledRows<R> {
  const [state, setState] = useState<Settling<R>>({
    rows,
    before: rows,
    done: Infinity,
    keys: NONE,
    keysBefore: NONE,
  });
  const first = painted[0] ?? 0;
  let now = state;
  if (state.rows !== rows) {
    const { rowAt, keyAt } = placed(state, first);
    const done = isLong(rows) ? FEW : changes(rows, state.rows) > SOME ? FIRST : Infinity;
    const before = state.rows.map((_, index) => rowAt(index));
    const keysBefore = isLong(rows) ? NONE : new Map(before.map((row, index) => [row?.id ?? '', keyAt(index)]));
    const keys = done === Infinity || isLong(rows) ? keysBefore : lifted(rows, before, keysBefore);
    now = { rows, before: done === Infinity ? rows : before, done, keys, keysBefore };
    setState(now);
  }
  const { done } = now;
  const pace = isLong(rows) ? rolling : opening;
  useEffect(() => {
    if (done === Infinity) return pace.rest();
    return pace.next((more) =>
      setState((then) => ({ ...then, done: then.done >= painted.length ? Infinity : then.done + more })),
    );
  }, [done, painted.length, pace]);
  return placed(now, first);
}

let made = 0;

/**
 * Keys for rows of which some go up: those get new ones. React takes a row that passes others for the one that stays, and would
 * take all those it passes out of the page and put them in again.
 */
function lifted(rows: Row[], before: (Row | undefined)[], keys: Keys): Keys {
  const places = new Map(before.map((row, index) => [row?.id, index]));
  const up = rows.filter(({ id }, index) => (places.get(id) ?? -1) > index);
  return new Map([...keys, ...up.map(({ id }) => [id, `${id} ${(made += 1)}`] as const)]);
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

function placed<R extends Row>(settling: Settling<R>, first: number): SettledRows<R> {
  const { rows, before, done, keys, keysBefore } = settling;
  const end = first + done;
  // A long table keeps its rows and changes what they show.
  if (isLong(rows))
    return {
      rowAt: (index) => (index >= end && index < rows.length ? (before[index] ?? rows[index]) : rows[index]),
      keyAt: String,
    };
  // A record that has its new place has left its old one.
  const moved = new Set(done === Infinity ? [] : rows.slice(first, end).map(({ id }) => id));
  const rowAt = (index: number) => {
    if (index < end) return rows[index];
    const row = before[index];
    return row && moved.has(row.id) ? undefined : row;
  };
  const keyAt = (index: number) => {
    const id = rowAt(index)?.id ?? '';
    return (index < end ? keys : keysBefore).get(id) ?? id;
  };
  return { rowAt, keyAt };
}
