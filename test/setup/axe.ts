import axe from 'axe-core';

/** What axe finds wrong in the page, one line for each element; nothing is switched off. */
export async function axeFindings(root: Element | Document = document): Promise<string[]> {
  // A colour on its way to another is no colour of ours.
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(root, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} — ${html.slice(0, 160)}`));
}
