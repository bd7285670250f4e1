import { useCallback, useState, type UIEvent } from 'react';

interface Rows {
  first: number;
  last: number;
  total: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls a row into view and gives the focus to its button. */
  focus: (list: HTMLElement | null, index: number) => void;
}

const AROUND = 8;

/** Which rows of one height (px) a scroller has to hold: those in view and some around. */
export function useRows(count: number, height: number): Rows {
  const [view, setView] = useState({ top: 0, height: 600 });
  const first = Math.max(0, Math.min(count - 1, Math.floor(view.top / height)) - AROUND);
  const last = Math.min(count - 1, Math.ceil((view.top + view.height) / height) + AROUND);

  const onScroll = useCallback((event: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight } = event.currentTarget;
    setView({ top: scrollTop, height: clientHeight });
  }, []);
  const focus = useCallback(
    (list: HTMLElement | null, index: number) => {
      if (!list) return;
      const [top, bottom] = [index * height, (index + 1) * height];
      if (top < list.scrollTop) list.scrollTop = top;
      else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
      setView({ top: list.scrollTop, height: list.clientHeight });
      // A row that was out of view is in the document only after the next render.
      requestAnimationFrame(() => list.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus());
    },
    [height],
  );
  return { first, last, total: count * height, onScroll, focus };
}
