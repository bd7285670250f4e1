import { isNode, texts, type Document, type Json, type Node } from '../contract/document.ts';
import { bodySchema, operationsOf, type Operation } from '../contract/operations.ts';

/** A list of the contract, and the operation that returns one of its records. */
export interface List {
  list: string;
  /** Name of the rows in the response. */
  rows: string;
  one: string | undefined;
  /** What names a record in a path. */
  key: string;
  /** Where the record is in the response of `one`. */
  envelope: string[];
}

/** Records that are created, changed, removed and restored: an operation for each. */
export interface Life {
  path: string;
  create: string;
  change: string;
  remove: string;
  restore: string;
  read: string;
  key: string;
  /** Name of the record in the responses. */
  record: string;
  /** The operator's key, which only one record can have. */
  unique: string;
  input: Record<string, Json>;
  patch: Record<string, Json>;
}

const idOf = ({ node }: Operation) => String(node.operationId);
const propertiesOf = (node: Node | undefined) => (isNode(node?.properties) ? node.properties : {});
const placeholder = (path: string) => /\{(\w+)\}$/.exec(path)?.[1] ?? 'id';

/** The successful response of an operation. */
function responseOf(doc: Document, operation: Operation | undefined): Node | undefined {
  const responses = operation && isNode(operation.node.responses) ? operation.node.responses : {};
  const good = Object.keys(responses).find((status) => status.startsWith('2'));
  return good === undefined ? undefined : bodySchema(doc, doc.resolve(responses[good]));
}

/** Names on the way to the first object that has an `id`. */
function wayToRecord(doc: Document, schema: Node | undefined): string[] {
  const [name, node] = Object.entries(propertiesOf(schema))[0] ?? [];
  if (name === undefined || 'id' in propertiesOf(schema)) return [];
  return [name, ...wayToRecord(doc, doc.resolve(node))];
}

/** The operations on a path and below it. */
function around(doc: Document, path: string) {
  const all = [...operationsOf(doc).values()];
  const below = all.filter((one) => one.path.startsWith(`${path}{`));
  const find = (method: string, end: RegExp) => below.find((one) => one.method === method && end.test(one.path));
  return {
    create: all.find((one) => one.path === path && one.method === 'post'),
    read: find('get', /^[^{]*\{\w+\}$/),
    change: find('patch', /^[^{]*\{\w+\}$/) ?? find('put', /^[^{]*\{\w+\}$/),
    remove: find('delete', /^[^{]*\{\w+\}$/),
    restore: find('post', /\/restore$/),
  };
}

/** Every list of the contract that tells how many rows match. */
export function listsOf(doc: Document): List[] {
  return [...operationsOf(doc).values()].flatMap((operation) => {
    const response = propertiesOf(responseOf(doc, operation));
    const rows = Object.keys(response).find((name) => doc.resolve(response[name]).type === 'array');
    if (
      operation.method !== 'get' ||
      operation.path.includes('{') ||
      !('total_routes' in response) ||
      rows === undefined
    )
      return [];
    const { read } = around(doc, operation.path);
    const envelope = wayToRecord(doc, responseOf(doc, read));
    return [{ list: idOf(operation), rows, one: read && idOf(read), key: placeholder(read?.path ?? ''), envelope }];
  });
}

/** A value that a schema allows; free texts say whose they are. */
function valueOf(doc: Document, node: Json | undefined): Json {
  const schema = doc.resolve(node);
  const [option] = texts(schema.enum);
  if (option !== undefined) return option;
  if (schema.type === 'boolean') return false;
  const [example = null] = Array.isArray(schema.examples) ? schema.examples : [];
  return schema.type === 'string' && !schema.pattern ? 'Conformance' : example;
}

/** Each resource whose records have a whole life, with what is sent. @param key of the records that are created */
export function livesOf(doc: Document, key: string): Life[] {
  return [...operationsOf(doc).values()].flatMap(({ method, path }) => {
    const { create, read, change, remove, restore } = around(doc, path);
    const schema = create && bodySchema(doc, doc.resolve(create.node.requestBody));
    const [unique] = texts(schema?.required);
    if (method !== 'get' || !create || !read || !change || !remove || !restore || unique === undefined) return [];
    const fields = propertiesOf(schema);
    const required = texts(schema?.required).map((name) => [name, valueOf(doc, fields[name])] as const);
    const input: Record<string, Json> = { ...Object.fromEntries(required), [unique]: key };
    const changed = propertiesOf(bodySchema(doc, doc.resolve(change.node.requestBody)));
    const flag = Object.keys(changed).find((name) => doc.resolve(changed[name]).type === 'boolean');
    const text = Object.keys(changed).find((name) => name !== unique && input[name] === 'Conformance');
    const patch: Record<string, Json> = { ...(flag ? { [flag]: false } : {}), ...(text ? { [text]: 'Changed' } : {}) };
    return [
      {
        ...{
          path,
          key: placeholder(read.path),
          record: wayToRecord(doc, responseOf(doc, read))[0] ?? '',
          unique,
          input,
        },
        ...{
          create: idOf(create),
          change: idOf(change),
          remove: idOf(remove),
          restore: idOf(restore),
          read: idOf(read),
        },
        patch: change.method === 'put' ? { ...input, ...patch } : patch,
      },
    ];
  });
}
