import { useCallback, useEffect, useState } from 'react';

/** Prints once what `prepare` asks for is on the screen (`ready`); print styles leave the calendar alone. */
export function usePrint(ready: boolean, prepare: () => void): () => void {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked || !ready) return;
    const frame = requestAnimationFrame(() => {
      setAsked(false);
      window.print();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, ready]);
  return useCallback(() => {
    prepare();
    setAsked(true);
  }, [prepare]);
}
