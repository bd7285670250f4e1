import { isNode, type Document, type Node } from './document.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export interface Operation {
  method: string;
  path: string;
  node: Node;
  /** Own and path-level parameters by `in name`. */
  parameters: Map<string, Node>;
  /** Scopes of the bearer scheme; undefined when no token is needed. */
  scopes: string[] | undefined;
}

/** All operations of a contract by `METHOD path`. */
export function operationsOf(doc: Document): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, item] of Object.entries(doc.resolve(doc.root.paths)))
    for (const method of METHODS) {
      const node = isNode(item) ? item[method] : undefined;
      if (!isNode(item) || !isNode(node)) continue;
      const parameters = new Map<string, Node>();
      for (const list of [item.parameters, node.parameters])
        for (const entry of Array.isArray(list) ? list : []) {
          const parameter = doc.resolve(entry);
          parameters.set(`${String(parameter.in)} ${String(parameter.name)}`, parameter);
        }
      found.set(`${method.toUpperCase()} ${path}`, { method, path, node, parameters, scopes: scopesOf(doc, node) });
    }
  return found;
}

function scopesOf(doc: Document, node: Node): string[] | undefined {
  const security = node.security ?? doc.root.security;
  for (const requirement of Array.isArray(security) ? security : [])
    if (isNode(requirement) && Array.isArray(requirement.bearer)) return requirement.bearer.map(String);
  return undefined;
}

/** The schema of a body, if it has one. */
export function bodySchema(doc: Document, holder: Node): Node | undefined {
  const content = holder.content;
  const media = isNode(content) ? Object.values(content)[0] : undefined;
  return isNode(media) && isNode(media.schema) ? doc.resolve(media.schema) : undefined;
}
