import type { MouseEvent } from 'react';

/** The longest time between the two taps of a double tap, and how far apart they are at most. */
const DOUBLE_TAP = { ms: 350, pixels: 24 } as const;

interface Tap {
  at: number;
  x: number;
  y: number;
  control: Element | null;
  name: string | null | undefined;
}

/**
 * A handler of clicks before anybody else's (`onClickCapture`) where a tap replaces what is under the finger by the next step: the second tap of a
 * double tap was meant for what stood there before, and does nothing to what came instead. Keys are no taps.
 */
export function singleTaps(): (event: MouseEvent) => void {
  let last: Tap | undefined;
  return (event) => {
    if (event.detail === 0) return;
    const control = event.target instanceof Element ? event.target.closest('a, button, label, select') : null;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, control, name: control?.textContent };
    const since = last ? tap.at - last.at : Infinity;
    const isNear = last && Math.hypot(tap.x - last.x, tap.y - last.y) < DOUBLE_TAP.pixels;
    const isOther = control && (control !== last?.control || tap.name !== last.name);
    if (isNear && isOther && since >= 0 && since < DOUBLE_TAP.ms) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = tap;
  };
}
