import { afterPaint } from '../afterPaint';

/**
 * The modal layers that are open, lowest first. Everything in <body> but the top layer is inert, except what carries
 * `data-live` (toasts): a message that comes while a dialog is open must be heard and reached.
 */
const layers: HTMLElement[] = [];
const silenced = new WeakSet<Element>();
let unlock: (() => void) | null = null;
let later = () => {};

/** What layers wait to do when the page behind them is there again. */
let waiting: (() => void)[] = [];

/** The page behind becomes inert once the layer is painted: all of it is styled anew for that, and a click would feel it. */
export function pushLayer(layer: HTMLElement) {
  layer.removeAttribute('inert');
  layers.push(layer);
  refreshLater();
}

/** The layer hears nothing more at once; the page behind is there again, and `whenGone` called, once the way out is painted. */
export function removeLayer(layer: HTMLElement, whenGone: () => void) {
  const index = layers.indexOf(layer);
  if (index >= 0) layers.splice(index, 1);
  layer.setAttribute('inert', '');
  waiting.push(whenGone);
  refreshLater();
}

function refreshLater() {
  later();
  const cancel = afterPaint(flush);
  // A key must find the focus where it belongs.
  window.addEventListener('keydown', flush, { capture: true });
  later = () => {
    cancel();
    window.removeEventListener('keydown', flush, { capture: true });
  };
}

function flush() {
  later();
  refresh();
  const calls = waiting;
  waiting = [];
  for (const call of calls) call();
}

export const isTopLayer = (layer: HTMLElement | null) => layer !== null && layers.at(-1) === layer;

function refresh() {
  const top = layers.at(-1);
  for (const element of document.body.children) {
    const silent = top !== undefined && element !== top && !element.hasAttribute('data-live');
    if (silent && !element.hasAttribute('inert')) {
      element.setAttribute('inert', '');
      silenced.add(element);
    } else if (!silent && silenced.delete(element)) {
      element.removeAttribute('inert');
    }
  }
  if (top) {
    unlock ??= lockScroll();
  } else {
    unlock?.();
    unlock = null;
  }
}

/** Stops the page behind from scrolling without letting it jump by the width of its scrollbar. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, padding: style.paddingInlineEnd };
  const bar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  return () => {
    style.overflow = before.overflow;
    style.paddingInlineEnd = before.padding;
  };
}
