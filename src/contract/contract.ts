import { parse } from 'yaml';
import type { FieldError, Permission } from '@/api/generated/dashboard.schemas';
import { checker, type Check, type Json } from './checker';
import type { OperationId } from './operation';

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Json & { type?: string };
}

/** As much of a schema as is read. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  default?: unknown;
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Json>;
  items?: Json;
}

export interface Operation {
  id: OperationId;
  /** In capitals. */
  method: string;
  /** As in `/bins/{id}`. */
  path: string;
  /** Permissions a caller needs; null where no access token is needed. */
  scopes: Permission[] | null;
  /** Declared statuses. */
  statuses: number[];
  /** Media type of the responses that have a body, by status. */
  mediaTypes: ReadonlyMap<number, string>;
  /** Further media types of a list, which have all its rows. */
  streams: string[];
  /** Schema of the success body, absent with 204. */
  hasBody: boolean;
  /** Raw path parameters of an address that this operation serves. */
  match(path: string): Record<string, string> | undefined;
  /** Query as the checks want it. @throws nothing; unknown names are left for the check to refuse */
  queryOf(search: URLSearchParams): Record<string, unknown>;
  /** Schemas of the query parameters by name, of the body and of the good response; references are followed by `schemaOf`. */
  query: Record<string, Json>;
  input: Json | undefined;
  output: Json | undefined;
  checkQuery: Check;
  checkPath: Check;
  /** Undefined where no body is taken. */
  checkBody: Check | undefined;
}

export interface Contract {
  /** Most specific paths first, so that `/tours/statistics` is not taken for a tour. */
  operations: Operation[];
  byId: ReadonlyMap<OperationId, Operation>;
  /** A schema without reference; of a choice with null, the other one with `nullable`. */
  schemaOf(schema: unknown): Schema;
  /** What a response violates; a status that is not declared is a violation, too. */
  checkResponse(id: OperationId, status: number, body: unknown): FieldError[];
}

/** Header of a response that a mock generated. */
export const GENERATED = 'x-generated';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Reads the text of `openapi/dashboard.yaml`. */
export function readContract(text: string): Contract {
  const document = parse(text) as Json & { paths: Record<string, Json> };
  const deref = <T>(node: T): T => {
    const ref = (node as { $ref?: string }).$ref;
    if (ref === undefined) return node;
    const found = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Json)[key], document);
    return deref(found as T);
  };
  const schemaOf = (schema: unknown): Schema => {
    const { $ref: _, ...beside } = (schema ?? {}) as Json;
    const found = { ...deref((schema ?? {}) as Json), ...beside };
    const { oneOf, type } = found;
    if (Array.isArray(type))
      return { ...found, nullable: type.includes('null'), type: type.find((one) => one !== 'null') };
    if (!Array.isArray(oneOf)) return found;
    const other = (oneOf as Json[]).find((one) => one.type !== 'null');
    return {
      ...schemaOf(other),
      ...beside,
      nullable: oneOf.length > 1 && oneOf.some((one: Json) => one.type === 'null'),
    };
  };
  const request = checker(document, { coerceTypes: true, useDefaults: true });
  const body = checker(document, { useDefaults: true });
  const response = checker(document, {});
  const responseChecks = new Map<string, Check | null>();

  const read = (path: string, method: string): Operation => {
    const item = document.paths[path] as Json & { parameters?: Parameter[] };
    const operation = item[method] as Json & { operationId: OperationId; parameters?: Parameter[] };
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(deref);
    const security = (operation.security ?? document.security) as { bearer?: Permission[] }[];
    const responses = operation.responses as Record<string, Json>;
    let output: Json | undefined;
    const mediaTypes = new Map<number, string>();
    for (const [status, declared] of Object.entries(responses)) {
      const [content] = Object.entries((deref(declared).content ?? {}) as Record<string, { schema: unknown }>);
      responseChecks.set(`${operation.operationId} ${status}`, content ? response(content[1].schema) : null);
      if (content) mediaTypes.set(Number(status), content[0]);
      if (content && status.startsWith('2')) output = content[1].schema as Json;
    }
    const bodySchema = (operation.requestBody as { content: Record<string, { schema: unknown }> } | undefined)?.content;
    const lists = new Set(parameters.filter((one) => deref(one.schema).type === 'array').map(({ name }) => name));
    const template = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const object = (place: Parameter['in']) => {
      const own = parameters.filter((one) => one.in === place);
      return {
        type: 'object',
        additionalProperties: false,
        required: own.filter(({ required }) => required).map(({ name }) => name),
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      };
    };
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      scopes: security.some(({ bearer }) => bearer) ? security.flatMap(({ bearer }) => bearer ?? []) : null,
      statuses: Object.keys(responses).map(Number),
      mediaTypes,
      streams: Object.keys((responses['200']?.content ?? {}) as object).slice(1),
      hasBody: !('204' in responses),
      match: (at) => template.exec(at)?.groups ?? (template.test(at) ? {} : undefined),
      queryOf: (search) => queryOf(search, lists),
      query: Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      input: bodySchema?.['application/json']?.schema as Json | undefined,
      output,
      checkQuery: request(object('query')),
      checkPath: request(object('path')),
      checkBody: bodySchema ? body(bodySchema['application/json']?.schema) : undefined,
    };
  };
  const operations = Object.entries(document.paths)
    .flatMap(([path, item]) => methods.filter((method) => method in item).map((method) => read(path, method)))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return {
    operations,
    schemaOf,
    byId: new Map(operations.map((operation) => [operation.id, operation])),
    checkResponse: (id, status, value) => {
      const check = responseChecks.get(`${id} ${status}`);
      if (check === undefined) return [{ path: 'status', message: `${status} is not declared` }];
      if (check === null) return value === undefined ? [] : [{ path: 'body', message: 'must be empty' }];
      return check(value);
    },
  };
}

/** Lists are comma-separated; a name that comes twice is a list; an empty value is no value. */
function queryOf(search: URLSearchParams, lists: ReadonlySet<string>): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).filter((value) => value !== '');
    if (values.length === 0) continue;
    query[name] = lists.has(name)
      ? values.flatMap((value) => value.split(','))
      : values.length > 1
        ? values
        : values[0];
  }
  return query;
}

/** A value with what its schema has of it and nothing else. */
export function shaped(schemaOf: Contract['schemaOf'], schema: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { properties, items } = schemaOf(schema);
  if (Array.isArray(value)) return items ? value.map((one) => shaped(schemaOf, items, one)) : value;
  if (!properties) return value;
  const present = Object.keys(properties).filter((name) => (value as Json)[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, shaped(schemaOf, properties[name], (value as Json)[name])]));
}
