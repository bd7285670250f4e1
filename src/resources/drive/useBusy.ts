import { useEffect, type Dispatch, type SetStateAction } from 'react';

/** Counts what is being recorded; what unmounts records nothing any more. */
export type OnBusy = Dispatch<SetStateAction<number>>;

export function useBusy(onBusy: OnBusy, busy: boolean) {
  useEffect(() => {
    if (!busy) return undefined;
    onBusy((count) => count + 1);
    return () => onBusy((count) => count - 1);
  }, [busy, onBusy]);
}
