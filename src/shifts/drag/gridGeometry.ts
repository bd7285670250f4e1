import { DAY_MINUTES, snap } from '../model/clock';

/** Px near an edge in which a pointer scrolls the calendar, and the largest step per frame. */
const EDGE = 40;
const SPEED = 18;

/** A truck or driver, a day, and in the week view a minute. */
export interface Spot {
  of: string;
  day: string;
  minutes?: number;
}

/** A rectangle in the calendar's body, in px from its physical top left. */
interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Finds the cells of a calendar by point and by spot. Points are in px of the window. */
export class GridGeometry {
  /** Whether the days are shown by the hour. */
  readonly hours: boolean;

  constructor(
    private readonly scroller: HTMLElement,
    private readonly body: HTMLElement,
  ) {
    this.hours = scroller.dataset['view'] === 'week';
  }

  private cell({ of, day }: Spot): HTMLElement | null {
    return this.body.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${of}@${day}`)}"]`);
  }

  /** The spot under a point; in the week view for a block that was grabbed `grab` minutes after its start. */
  at(x: number, y: number, grab = 0): Spot | null {
    const cell = document.elementsFromPoint(x, y).find((element) => element.matches('[data-cell]'));
    if (!(cell instanceof HTMLElement) || !this.body.contains(cell)) return null;
    const [of = '', day = ''] = (cell.dataset['cell'] ?? '').split('@');
    if (!this.hours) return { of, day };
    const { top, height } = cell.getBoundingClientRect();
    const minutes = ((y - top) / height) * DAY_MINUTES - grab;
    return { of, day, minutes: snap(Math.max(0, Math.min(DAY_MINUTES, minutes))) };
  }

  /** Where a block is that begins at a spot and lasts so many minutes. */
  frame(spot: Spot, length: number): Frame | null {
    const cell = this.cell(spot)?.getBoundingClientRect();
    if (!cell) return null;
    const origin = this.body.getBoundingClientRect();
    const [left, top] = [cell.left - origin.left, cell.top - origin.top];
    const { width, height } = cell;
    if (!this.hours || spot.minutes === undefined) return { left, top, width, height };
    const perMinute = height / DAY_MINUTES;
    return { left, width, top: top + spot.minutes * perMinute, height: Math.max(8, length * perMinute) };
  }

  /** The spot some columns (to the right on screen) and rows away. */
  step(spot: Spot, columns: number, rows: number): Spot {
    const cellsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const within = (index: number, list: readonly unknown[]) => Math.max(0, Math.min(list.length - 1, index));
    const cell = this.cell(spot);
    const all = [...this.body.querySelectorAll('[data-row]')];
    const row = all.findIndex((one) => one.contains(cell));
    const column = cellsOf(all[row]).findIndex((one) => one === cell);
    const target = cellsOf(all[within(row + rows, all)]);
    const forward = getComputedStyle(this.body).direction === 'rtl' ? -columns : columns;
    const [of = '', day = ''] = (target[within(column + forward, target)]?.dataset['cell'] ?? '').split('@');
    return of ? { ...spot, of, day } : spot;
  }

  /** Scrolls towards an edge near the point, faster the nearer; true if it scrolled. */
  scrollAt(x: number, y: number): boolean {
    const { left, right, top, bottom } = this.scroller.getBoundingClientRect();
    const head = this.body.querySelector('.shifts-head')?.getBoundingClientRect().height ?? 0;
    const names = this.body.querySelector('.shifts-corner')?.getBoundingClientRect().width ?? 0;
    const rtl = getComputedStyle(this.body).direction === 'rtl';
    const pull = (from: number, to: number, at: number) => {
      const [before, after] = [from + EDGE - at, at - (to - EDGE)];
      return Math.round((SPEED * Math.min(EDGE, Math.max(0, before, after))) / EDGE) * (before > after ? -1 : 1);
    };
    const { scrollLeft, scrollTop } = this.scroller;
    this.scroller.scrollBy(
      pull(rtl ? left : left + names, rtl ? right - names : right, x),
      pull(top + head, bottom, y),
    );
    return this.scroller.scrollLeft !== scrollLeft || this.scroller.scrollTop !== scrollTop;
  }
}
