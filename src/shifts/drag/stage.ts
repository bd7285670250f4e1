import { snap, DAY_MINUTES } from '../model/clock';

/** Height of the days above the columns, in pixels: what lies under them is not seen. */
const HEAD = 44;
/** So near to an edge (pixels) a pointer scrolls the calendar, this many pixels a frame at most. */
const EDGE = 40;
const SPEED = 18;

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

/** Whether a calendar shows days by the hour. */
export const hasHours = (scroller: HTMLElement): boolean => scroller.dataset['view'] === 'week';

interface Cell extends Frame {
  of: string;
  day: string;
}

interface Row {
  /** Whose row it is (overview) or its week (month). */
  key: string | undefined;
  top: number;
  bottom: number;
  /** Measured when it is first asked for: a drag passes few of a fleet's rows. */
  cells: () => Cell[];
}

/**
 * The calendar's geometry, measured when a drag begins and when it scrolls: moving then costs arithmetic, however many
 * cells there are. Columns are as wide in each row, so only one row's cells are measured; to measure all would lay out rows
 * that nobody sees. Points are of the window.
 */
export class Stage {
  private rows: Row[] = [];
  /** What is not covered by the days above and the names beside, in pixels of the window. */
  private view = { left: 0, right: 0, top: 0, bottom: 0 };
  readonly hours: boolean;

  constructor(
    private readonly scroller: HTMLElement,
    private readonly body: HTMLElement,
  ) {
    this.hours = hasHours(scroller);
    this.measure();
  }

  /** Rows that come into sight may turn out higher than they were taken for: measure again after scrolling. */
  measure() {
    const { body } = this;
    const origin = body.getBoundingClientRect();
    const { left, right, top, bottom } = this.scroller.getBoundingClientRect();
    const names = body.querySelector('.shifts-corner')?.getBoundingClientRect().width ?? 0;
    const rtl = getComputedStyle(body).direction === 'rtl';
    this.view = { left: rtl ? left : left + names, right: rtl ? right - names : right, top: top + HEAD, bottom };
    const rows = [...body.querySelectorAll<HTMLElement>('[data-row]')];
    const cellsOf = (row: HTMLElement | undefined) => [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const seen = rows.find((row) => row.getBoundingClientRect().bottom > this.view.top);
    const columns = cellsOf(seen).map((cell) => cell.getBoundingClientRect());
    this.rows = rows.map((row) => {
      const own = row.getBoundingClientRect();
      const [top, bottom] = [own.top - origin.top, own.bottom - origin.top];
      const cell = (element: HTMLElement, i: number): Cell => {
        const [of = '', day = ''] = (element.dataset['cell'] ?? '').split('@');
        const { left = 0, width = 0 } = columns[i] ?? {};
        return { of, day, left: left - origin.left, top, width, height: bottom - top };
      };
      let cells: Cell[] | undefined;
      return { key: row.dataset['row'], top, bottom, cells: () => (cells ??= cellsOf(row).map(cell)) };
    });
  }

  /** The number of the row that a spot is in, -1 without. */
  private rowOf({ of, day }: Spot): number {
    const own = this.rows.findIndex((one) => one.key === of);
    return own >= 0
      ? own
      : this.rows.findIndex((one) => one.cells().some((cell) => cell.of === of && cell.day === day));
  }

  private cell(spot: Spot): Cell | undefined {
    const cells = this.rows[this.rowOf(spot)]?.cells();
    return cells?.find((one) => one.of === spot.of && one.day === spot.day);
  }

  /** The spot under a point; in the week view for something that was grabbed `grab` minutes after its start. */
  at(x: number, y: number, grab = 0): Spot | null {
    const origin = this.body.getBoundingClientRect();
    const [left, top] = [x - origin.left, y - origin.top];
    const row = this.rows.find((one) => top >= one.top && top < one.bottom);
    const cell = row?.cells().find((one) => left >= one.left && left < one.left + one.width);
    if (!cell) return null;
    if (!this.hours) return { of: cell.of, day: cell.day };
    const minutes = ((top - cell.top) / cell.height) * DAY_MINUTES - grab;
    return { of: cell.of, day: cell.day, minutes: snap(Math.max(0, Math.min(DAY_MINUTES, minutes))) };
  }

  /** Where to draw something that begins at a spot and lasts so many minutes. */
  frame(spot: Spot, length: number): Frame | null {
    const cell = this.cell(spot);
    if (!cell) return null;
    if (!this.hours || spot.minutes === undefined) return cell;
    const perMinute = cell.height / DAY_MINUTES;
    return { ...cell, top: cell.top + spot.minutes * perMinute, height: Math.max(8, length * perMinute) };
  }

  /** The cell that lies some columns and rows away, for the keyboard. Columns count to the right on screen. */
  step(spot: Spot, columns: number, rows: number): Spot {
    const row = this.rowOf(spot);
    const cells = this.rows[Math.max(0, Math.min(this.rows.length - 1, row + rows))]?.cells() ?? [];
    const here = this.cell(spot);
    const sorted = cells.toSorted((a, b) => a.left - b.left);
    const now = sorted.findIndex((cell) => Math.abs(cell.left - (here?.left ?? 0)) < 2);
    const cell = sorted[Math.max(0, Math.min(sorted.length - 1, now + columns))];
    return cell ? { ...spot, of: cell.of, day: cell.day } : spot;
  }

  /** Scrolls towards the edge that a point is near to, the nearer the faster; true if there was something to scroll. */
  scrollAt(x: number, y: number): boolean {
    const { view } = this;
    const pull = (from: number, to: number, at: number) => {
      const [before, after] = [from + EDGE - at, at - (to - EDGE)];
      return Math.round((SPEED * Math.min(EDGE, Math.max(0, before, after))) / EDGE) * (before > after ? -1 : 1);
    };
    const { scrollLeft, scrollTop } = this.scroller;
    this.scroller.scrollBy(pull(view.left, view.right, x), pull(view.top, view.bottom, y));
    return this.scroller.scrollLeft !== scrollLeft || this.scroller.scrollTop !== scrollTop;
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
