import { useState, type PointerEvent } from 'react';
import { lengthOf, USUAL_TIMES, type Times } from '../model/blocks';
import { DAY_MINUTES, snap, STEP_MINUTES, timeOf } from '../model/clock';

/**
 * What the mouse means in a column of the week: from where it was pressed to where it is, by quarters of an hour; where nothing
 * was drawn a shift of the usual length from the half hour that was pressed.
 * @param from and `to` in pixels of the window
 */
export function drawnTimes(column: Element, from: number, to: number): Times {
  const { top, height } = column.getBoundingClientRect();
  const at = (y: number) => ((y - top) / height) * DAY_MINUTES;
  const [first, last] = [at(Math.min(from, to)), at(Math.max(from, to))];
  if (last - first >= STEP_MINUTES) return { start_time: timeOf(snap(first)), end_time: timeOf(snap(last)) };
  const start = Math.floor(first / 30) * 30;
  return { start_time: timeOf(start), end_time: timeOf(start + lengthOf(USUAL_TIMES)) };
}

/** What is being drawn by mouse in the columns of the week, to be shown meanwhile; the click at its end makes the shift. */
export function useDrawn(isFree: boolean) {
  const [drawn, setDrawn] = useState<Times & { day: string; from: number }>();
  const draw = (day: string, from: number, { currentTarget, clientY }: PointerEvent) =>
    setDrawn({ day, from, ...drawnTimes(currentTarget, from, clientY) });
  const end = () => setDrawn(undefined);
  const handlersOf = (day: string) => ({
    onPointerDown: (event: PointerEvent) => {
      const isMouse = event.pointerType === 'mouse' && event.button === 0;
      if (isFree && isMouse && event.target === event.currentTarget) draw(day, event.clientY, event);
    },
    onPointerMove: (event: PointerEvent) => drawn?.day === day && draw(day, drawn.from, event),
    ...{ onPointerUp: end, onPointerLeave: end, onPointerCancel: end },
  });
  return { drawn, handlersOf };
}
