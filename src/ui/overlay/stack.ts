/**
 * The modal layers that are open, lowest first. Everything in <body> but the top layer is inert, except what carries
 * `data-live` (toasts): a message that comes while a dialog is open must be heard and reached.
 */
const layers: HTMLElement[] = [];
const silenced = new Set<Element>();
let unlock: (() => void) | null = null;

export function pushLayer(layer: HTMLElement) {
  layers.push(layer);
  refresh();
}

export function removeLayer(layer: HTMLElement) {
  const index = layers.indexOf(layer);
  if (index >= 0) layers.splice(index, 1);
  refresh();
}

export const isTopLayer = (layer: HTMLElement | null) => layer !== null && layers.at(-1) === layer;

function refresh() {
  const top = layers.at(-1);
  for (const element of silenced) element.removeAttribute('inert');
  silenced.clear();
  if (!top) {
    unlock?.();
    unlock = null;
    return;
  }
  for (const element of document.body.children) {
    if (element === top || element.hasAttribute('data-live') || element.hasAttribute('inert')) continue;
    element.setAttribute('inert', '');
    silenced.add(element);
  }
  unlock ??= lockScroll();
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
