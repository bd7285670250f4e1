import { useEffect, useRef } from 'react';
import { announceWork } from '@/api/session';

/** While true, something typed would be lost with this screen: when the session ends the screen stays and is locked. */
export function useOpenWork(open: boolean) {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  useEffect(() => announceWork(() => latest.current), []);
}
