import { focusFirst } from './focus';

/**
 * The modal layers that are open, lowest first. Everything in <body> but the top layer is hidden from assistive technology and gets no
 * focus, except what carries `data-live` (toasts): a message that comes while a dialog is open must be heard and reached. The pointer
 * meets the backdrop. All of it could be `inert` instead, but then the browser styles the whole page anew for each dialog: 100 ms on a slow phone.
 */
const layers: HTMLElement[] = [];
const silenced = new WeakSet<Element>();
let unlock: (() => void) | null = null;

export function pushLayer(layer: HTMLElement) {
  layer.removeAttribute('inert');
  layers.push(layer);
  refresh();
}

/** The layer, which may still be on its way out, hears nothing more. */
export function removeLayer(layer: HTMLElement) {
  const index = layers.indexOf(layer);
  if (index >= 0) layers.splice(index, 1);
  layer.setAttribute('inert', '');
  refresh();
}

export const isTopLayer = (layer: HTMLElement | null) => layer !== null && layers.at(-1) === layer;

/** Whether a modal layer is between the person and this part of the page. */
export function isBehindLayer(element: Element): boolean {
  const top = layers.at(-1);
  return top !== undefined && !top.contains(element) && !element.closest('[data-live]');
}

function refresh() {
  const top = layers.at(-1);
  for (const element of document.body.children) {
    const silent = isBehindLayer(element);
    if (silent && !element.hasAttribute('aria-hidden')) {
      element.setAttribute('aria-hidden', 'true');
      silenced.add(element);
    } else if (!silent && silenced.delete(element)) {
      element.removeAttribute('aria-hidden');
    }
  }
  if (top) {
    unlock ??= lockScroll();
    document.addEventListener('focusin', keepFocus);
  } else {
    unlock?.();
    unlock = null;
    document.removeEventListener('focusin', keepFocus);
  }
}

/** Focus that would go behind the top layer (a Tab from nowhere, a script) stays where it was. */
function keepFocus({ target, relatedTarget }: FocusEvent) {
  const top = layers.at(-1);
  if (!top || !(target instanceof Element) || !isBehindLayer(target)) return;
  if (relatedTarget instanceof HTMLElement && top.contains(relatedTarget)) relatedTarget.focus();
  else focusFirst(top.querySelector<HTMLElement>('[aria-modal]') ?? top);
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
