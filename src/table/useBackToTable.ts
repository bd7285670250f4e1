import { useEffect, useRef } from 'react';
import { afterPaint } from '@/ui/afterPaint';

/** Gives the focus to the table when what had it goes with its opener: the bar of bulk actions, their dialogs. */
export function useBackToTable(shown: boolean) {
  const before = useRef(shown);
  useEffect(() => {
    const gone = before.current && !shown;
    before.current = shown;
    // When the page behind a dialog is there again.
    if (gone)
      return afterPaint(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('.dt [data-cell][tabindex="0"]')?.focus({ preventScroll: true });
      });
  }, [shown]);
}
