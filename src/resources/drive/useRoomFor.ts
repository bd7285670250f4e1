import { useLayoutEffect, type RefObject } from 'react';

/** Whatever is brought into view, as by the Tab key, comes to stand above a bar that covers the lower end of the window. */
export function useRoomFor(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.scrollPaddingBlockEnd = `${bar.current?.offsetHeight ?? 0}px`;
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
