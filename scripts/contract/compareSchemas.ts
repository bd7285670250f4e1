import { isNode, texts, type Document, type Json, type Node } from './document.ts';

export type Weight = 'breaking' | 'addition' | 'note';
export type Report = (weight: Weight, text: string) => void;
/** Who writes the value: the client (request) or the server (response). What one may send less of, the other must expect less of. */
export type Direction = 'request' | 'response';

interface Pair {
  before: Document;
  after: Document;
  direction: Direction;
  report: Report;
  /** Pairs under way or done, so that a recursive schema ends. */
  seen: Set<string>;
}

/** A schema with `oneOf: [X, null]` folded into X with the type null beside it. */
function fold(doc: Document, node: Json | undefined): Node {
  const schema = doc.resolve(node);
  const options = Array.isArray(schema.oneOf) ? schema.oneOf.map((o) => doc.resolve(o)) : [];
  const real = options.filter((o) => o.type !== 'null');
  if (real.length !== 1 || real.length === options.length) return schema;
  const { oneOf: _, ...rest } = schema;
  return { ...real[0], ...rest, type: [...typesOf(real[0] ?? {}), 'null'] };
}

const typesOf = (schema: Node): string[] =>
  Array.isArray(schema.type) ? texts(schema.type) : schema.type === undefined ? [] : [String(schema.type)];

/** Of a choice, those of its alternatives. A number may be an integer, so that narrowing it to one adds no type. */
function acceptedTypes(doc: Document, schema: Node): string[] {
  const options = Array.isArray(schema.oneOf) ? schema.oneOf.map((option) => doc.resolve(option)) : [schema];
  const types = options.flatMap(typesOf).flatMap((type) => (type === 'number' ? [type, 'integer'] : [type]));
  return [...new Set(types)];
}

/** Reports each difference of two schemas at `where`, weighed by who writes the value. */
export function compareSchemas(where: string, a: Json | undefined, b: Json | undefined, pair: Pair): void {
  const key = `${where}|${JSON.stringify(a)}|${JSON.stringify(b)}`;
  if (pair.seen.has(key)) return;
  pair.seen.add(key);
  const before = fold(pair.before, a);
  const after = fold(pair.after, b);
  compareSets(where, 'type', acceptedTypes(pair.before, before), acceptedTypes(pair.after, after), pair);
  if (before.enum !== undefined || after.enum !== undefined) compareEnums(where, before, after, pair);
  compareBounds(where, before, after, pair);
  compareProperties(where, before, after, pair);
  if (before.items !== undefined || after.items !== undefined)
    compareSchemas(`${where}[]`, before.items, after.items, pair);
  if (Array.isArray(before.oneOf) && !Array.isArray(after.oneOf))
    pair.report(pair.direction === 'request' ? 'breaking' : 'note', `${where}: the alternatives are no longer listed`);
  if (Array.isArray(before.oneOf) && Array.isArray(after.oneOf)) {
    const { length } = after.oneOf;
    if (before.oneOf.length !== length)
      pair.report('breaking', `${where}: ${before.oneOf.length} alternatives became ${length}`);
    else before.oneOf.forEach((option, i) => compareSchemas(where, option, (after.oneOf as Json[])[i], pair));
  }
}

/** More possible values: the writer may use them (an addition), the reader does not know them (breaking). Fewer: the reverse. */
function compareSets(
  where: string,
  what: string,
  before: string[],
  after: string[],
  { direction, report }: Pair,
): void {
  for (const value of after.filter((v) => !before.includes(v)))
    report(direction === 'request' ? 'addition' : 'breaking', `${where}: ${what} ${value} is new in the ${direction}`);
  for (const value of before.filter((v) => !after.includes(v)))
    report(direction === 'request' ? 'breaking' : 'note', `${where}: ${what} ${value} is gone from the ${direction}`);
}

function compareEnums(where: string, before: Node, after: Node, pair: Pair): void {
  if (before.enum === undefined || after.enum === undefined) {
    const closed = after.enum !== undefined;
    pair.report(
      closed === (pair.direction === 'request') ? 'breaking' : 'note',
      `${where}: the ${pair.direction} is ${closed ? 'now' : 'no longer'} limited to listed values`,
    );
  } else {
    // Who reads such a list skips the values it does not know.
    const grows = pair.direction === 'response' && after['x-may-grow'] === true;
    const report: Report = (weight, text) => pair.report(weight === 'breaking' && grows ? 'addition' : weight, text);
    compareSets(where, 'value', texts(before.enum), texts(after.enum), { ...pair, report });
  }
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

function compareBounds(where: string, before: Node, after: Node, { direction, report }: Pair): void {
  for (const bound of [...LOWER, ...UPPER]) {
    if (before[bound] === after[bound]) continue;
    const none = LOWER.includes(bound) ? -Infinity : Infinity;
    const [was, is] = [before[bound] ?? none, after[bound] ?? none].map(Number) as [number, number];
    const tighter = LOWER.includes(bound) ? is > was : is < was;
    report(
      tighter === (direction === 'request') ? 'breaking' : 'note',
      `${where}: ${bound} went from ${String(before[bound] ?? 'none')} to ${String(after[bound] ?? 'none')} in the ${direction}`,
    );
  }
  for (const word of ['pattern', 'format', 'const', 'uniqueItems', 'multipleOf'])
    if (before[word] !== after[word]) {
      const lifted = after[word] === undefined && direction === 'request';
      report(
        lifted ? 'note' : 'breaking',
        `${where}: ${word} went from ${String(before[word] ?? 'none')} to ${String(after[word] ?? 'none')}`,
      );
    }
  if (direction === 'request' && before.default !== after.default && before.default !== undefined)
    report(
      'breaking',
      `${where}: the default went from ${JSON.stringify(before.default)} to ${JSON.stringify(after.default ?? null)}`,
    );
}

function compareProperties(where: string, before: Node, after: Node, pair: Pair): void {
  const [was, is] = [before.properties, after.properties].map((p) => (isNode(p) ? p : {})) as [Node, Node];
  const [needed, needs] = [texts(before.required), texts(after.required)];
  for (const name of Object.keys(is).filter((n) => !(n in was))) {
    const forced = pair.direction === 'request' && needs.includes(name);
    pair.report(
      forced ? 'breaking' : 'addition',
      `${where}.${name} is new${forced ? ' and required' : ''} in the ${pair.direction}`,
    );
  }
  for (const name of Object.keys(was)) {
    if (!(name in is)) {
      pair.report('breaking', `${where}.${name} is gone from the ${pair.direction}`);
      continue;
    }
    if (needed.includes(name) !== needs.includes(name)) {
      const now = needs.includes(name);
      pair.report(
        now === (pair.direction === 'request') ? 'breaking' : 'note',
        `${where}.${name} is ${now ? 'now' : 'no longer'} required in the ${pair.direction}`,
      );
    }
    compareSchemas(`${where}.${name}`, was[name], is[name], pair);
  }
}
