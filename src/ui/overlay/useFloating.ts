import { useLayoutEffect, type RefObject } from 'react';
import { place, type Placement } from './position';

/** Shows `floating` (a `popover="manual"`) in the top layer while mounted and keeps it at its anchor. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  placement: Placement,
) {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    element.showPopover();
    const update = () => {
      if (anchor.current) place(anchor.current, element, placement);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [anchor, floating, placement]);
}
