import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { Block } from '../model/blocks';
import { minutesOf, STEP_MINUTES } from '../model/clock';
import { GridGeometry, type Spot } from './gridGeometry';

export type Mode = 'move' | 'start' | 'end';

export interface Drop {
  blocks: readonly Block[];
  mode: Mode;
  /** Days later, and in the week view minutes later. */
  days: number;
  minutes: number;
  /** The truck or driver it was dropped on. */
  of: string;
  copy: boolean;
}

/** One drag from pick-up to drop, outside React: a move changes one element, not the calendar. */
export class DragSession {
  readonly origin: Spot;
  spot: Spot;
  copy = false;
  private readonly geometry: GridGeometry;
  /** Minutes between the start of the block and the point where it was grabbed. */
  private readonly grab: number;
  private pointer = { x: 0, y: 0 };
  private scrolling = 0;

  constructor(
    scroller: HTMLElement,
    body: HTMLElement,
    private readonly marker: HTMLElement,
    readonly block: Block,
    readonly blocks: readonly Block[],
    readonly mode: Mode,
    pressed: { x: number; y: number } | null,
  ) {
    this.geometry = new GridGeometry(scroller, body);
    const { entry, key } = block;
    const start = minutesOf(mode === 'end' ? entry.end_time : entry.start_time);
    this.origin = { of: key, day: entry.work_date, ...(this.geometry.hours ? { minutes: start } : {}) };
    this.spot = this.origin;
    const grabbed = pressed && this.geometry.at(pressed.x, pressed.y)?.minutes;
    this.grab = typeof grabbed === 'number' ? grabbed - start : 0;
    this.draw();
  }

  /** Follows a pointer; near an edge the calendar keeps scrolling. */
  point(x: number, y: number) {
    this.pointer = { x, y };
    this.follow();
    this.scrolling ||= requestAnimationFrame(this.scroll);
  }

  private follow() {
    const spot = this.geometry.at(this.pointer.x, this.pointer.y, this.grab);
    if (!spot) return;
    const { minutes } = spot;
    if (this.mode === 'move') this.spot = spot;
    else if (minutes !== undefined) this.spot = { ...this.origin, minutes };
    this.draw();
  }

  private readonly scroll = () => {
    this.scrolling = 0;
    if (!this.geometry.scrollAt(this.pointer.x, this.pointer.y)) return;
    this.follow();
    this.scrolling = requestAnimationFrame(this.scroll);
  };

  /** Moves by cells; in the week view up and down are quarters of an hour. */
  step(columns: number, rows: number) {
    const { minutes } = this.spot;
    this.spot =
      minutes === undefined
        ? this.geometry.step(this.spot, columns, rows)
        : { ...this.geometry.step(this.spot, columns, 0), minutes: minutes + rows * STEP_MINUTES };
    this.draw();
    // `scroll-padding` keeps it clear of the header and the names.
    this.marker.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** The start and end that the block would have, in minutes. */
  span(): { start: number; end: number } {
    const { entry } = this.block;
    const by = (this.spot.minutes ?? 0) - (this.origin.minutes ?? 0);
    const start = minutesOf(entry.start_time) + (this.mode === 'end' ? 0 : by);
    const end = minutesOf(entry.end_time) + (this.mode === 'start' ? 0 : by);
    return { start, end: Math.max(start + STEP_MINUTES, end) };
  }

  private draw() {
    const { start, end } = this.span();
    const frame = this.geometry.frame(this.geometry.hours ? { ...this.spot, minutes: start } : this.spot, end - start);
    if (!frame) return;
    const { style } = this.marker;
    style.display = 'block';
    style.width = `${frame.width}px`;
    style.height = `${frame.height}px`;
    style.transform = `translate(${frame.left}px, ${frame.top}px)`;
    this.marker.toggleAttribute('data-copy', this.copy);
  }

  drop(): Drop | null {
    const days = differenceInCalendarDays(parseISO(this.spot.day), parseISO(this.origin.day));
    const minutes = (this.spot.minutes ?? 0) - (this.origin.minutes ?? 0);
    if (days === 0 && minutes === 0 && this.spot.of === this.origin.of) return null;
    return { blocks: this.blocks, mode: this.mode, days, minutes, of: this.spot.of, copy: this.copy };
  }

  end() {
    cancelAnimationFrame(this.scrolling);
    this.marker.style.display = 'none';
  }
}
