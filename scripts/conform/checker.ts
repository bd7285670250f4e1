import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Document, Node } from '../contract/document.ts';
import { isNode } from '../contract/document.ts';
import { operationsOf, type Operation } from '../contract/operations.ts';

/** One check of one response. */
export interface Finding {
  operation: string;
  /** What was tried, in words. */
  title: string;
  /** Status that came back; undefined when no response came. */
  status: number | undefined;
  /** What is wrong; none means it conforms. */
  faults: string[];
}

/** Validates responses against the contract, and keeps every finding. */
export class Checker {
  readonly operations: Map<string, Operation & { name: string }>;
  readonly findings: Finding[] = [];
  readonly doc: Document;
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction | undefined>();

  constructor(doc: Document) {
    this.doc = doc;
    this.operations = new Map(
      [...operationsOf(doc)].map(([name, operation]) => [String(operation.node.operationId), { ...operation, name }]),
    );
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.#ajv);
    // The contract's own formats stand beside patterns, which are checked; here they need only be known.
    for (const format of formatsIn(doc.root)) if (!this.#ajv.formats[format]) this.#ajv.addFormat(format, true);
    this.#ajv.addSchema(doc.root, 'contract');
  }

  /** What is wrong with a response of an operation: undeclared status, media type, body. */
  faultsOf(id: string, status: number, type: string, body: unknown): string[] {
    const operation = this.operations.get(id);
    const responses = operation?.node.responses;
    const declared = isNode(responses) ? responses[String(status)] : undefined;
    if (declared === undefined)
      return [`status ${status} is not declared (${Object.keys(isNode(responses) ? responses : {}).join(', ')} are)`];
    const content = this.doc.resolve(declared).content;
    if (!isNode(content)) return body === undefined ? [] : [`status ${status} has no body in the contract`];
    const [media = ''] = Object.keys(content);
    if (!type.startsWith(media)) return [`the content type is ${type || 'missing'}, not ${media}`];
    const validate = this.#validator(`${id} ${status}`, content[media]);
    if (!validate || validate(body)) return [];
    return (validate.errors ?? [])
      .filter((error) => !['oneOf', 'anyOf', 'if'].includes(error.keyword))
      .slice(0, 5)
      .map(
        (error) =>
          `${error.instancePath || 'body'} ${error.message ?? 'is wrong'}${error.keyword === 'enum' ? ` (${JSON.stringify(error.params.allowedValues)})` : ''}`,
      );
  }

  /** Notes a finding; the same one twice counts once. */
  note(finding: Finding): void {
    this.findings.push(finding);
  }

  #validator(key: string, media: unknown): ValidateFunction | undefined {
    if (!this.#compiled.has(key)) {
      const schema = isNode(media as Node) ? (media as Node).schema : undefined;
      this.#compiled.set(key, isNode(schema) ? this.#ajv.compile(absolute(schema) as Node) : undefined);
    }
    return this.#compiled.get(key);
  }
}

/** A schema with its references made to point into the whole contract. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && String(entry).startsWith('#') ? `contract${String(entry)}` : absolute(entry),
    ]),
  );
}

function formatsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) formatsIn(entry, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      if (key === 'format' && typeof entry === 'string') found.add(entry);
      else formatsIn(entry, found);
    }
  return found;
}
