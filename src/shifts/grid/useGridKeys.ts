import { useEffect, useRef, type RefObject } from 'react';
import { isDialogOpen } from '@/ui/dialogs';

const stopsIn = (element: Element) => {
  const own = element.matches('[data-stop]') ? [element as HTMLElement] : [];
  return [...own, ...element.querySelectorAll<HTMLElement>('[data-stop]')];
};

/**
 * The next stop in a direction. Up and down: the next one in the cell, then in the column; left and right: in the next cell
 * of the row, at the same place if it has as many.
 */
function nextStop(root: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...root.querySelectorAll('[data-row]')];
  const row = rows.findIndex((one) => one.contains(from));
  const cells = [...(rows[row]?.children ?? [])];
  const column = cells.findIndex((one) => one.contains(from));
  const place = stopsIn(cells[column] ?? from).indexOf(from);
  const by = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const beside = stopsIn(cells[column] ?? from)[place + by];
    if (beside) return beside;
    const below = rows[row + by]?.children[column];
    return below && stopsIn(below).at(by > 0 ? 0 : -1);
  }
  const forward = getComputedStyle(root).direction === 'rtl' ? -by : by;
  for (let next = column + forward; next >= 0 && next < cells.length; next += forward) {
    const stops = stopsIn(cells[next] as Element);
    if (stops.length > 0) return stops[Math.min(place, stops.length - 1)];
  }
  return undefined;
}

/** One stop of the calendar takes part in Tab; arrows, Home and End move between stops (names, blocks and empty days). */
export function useRovingFocus(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // After each render one stop can be reached with Tab.
    const root = frame.current;
    if (root && !root.querySelector('[data-stop][tabindex="0"]'))
      root.querySelector('[data-stop]')?.setAttribute('tabindex', '0');
  });
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const onFocus = (event: FocusEvent) => {
      const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
      if (!stop) return;
      root.querySelectorAll('[data-stop][tabindex="0"]').forEach((other) => other.setAttribute('tabindex', '-1'));
      stop.setAttribute('tabindex', '0');
    };
    const onKey = (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
      if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { key } = event;
      if (!key.startsWith('Arrow') && key !== 'Home' && key !== 'End') return;
      const inRow = stopsIn(from.closest('[role=row]') ?? root);
      event.preventDefault();
      (key === 'Home' ? inRow[0] : key === 'End' ? inRow.at(-1) : nextStop(root, from, key))?.focus();
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('keydown', onKey);
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('keydown', onKey);
    };
  }, [frame]);
}

/** What is done to a shift in its dialogs or in the toolbar of the selection ends in the calendar again. */
const isPartOfCalendar = (target: Element) => target.closest('[role=dialog], [role=toolbar]') !== null;

/**
 * A block that is moved, resized or deleted unmounts with the focus, and so does what changed it: restores the focus to the block or day
 * in its place.
 */
export function useKeepFocus(frame: RefObject<HTMLElement | null>) {
  const last = useRef<{ block: string | undefined; cell: string | undefined } | null>(null);
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const onFocus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
      last.current = { block: target.dataset['block'], cell };
    };
    const onLeave = (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (to instanceof Element && !root.contains(to) && !isPartOfCalendar(to)) last.current = null;
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onLeave);
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onLeave);
    };
  }, [frame]);

  useEffect(() => {
    const root = frame.current;
    const { activeElement } = document;
    if (!root || !last.current || (activeElement && activeElement !== document.body) || isDialogOpen()) return;
    const { block, cell } = last.current;
    const find = (attribute: string, value: string | undefined) =>
      value ? root.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`) : null;
    const home = find('data-cell', cell);
    (find('data-block', block) ?? home?.querySelector<HTMLElement>('[data-stop]') ?? home)?.focus({
      preventScroll: true,
    });
  });
}
