import axe from 'axe-core';

/** What axe finds wrong in the page, one line for each element; nothing is switched off. */
export async function axeFindings(root: Element | Document = document): Promise<string[]> {
  const { violations } = await axe.run(root, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} — ${html.slice(0, 160)}`));
}
