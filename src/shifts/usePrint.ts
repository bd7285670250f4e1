import { useCallback, useEffect, useState } from 'react';

/** Brings the week of all onto the screen and prints it once it is painted; print styles leave the calendar alone. */
export function usePrint(prepare: () => void): () => void {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setInterval(() => {
      // Rows out of sight come a little later than the others.
      if (document.querySelector('[data-print] [aria-busy=true]')) return;
      setAsked(false);
      window.print();
    }, 300);
    return () => clearInterval(timer);
  }, [asked]);
  return useCallback(() => {
    prepare();
    setAsked(true);
  }, [prepare]);
}
