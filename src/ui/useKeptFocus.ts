import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen } from './dialogs';

/** What opens over the page gives the focus back by itself. */
const isOver = (to: EventTarget | null) =>
  to instanceof Element && to.closest('[role=menu], [aria-modal=true]') !== null;

/**
 * Where a press takes its own button away, the part of the page it was in (`tabIndex={-1}`) has the focus then, or what `next` finds there.
 * A button that is disabled while it works has it again.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, next?: () => HTMLElement | null | undefined) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = part.current;
    if (!root) return;
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target === root ? null : (target as HTMLElement);
    };
    // One that unmounts loses the focus to nothing, as in a press on nothing.
    const onBlur = ({ relatedTarget: to }: FocusEvent) => {
      if (to && !isOver(to)) last.current = null;
    };
    const onPress = () => {
      last.current = null;
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
      document.removeEventListener('pointerdown', onPress, true);
    };
  });
  useEffect(() => {
    const { current: from } = last;
    const { activeElement: now } = document;
    if (!from || (now && now !== document.body && !now.matches(':disabled')) || isDialogOpen()) return;
    if (from.isConnected && from.ariaBusy === 'true') return;
    const usable = from.isConnected && !from.matches(':disabled') ? from : (next?.() ?? part.current);
    usable?.focus({ preventScroll: true });
  });
}
