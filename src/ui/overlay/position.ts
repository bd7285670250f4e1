export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top' | 'inline-end';

const GAP = 6;
const EDGE = 8;

/** Puts a fixed element beside its anchor: on the other side where there is no room, and never past the window's edge. */
export function place(anchor: Element, floating: HTMLElement, placement: Placement) {
  const a = anchor.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = floating;
  const { innerWidth, innerHeight } = window;
  const rtl = getComputedStyle(anchor).direction === 'rtl';

  if (placement === 'inline-end') {
    const after = rtl ? a.left - GAP - w : a.right + GAP;
    const fits = after >= EDGE && after + w <= innerWidth - EDGE;
    const before = rtl ? a.right + GAP : a.left - GAP - w;
    set(floating, fits ? after : before, a.top + a.height / 2 - h / 2);
    return;
  }
  const below = a.bottom + GAP;
  const above = a.top - GAP - h;
  const preferBelow = placement !== 'top';
  const roomBelow = below + h <= innerHeight - EDGE;
  const roomAbove = above >= EDGE;
  const y = preferBelow ? (roomBelow || !roomAbove ? below : above) : roomAbove || !roomBelow ? above : below;
  const center = a.left + a.width / 2 - w / 2;
  const atStart = (placement === 'bottom-start') !== rtl;
  const x = placement === 'bottom' || placement === 'top' ? center : atStart ? a.left : a.right - w;
  set(floating, x, y);
}

function set(floating: HTMLElement, x: number, y: number) {
  const { offsetWidth: w, offsetHeight: h } = floating;
  const clamp = (v: number, max: number) => Math.max(EDGE, Math.min(v, max - EDGE));
  // Physical coordinates: they come from the window's geometry, the same in both directions.
  floating.style.inset = 'auto';
  floating.style.left = `${Math.round(clamp(x, window.innerWidth - w))}px`;
  floating.style.top = `${Math.round(clamp(y, window.innerHeight - h))}px`;
}
