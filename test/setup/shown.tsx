import { useEffect, type ReactNode } from 'react';
import { render } from 'vitest-browser-react';

/** Renders, and waits until it is on the page and its effects have run: as people use it, React leaves both to a later task. */
export async function renderShown(children: ReactNode) {
  let note = () => {};
  const shown = new Promise<void>((resolve) => (note = resolve));
  function Shown() {
    useEffect(note, []);
    return children;
  }
  const screen = await render(<Shown />);
  await shown;
  return screen;
}
