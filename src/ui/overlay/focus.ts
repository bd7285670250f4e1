const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,[contenteditable=true],[tabindex]:not([tabindex="-1"])';

/** What Tab can reach inside `root`, in document order. */
export function focusables(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (e) => e.tabIndex >= 0 && e.checkVisibility() && !e.closest('[inert]'),
  );
}

/** Where focus starts: what asks for it, else the first field, else the panel itself. */
export function focusFirst(panel: HTMLElement) {
  const asked = panel.querySelector<HTMLElement>('[data-autofocus]');
  // Of radio buttons only the chosen one is a stop of Tab.
  const field = focusables(panel).find((e) => e.matches('select,textarea,input:not([type=radio]),input:checked'));
  (asked ?? field ?? panel).focus();
}

/** Keeps Tab inside `panel`. */
export function wrapTab(panel: HTMLElement, event: { key: string; shiftKey: boolean; preventDefault: () => void }) {
  if (event.key !== 'Tab') return;
  const items = focusables(panel);
  const first = items[0] ?? panel;
  const last = items.at(-1) ?? panel;
  const active = document.activeElement;
  if (
    event.shiftKey ? active === first || active === panel : active === last || (active === panel && items.length === 0)
  ) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
