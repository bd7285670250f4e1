import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import { useMedia } from '@/ui/useMedia';

/** With more rows than this only those in sight are rendered. */
const VIRTUAL_FROM = 100;

interface RowWindow {
  /** All rows are rendered. */
  isWhole: boolean;
  indexes: number[];
  /** Px above and below the rendered rows. */
  before: number;
  after: number;
  /** Scrolls a row into sight. */
  reveal: (index: number) => void;
}

/** The rows to render: all of a page of usual length, of longer ones those in sight and a few around. Rows are `height` px each. */
export function useVirtualRows(count: number, height: number, frame: RefObject<HTMLElement | null>): RowWindow {
  // Paper has all rows.
  const virtual = !useMedia('print') && count > VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: 6,
    // The header covers the first row's height.
    scrollPaddingStart: 36,
  });
  // Heights once measured would stay.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  if (!virtual)
    return {
      isWhole: true,
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      reveal: () => undefined,
    };
  const items = virtualizer.getVirtualItems();
  return {
    isWhole: false,
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
