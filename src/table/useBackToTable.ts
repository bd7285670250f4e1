import { useEffect, useRef } from 'react';

/** Gives the focus to the table when what had it goes with its opener: the bar of bulk actions, their dialogs. */
export function useBackToTable(shown: boolean) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && !shown && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.dt [data-cell][tabindex="0"]')?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
}
