import type { Page } from 'playwright';

/** Roles whose elements are worked with, as the browser tells a screen reader. */
const WORKED_WITH = new Set(
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton menuitem tab option listbox'.split(
    ' ',
  ),
);
/** Parts of a page that tell two equal names apart. */
const PLACES = new Set(
  'row group radiogroup region dialog alertdialog navigation toolbar list listitem form search grid table InputTime Date'.split(
    ' ',
  ),
);

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/**
 * What has no name for a screen reader, and what has the same name as its neighbour though it does something else. Read
 * from the browser's own accessibility tree.
 */
export async function nameFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nameOf = (node: AxNode) => node.name?.value.trim() ?? '';
  const property = (node: AxNode, name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const placeOf = (node: AxNode): string => {
    const places: string[] = [];
    for (let up = byId.get(node.parentId ?? ''); up; up = byId.get(up.parentId ?? '')) {
      if (!up.ignored && PLACES.has(up.role?.value ?? '') && nameOf(up)) places.push(nameOf(up));
    }
    return places.join(' < ');
  };
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const node of nodes) {
    const role = node.role?.value ?? '';
    if (node.ignored || !WORKED_WITH.has(role)) continue;
    const name = nameOf(node);
    if (!name) {
      faults.push(`${role} without a name in ${placeOf(node) || 'the page'}`);
      continue;
    }
    const key = `${role} “${name}” in ${placeOf(node) || 'the page'}`;
    const does = String(property(node, 'url') ?? node.nodeId);
    const other = seen.get(key);
    if (other !== undefined && other !== does && role !== 'option') faults.push(`twice: ${key}`);
    seen.set(key, does);
  }
  return [...new Set(faults)];
}
