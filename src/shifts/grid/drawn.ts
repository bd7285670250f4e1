import { DAY_MINUTES, snap, STEP_MINUTES, timeOf } from '../model/clock';

/** Of a shift that was pressed and not drawn, in minutes. */
const USUAL_LENGTH = 8.5 * 60;

/** Start and end of a shift, `HH:mm`. */
export interface Times {
  start_time: string;
  end_time: string;
}

/**
 * What the mouse means in a column of the week: from where it was pressed to where it is, by quarters of an hour; where nothing
 * was drawn a shift from the half hour that was pressed.
 * @param from and `to` in pixels of the window
 */
export function drawnTimes(column: Element, from: number, to: number): Times {
  const { top, height } = column.getBoundingClientRect();
  const [first, last] = [Math.min(from, to), Math.max(from, to)].map((y) => ((y - top) / height) * DAY_MINUTES) as [
    number,
    number,
  ];
  const isDrawn = last - first >= STEP_MINUTES;
  const start = isDrawn ? snap(first) : Math.floor(first / 30) * 30;
  return { start_time: timeOf(start), end_time: timeOf(isDrawn ? snap(last) : start + USUAL_LENGTH) };
}
