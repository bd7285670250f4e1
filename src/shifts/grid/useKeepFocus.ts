import { useEffect, useRef, type RefObject } from 'react';

/**
 * A block that is moved, resized or deleted is another element afterwards: the focus goes to the block or day that has its
 * place, instead of getting lost.
 */
export function useKeepFocus(frame: RefObject<HTMLElement | null>) {
  const last = useRef<{ block: string | undefined; cell: string | undefined } | null>(null);
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const onFocus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
      last.current = { block: target.dataset['block'], cell };
    };
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.contains(event.relatedTarget)) last.current = null;
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onLeave);
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onLeave);
    };
  }, [frame]);

  useEffect(() => {
    const root = frame.current;
    const { activeElement } = document;
    if (!root || !last.current || (activeElement && activeElement !== document.body)) return;
    const { block, cell } = last.current;
    const of = (attribute: string, value: string | undefined) =>
      value ? root.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`) : null;
    const home = of('data-cell', cell);
    (of('data-block', block) ?? home?.querySelector<HTMLElement>('[data-stop]') ?? home)?.focus({
      preventScroll: true,
    });
  });
}
