import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface GridPlace {
  row: number;
  column: number;
}

interface GridOptions {
  rows: number;
  columns: number;
  /** The row whose details are open, or -1: the tab stop follows it. */
  openRow: number;
  /** Rows of a screenful, for Page Up and Page Down. */
  pageRows: () => number;
  frame: RefObject<HTMLElement | null>;
  onEnter: (row: number) => void;
  onSpace: (row: number, range: boolean) => void;
  /** Called before the focus moves, so that a row out of sight can be brought in. */
  onMove: (row: number) => void;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(max, 0));

/** Keyboard of a data grid: one cell is the tab stop; arrows, Home, End and Page keys move it, Enter opens, Space selects. */
export function useGrid({ rows, columns, openRow, pageRows, frame, onEnter, onSpace, onMove }: GridOptions) {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [followed, setFollowed] = useState(-1);
  if (openRow !== followed) {
    setFollowed(openRow);
    if (openRow >= 0) setPlace({ row: openRow, column: place.column });
  }
  const current = { row: clamp(place.row, rows - 1), column: clamp(place.column, columns - 1) };
  const moved = useRef(false);
  const inside = useRef(false);

  useLayoutEffect(() => {
    // A row that unmounts takes the focus along; the focus moves to the row at its place, after the last one to what is shown instead.
    const { activeElement: now } = document;
    const lost = inside.current && (now === document.body || now === frame.current);
    if (!moved.current && !lost) return;
    const cell =
      rows === 0
        ? frame.current
        : frame.current?.querySelector<HTMLElement>(`[data-cell="${current.row}:${current.column}"]`);
    if (!cell) return;
    cell.focus({ preventScroll: !moved.current });
    moved.current = false;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const inCell = target.matches('[data-cell]');
    const at = placeOf(target);
    if (!at || event.altKey || event.defaultPrevented) return;
    if (inCell && event.key === 'Enter') return onEnter(at.row);
    if (inCell && event.key === ' ') {
      event.preventDefault();
      return onSpace(at.row, event.shiftKey);
    }
    const rtl = getComputedStyle(target).direction === 'rtl' ? -1 : 1;
    const end = event.ctrlKey || event.metaKey;
    const screenful = pageRows();
    const steps: Record<string, [row: number, column: number]> = {
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      ArrowRight: [0, rtl],
      ArrowLeft: [0, -rtl],
      PageDown: [screenful, 0],
      PageUp: [-screenful, 0],
      Home: [end ? -rows : 0, -columns],
      End: [end ? rows : 0, columns],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = { row: clamp(at.row + step[0], rows - 1), column: clamp(at.column + step[1], columns - 1) };
    moved.current = true;
    onMove(next.row);
    setPlace(next);
  };

  const onFocus = (event: FocusEvent) => {
    inside.current = true;
    const at = placeOf(event.target as HTMLElement);
    if (at) setPlace((before) => (before.row === at.row && before.column === at.column ? before : at));
  };

  const onBlur = () => {
    inside.current = false;
  };

  return { place: current, onKeyDown, onFocus, onBlur };
}

/** Which cell an element is or is inside of. */
function placeOf(element: Element): GridPlace | null {
  const [row, column] = (element.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}
