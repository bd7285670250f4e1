import { useEffect, useState } from 'react';

/** A little longer than the longest transition: an element leaves when its way out has been shown. */
const LEAVE_MS = 180;

/** Keeps something mounted while it leaves. */
export function usePresence(open: boolean): { mounted: boolean; state: 'open' | 'closing' } {
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(wasOpen);
  }
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return { mounted: open || leaving, state: open ? 'open' : 'closing' };
}
