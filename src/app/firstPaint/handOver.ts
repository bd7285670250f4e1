/** An input that the app controls hears of a value set from outside only through the native setter and an event. */
function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes away the page that index.html shows until the app has painted one, in the same frame. What was typed into it goes
 * into the real fields, the focus too, and what was pressed (noted by boot.js) is pressed again.
 */
export function handOver(root: HTMLElement) {
  const shell = document.getElementById('shell');
  if (!shell) return;
  const real = (stand: Element | null) => root.querySelector<HTMLElement>(stand?.getAttribute('data-for') || 'none');
  let focused = shell.contains(document.activeElement) ? document.activeElement : null;
  shell.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main')) return;
    observer.disconnect();
    for (const field of shell.querySelectorAll('input')) {
      const input = real(field);
      if (field.value && input instanceof HTMLInputElement) type(input, field.value);
    }
    real(focused)?.focus();
    const asked = shell.getAttribute('data-asked');
    shell.remove();
    // After the fields have taken what was typed.
    if (asked) setTimeout(() => root.querySelector<HTMLElement>(asked)?.click());
  });
  observer.observe(root, { childList: true, subtree: true });
}
