import axe from 'axe-core';

const frame = () => new Promise(requestAnimationFrame);

/** Waits until every finite transition and animation of the page has ended; one that ends may have started another. */
async function stillness() {
  for (let calm = 0; calm < 2;) {
    // Styles changed a moment ago start their transitions with the next frame.
    await frame();
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
    calm = moving.length ? 0 : calm + 1;
  }
}

const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

const scrollerOf = ({ parentElement }: Element): Element | null =>
  parentElement && !scrolls(parentElement) ? scrollerOf(parentElement) : parentElement;

/** What is placed beyond the box that scrolls it, as hidden words may be: with many rows it makes the page longer than its content. */
const escapes = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => getComputedStyle(element).position === 'absolute' && element.offsetParent)
    .filter((element) => scrollerOf(element)?.contains(element.offsetParent) === false)
    .map(
      (element) => `escapes from ${scrollerOf(element)?.outerHTML.slice(0, 80)} — ${element.outerHTML.slice(0, 80)}`,
    );

/** What axe finds wrong in the page, one line for each element; nothing is switched off. And what escapes from its box. */
export async function axeFindings(root: Element | Document = document): Promise<string[]> {
  // A colour on its way to another is no colour of ours.
  await stillness();
  const { violations } = await axe.run(root, { resultTypes: ['violations'] });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help} — ${html.slice(0, 160)}`),
  );
  return [...found, ...escapes()];
}
