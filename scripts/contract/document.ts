import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

export const CONTRACT = 'openapi/dashboard.yaml';
/** The contract as it was last released; `npm run contract:release` is the only writer. */
export const RELEASED = 'openapi/released.yaml';

/** A contract with a way to follow its references. */
export interface Document {
  root: Node;
  /** The node itself, or what its `$ref` points at (with sibling keywords laid over it, as OpenAPI 3.1 has it). */
  resolve(node: Json | undefined): Node;
}

/**
 * Reads a contract from a file, or from a git revision when there is no such file.
 * @throws Error if neither exists or it is not YAML.
 */
export function readDocument(where: string): Document {
  const text = existsSync(where)
    ? readFileSync(where, 'utf8')
    : execFileSync('git', ['show', `${where}:${CONTRACT}`], {
        encoding: 'utf8',
        maxBuffer: 64 * 2 ** 20,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
  return toDocument(text);
}

/** The same for the text of a contract. */
export function toDocument(text: string): Document {
  const root = parse(text) as Node;
  const resolve = (node: Json | undefined): Node => {
    if (!isNode(node)) return {};
    if (typeof node.$ref !== 'string') return node;
    const { $ref, ...siblings } = node;
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<Json | undefined>(
        (at, key) => (isNode(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
        root,
      );
    return { ...resolve(target), ...siblings };
  };
  return { root, resolve };
}

export const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The strings of a list, or nothing. */
export const texts = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
