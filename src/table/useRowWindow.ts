import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { createPace, FRAME, TASK } from '@/ui/pace';
import { useFling } from './useFling';

/** From this many rows on only those in sight are painted. */
export const VIRTUAL_FROM = 100;

/** Rows that even a slow processor paints within a frame or two. */
export const FIRST = 3;
/** Of all tables that are painted whole. */
export const opening = createPace({ few: FIRST, many: 6, ...TASK });
/** Of long ones, which move meanwhile; what one has learned of the machine serves the next: one row takes a slow processor half a frame, and painting it the other. */
export const FEW = 1;
export const rolling = createPace({ few: FEW, many: 6, ...FRAME });

export interface RowWindow {
  indexes: number[];
  /** Px above and below the painted rows. */
  before: number;
  after: number;
  /** Brings a row into sight. */
  reveal: (index: number) => void;
}

/** Rows from `from` to before `to`. */
interface Range {
  from: number;
  to: number;
}

/**
 * The rows to paint. Up to `VIRTUAL_FROM` all of them; beyond, those in sight and a few around. Rows are `height` px each. They
 * come a few at a time, while there is time; neither scrolling nor what else is on the screen waits for them.
 */
export function useRowWindow(count: number, height: number, frame: RefObject<HTMLElement | null>): RowWindow {
  const virtual = count > VIRTUAL_FROM;
  // It changes without React knowing, which matters only to the compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: 6,
    scrollPaddingStart: 36,
    // Scrolling does not wait for rows.
    useFlushSync: false,
  });
  // Heights once measured would stay.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const items = virtual ? virtualizer.getVirtualItems() : [];
  const from = items[0]?.index ?? 0;
  const to = virtual ? (items.at(-1)?.index ?? -1) + 1 : count;
  const seen = virtualizer.range?.startIndex ?? from;

  const [painted, setPainted] = useState<Range>({ from: 0, to: FIRST });
  const shown = painted.from < to && painted.to > from ? within(painted, { from, to }) : { from: seen, to: seen };
  const whole = shown.from === from && shown.to === to;
  const fling = useFling(from);
  const pace = virtual ? rolling : opening;
  useEffect(() => {
    const paint = () => pace.next((more) => setPainted(grown({ from: shown.from, to: shown.to }, { from, to }, more)));
    const wait = fling(from);
    if (whole) return pace.rest();
    if (wait === 0) return paint();
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => (stop = paint()), wait);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [whole, shown.from, shown.to, from, to, fling, pace]);
  return {
    indexes: Array.from({ length: shown.to - shown.from }, (_, index) => shown.from + index),
    before: shown.from * height,
    after: (count - shown.to) * height,
    reveal: virtual ? (index) => virtualizer.scrollToIndex(index, { align: 'auto' }) : noop,
  };
}

const within = (a: Range, b: Range): Range => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });

/** Further down, and when there is no more, up. */
const grown = ({ from, to }: Range, goal: Range, more: number): Range =>
  to < goal.to ? { from, to: Math.min(to + more, goal.to) } : { from: Math.max(from - more, goal.from), to };

const noop = () => undefined;
