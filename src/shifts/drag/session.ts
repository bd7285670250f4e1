import { differenceInCalendarDays, parseISO } from 'date-fns';
import { minutesOf, STEP_MINUTES } from '../model/clock';
import { lengthOf } from '../model/schedule';
import type { Block } from '../model/types';
import { hasHours, Stage, type Spot } from './stage';

export type Mode = 'move' | 'start' | 'end';

/** What was dropped: which blocks, from which spot to which, moved or resized. */
export interface Drop {
  blocks: readonly Block[];
  mode: Mode;
  /** Days later; minutes later in the week view. */
  days: number;
  minutes: number;
  /** Whose row it was dropped on. */
  of: string;
  copy: boolean;
}

/** One drag from pick-up to drop, outside React: moving must not paint the calendar anew. */
export class DragSession {
  readonly origin: Spot;
  spot: Spot;
  copy = false;
  /** Minutes between the start of the block and where it was grabbed. */
  private grab: number | undefined;
  private pointer = { x: 0, y: 0 };
  private scrolling = 0;
  private measured: Stage | undefined;

  constructor(
    private readonly scroller: HTMLElement,
    private readonly body: HTMLElement,
    private readonly marker: HTMLElement,
    readonly block: Block,
    readonly blocks: readonly Block[],
    readonly mode: Mode,
    private readonly pressed: { x: number; y: number } | null,
  ) {
    const { entry, key } = block;
    const edge = mode === 'end' ? entry.end_time : entry.start_time;
    this.origin = { of: key, day: entry.work_date, ...(hasHours(scroller) ? { minutes: minutesOf(edge) } : {}) };
    this.spot = this.origin;
    this.draw();
  }

  get stage(): Stage {
    return (this.measured ??= new Stage(this.scroller, this.body));
  }

  /** Follows a pointer; near an edge the calendar scrolls on for as long as it stays there. */
  point(x: number, y: number) {
    this.pointer = { x, y };
    this.follow();
    this.scrolling ||= requestAnimationFrame(this.scroll);
  }

  private follow() {
    if (this.grab === undefined) {
      const pressed = this.pressed ? this.stage.at(this.pressed.x, this.pressed.y)?.minutes : undefined;
      this.grab = pressed === undefined ? 0 : pressed - (this.origin.minutes ?? 0);
    }
    const spot = this.stage.at(this.pointer.x, this.pointer.y, this.grab);
    if (spot) this.to(this.mode === 'move' ? spot : { ...this.origin, minutes: spot.minutes });
  }

  private readonly scroll = () => {
    this.scrolling = 0;
    if (!this.stage.scrollAt(this.pointer.x, this.pointer.y)) return;
    this.stage.measure();
    this.follow();
    this.scrolling = requestAnimationFrame(this.scroll);
  };

  /** Moves by cells; in the week view up and down are quarters of an hour. */
  step(columns: number, rows: number) {
    const { minutes } = this.spot;
    const next =
      minutes === undefined
        ? this.stage.step(this.spot, columns, rows)
        : { ...this.stage.step(this.spot, columns, 0), minutes: minutes + rows * STEP_MINUTES };
    this.to(next);
    const frame = this.stage.frame(this.spot, lengthOf(this.block.entry));
    if (frame) this.stage.reveal(frame);
  }

  private to(spot: Spot) {
    this.spot = spot;
    this.draw();
  }

  /** The start and the end that the block would have, in minutes. */
  span(): { start: number; end: number } {
    const { entry } = this.block;
    const by = (this.spot.minutes ?? 0) - (this.origin.minutes ?? 0);
    const start = minutesOf(entry.start_time) + (this.mode === 'end' ? 0 : by);
    const end = minutesOf(entry.end_time) + (this.mode === 'start' ? 0 : by);
    return { start, end: Math.max(start + STEP_MINUTES, end) };
  }

  private draw() {
    const { start, end } = this.span();
    const at = this.stage.hours ? { ...this.spot, minutes: start } : this.spot;
    const frame = this.stage.frame(at, end - start);
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
