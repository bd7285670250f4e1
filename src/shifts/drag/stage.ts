import { snap, DAY_MINUTES } from '../model/clock';

/** Where on the calendar something is: whose row, which day, and in the week view which minute. */
export interface Spot {
  of: string;
  day: string;
  minutes?: number;
}

/** A rectangle inside the scrolled content, in pixels from its physical top left. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Cell extends Frame {
  of: string;
  day: string;
}

/**
 * The calendar's geometry, measured once when a drag begins: moving then costs arithmetic, however many cells there are.
 * Points are of the window.
 */
export class Stage {
  private readonly cells: Cell[] = [];
  /** Cells by row, for a search in two steps. */
  private readonly rows: { top: number; bottom: number; cells: Cell[] }[] = [];
  readonly hours: boolean;

  constructor(
    private readonly scroller: HTMLElement,
    private readonly body: HTMLElement,
  ) {
    const origin = body.getBoundingClientRect();
    this.hours = scroller.dataset['view'] === 'week';
    for (const row of body.querySelectorAll<HTMLElement>('[data-row]')) {
      const own = row.getBoundingClientRect();
      const cells: Cell[] = [];
      for (const element of row.querySelectorAll<HTMLElement>('[data-cell]')) {
        const [of = '', day = ''] = (element.dataset['cell'] ?? '').split('@');
        const { left, top, width, height } = element.getBoundingClientRect();
        cells.push({ of, day, left: left - origin.left, top: top - origin.top, width, height });
      }
      this.cells.push(...cells);
      this.rows.push({ top: own.top - origin.top, bottom: own.bottom - origin.top, cells });
    }
  }

  /** The spot under a point; in the week view for something that was grabbed `grab` minutes after its start. */
  at(x: number, y: number, grab = 0): Spot | null {
    const origin = this.body.getBoundingClientRect();
    const [left, top] = [x - origin.left, y - origin.top];
    const row = this.rows.find((one) => top >= one.top && top < one.bottom);
    const cell = row?.cells.find((one) => left >= one.left && left < one.left + one.width);
    if (!cell) return null;
    if (!this.hours) return { of: cell.of, day: cell.day };
    const minutes = ((top - cell.top) / cell.height) * DAY_MINUTES - grab;
    return { of: cell.of, day: cell.day, minutes: snap(Math.max(0, Math.min(DAY_MINUTES, minutes))) };
  }

  /** Where to draw something that begins at a spot and lasts so many minutes. */
  frame(spot: Spot, length: number): Frame | null {
    const cell = this.cells.find((one) => one.of === spot.of && one.day === spot.day);
    if (!cell) return null;
    if (!this.hours || spot.minutes === undefined) return cell;
    const perMinute = cell.height / DAY_MINUTES;
    return { ...cell, top: cell.top + spot.minutes * perMinute, height: Math.max(8, length * perMinute) };
  }

  /** The cell that lies some columns and rows away, for the keyboard. Columns count to the right on screen. */
  step(spot: Spot, columns: number, rows: number): Spot {
    const row = this.rows.findIndex((one) => one.cells.some((cell) => cell.of === spot.of && cell.day === spot.day));
    const cells = this.rows[Math.max(0, Math.min(this.rows.length - 1, row + rows))]?.cells ?? [];
    const here = this.cells.find((cell) => cell.of === spot.of && cell.day === spot.day);
    const sorted = cells.toSorted((a, b) => a.left - b.left);
    const now = sorted.findIndex((cell) => Math.abs(cell.left - (here?.left ?? 0)) < 2);
    const cell = sorted[Math.max(0, Math.min(sorted.length - 1, now + columns))];
    return cell ? { ...spot, of: cell.of, day: cell.day } : spot;
  }

  /** Brings a frame into view inside the scroller. */
  reveal({ left, top, width, height }: Frame) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.scroller;
    const origin = this.body.getBoundingClientRect();
    const view = this.scroller.getBoundingClientRect();
    const [x, y] = [left + origin.left - view.left, top + origin.top - view.top];
    const dx = x < 0 ? x - 8 : x + width > clientWidth ? x + width - clientWidth + 8 : 0;
    const dy = y < 48 ? y - 56 : y + height > clientHeight ? y + height - clientHeight + 8 : 0;
    if (dx || dy) this.scroller.scrollTo(scrollLeft + dx, scrollTop + dy);
  }
}
