import fs from 'node:fs';
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend';
import { parse } from 'yaml';
import { ajvOf, fieldErrors } from '@/contract/ajv.ts';
import { asset } from '../assets.ts';

let document: Document | undefined;

/** `openapi/dashboard.yaml`, read once; beside the bundle it is stored as JSON too, which is read in a hundredth of the time. */
export function readContract(): Document {
  if (!document) {
    const file = asset('openapi/dashboard.json', 'openapi/dashboard.yaml');
    const text = fs.readFileSync(file, 'utf8');
    document = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Document;
  }
  return document;
}

const settings = { apiRoot: '/api', ignoreTrailingSlashes: false, quick: true, coerceTypes: true };

async function openFirst(): Promise<OpenAPIBackend> {
  const definition = readContract();
  const checker = ajvOf(definition);
  const api = new OpenAPIBackend({
    ...settings,
    definition,
    customizeAjv: (_ajv, options, context) =>
      // Defaults are set in requests only: a response must be whole by itself.
      checker({ ...options, useDefaults: !String(context).startsWith('response') }) as never,
  });
  await api.init();
  const operations: Operation[] = api.router.getOperations();
  // The router asks for the list several times for each request; the contract does not change while it runs.
  api.router.getOperations = () => operations;
  return api;
}

/** Reading takes half a second, and each check is compiled when it is first needed: servers of one process share both. */
let first: Promise<OpenAPIBackend> | undefined;

/** The contract as router and checker: routes by operationId, checks requests (and responses when asked). */
export async function openContract(): Promise<OpenAPIBackend> {
  first ??= openFirst();
  const { definition, router, validator } = await first;
  const shared = { definition, router, validator, initialized: true };
  return Object.assign(new OpenAPIBackend({ ...settings, definition }), shared);
}
/** One schema of the contract. */
export const schemaOf = (name: string) => readContract().components?.schemas?.[name];

let schemas: ReturnType<ReturnType<typeof ajvOf>> | undefined;

/** Checks values by one schema of the contract, compiled when it is first needed. */
export function checkOf(schema: string): (value: unknown, prefix: string) => ReturnType<typeof fieldErrors> {
  return (value, prefix) => {
    if (!schemas) {
      const { components } = readContract();
      schemas = ajvOf(components)({ validateSchema: false });
      schemas.addSchema({ $id: 'contract', components });
    }
    const check = schemas.getSchema(`contract#/components/schemas/${schema}`);
    return check?.(value) ? [] : fieldErrors(check?.errors ?? [], prefix, true);
  };
}
