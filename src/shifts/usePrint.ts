import { useCallback, useEffect, useState } from 'react';

/** Brings the week of all onto the screen and prints it once it is painted; print styles leave the calendar alone. */
export function usePrint(prepare: () => void): () => void {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => {
      setAsked(false);
      window.print();
    }, 300);
    return () => clearTimeout(timer);
  }, [asked]);
  return useCallback(() => {
    prepare();
    setAsked(true);
  }, [prepare]);
}
