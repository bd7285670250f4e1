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

/** What axe finds wrong in the page, one line for each element; nothing is switched off. */
export async function axeFindings(root: Element | Document = document): Promise<string[]> {
  // A colour on its way to another is no colour of ours.
  await stillness();
  const { violations } = await axe.run(root, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} — ${html.slice(0, 160)}`));
}
