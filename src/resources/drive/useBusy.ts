import { useEffect } from 'react';

/** Tells whether something is being recorded, and that it is not any more when what records it unmounts. */
export function useBusy(onBusy: (busy: boolean) => void, busy: boolean) {
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
}
