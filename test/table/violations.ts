import axe from 'axe-core';

/** What axe finds wrong in a part of the page: rule and first place. */
export async function violations(part: string): Promise<string[]> {
  const { violations: found } = await axe.run(part, { resultTypes: ['violations'] });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
