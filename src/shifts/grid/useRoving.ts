import { useEffect, type RefObject } from 'react';
import { useSettings } from '@/theme/settings';

const stopsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-stop]')];
const isAbove = (a: DOMRect, b: DOMRect) => a.bottom <= b.top + 1;
const overlapX = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
const middle = (rect: DOMRect) => rect.top + rect.height / 2;

type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The next stop in a direction, as the eye would go. Row by row, since asking for the place of a row that is out of sight
 * lays it out.
 */
function neighbour(root: HTMLElement, from: HTMLElement, direction: Direction) {
  const rows = [...root.querySelectorAll('[role=row]')];
  const here = rows.findIndex((row) => row.contains(from));
  const ahead = direction === 'down' ? rows.slice(here) : direction === 'up' ? rows.slice(0, here + 1).reverse() : [];
  for (const row of ahead.length > 0 ? ahead : rows.slice(here, here + 1)) {
    const next = nearest(stopsOf(row), from, direction);
    if (next) return next;
  }
  return undefined;
}

/** The nearest of some stops whose column (or height) matches. */
function nearest(stops: readonly HTMLElement[], from: HTMLElement, direction: Direction) {
  const own = from.getBoundingClientRect();
  const cell = (stop: HTMLElement) => (stop.closest<HTMLElement>('[data-cell]') ?? stop).getBoundingClientRect();
  const ownCell = cell(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const rect = stop.getBoundingClientRect();
    const box = cell(stop);
    const vertical = direction === 'up' || direction === 'down';
    let distance: number;
    if (vertical) {
      if (overlapX(ownCell, box) <= 1) continue;
      if (direction === 'down' ? !isAbove(own, rect) : !isAbove(rect, own)) continue;
      distance = direction === 'down' ? rect.top - own.bottom : own.top - rect.bottom;
    } else {
      const beside = direction === 'right' ? box.left >= ownCell.right - 1 : box.right <= ownCell.left + 1;
      if (!beside || isAbove(ownCell, box) || isAbove(box, ownCell)) continue;
      const away = direction === 'right' ? box.left - ownCell.right : ownCell.left - box.right;
      distance = away * 1000 + Math.abs(middle(rect) - middle(own));
    }
    if (distance < least) [best, least] = [stop, distance];
  }
  return best;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * One stop of the calendar takes part in Tab; arrows, Home and End move between stops (blocks and empty days). Positions
 * are those on screen, so right-to-left needs no rule of its own.
 */
export function useRoving(frame: RefObject<HTMLElement | null>) {
  useSettings();
  useEffect(() => {
    // Blocks come and go with the data: there is always one that Tab can reach.
    const root = frame.current;
    if (root && !root.querySelector('[data-stop][tabindex="0"]'))
      root.querySelector('[data-stop]')?.setAttribute('tabindex', '0');
  });
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const take = (stop: HTMLElement) => {
      root.querySelectorAll('[data-stop][tabindex="0"]').forEach((other) => other.setAttribute('tabindex', '-1'));
      stop.setAttribute('tabindex', '0');
    };
    const onFocus = (event: FocusEvent) => {
      const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
      if (stop) take(stop);
    };
    const onKey = (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
      if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const row = from.closest('[role=row]') ?? root;
      const inRow = [...row.querySelectorAll<HTMLElement>('[data-stop]')];
      const direction = ARROWS[event.key];
      const next = direction
        ? neighbour(root, from, direction)
        : event.key === 'Home'
          ? inRow[0]
          : event.key === 'End'
            ? inRow.at(-1)
            : undefined;
      if (!direction && event.key !== 'Home' && event.key !== 'End') return;
      event.preventDefault();
      next?.focus();
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('keydown', onKey);
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('keydown', onKey);
    };
  }, [frame]);
}
