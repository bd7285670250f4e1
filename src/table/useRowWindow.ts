import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, type RefObject } from 'react';

/** From this many rows on only those in sight are painted. */
export const VIRTUAL_FROM = 100;

export interface RowWindow {
  indexes: number[];
  /** Px above and below the painted rows. */
  before: number;
  after: number;
  /** Brings a row into sight. */
  reveal: (index: number) => void;
}

/** The rows to paint. Up to `VIRTUAL_FROM` all of them; beyond, those in sight and a few around. Rows are `height` px each. */
export function useRowWindow(count: number, height: number, frame: RefObject<HTMLElement | null>): RowWindow {
  const virtual = count > VIRTUAL_FROM;
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
  const items = useDeferredValue(virtualizer.getVirtualItems());
  // Heights once measured would stay.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  if (!virtual) return { indexes: Array.from({ length: count }, (_, i) => i), before: 0, after: 0, reveal: noop };
  const first = items[0];
  const last = items.at(-1);
  return {
    indexes: items.map((item) => item.index),
    before: first?.start ?? 0,
    after: last ? virtualizer.getTotalSize() - last.end : 0,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

const noop = () => undefined;
