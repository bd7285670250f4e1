/** An input that React controls is notified of a value set from outside only through the native setter and an event. */
function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const controls = (of: Element | null | undefined) => [...(of?.querySelectorAll<HTMLElement>('input, button') ?? [])];

/**
 * Removes the page that index.html shows before the app, in the frame in which the app has rendered its own. What was typed into it goes
 * into the real inputs, the focus too, and what was pressed (noted by boot.js) is pressed again.
 */
export function handOver(root: HTMLElement) {
  const shown = document.getElementById('first-paint');
  if (!shown) return;
  /** The same control in the app: its components are the same. */
  const real = (control: Element) => {
    const twin = controls(root)[controls(control.closest('[data-page]')).indexOf(control as HTMLElement)];
    return twin?.className === control.className ? twin : undefined;
  };
  let focused = document.activeElement;
  shown.addEventListener('focusin', ({ target }) => (focused = target as Element));
  const observer = new MutationObserver(() => {
    // What says that a layout failed has a heading only.
    if (!root.querySelector('main, h1')) return;
    observer.disconnect();
    for (const control of controls(shown)) {
      const twin = real(control);
      if (twin instanceof HTMLInputElement && (control as HTMLInputElement).value)
        type(twin, (control as HTMLInputElement).value);
      // After the inputs have taken what was typed.
      if (control.hasAttribute('data-pressed')) setTimeout(() => twin?.click());
    }
    if (focused && shown.contains(focused)) real(focused)?.focus();
    shown.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
