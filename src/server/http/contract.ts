import fs from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend';
import { parse } from 'yaml';
import { asset } from '../assets.ts';

/** Reads `openapi/dashboard.yaml`; beside the bundle it lies as JSON too, which is read in a hundredth of the time. */
export function readContract(): Document {
  const file = asset('openapi/dashboard.json', 'openapi/dashboard.yaml');
  const text = fs.readFileSync(file, 'utf8');
  return (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Document;
}

/** Names of all formats the contract uses; its own ones stand beside a pattern, which is what is checked. */
function formatsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'format' && typeof value === 'string') found.add(value);
    else formatsOf(value, found);
  }
  return found;
}

/** A day that exists; PostgreSQL has no year 0. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The checker of JSON Schema 2020 that all checks of the contract use. Messages are those of Ajv. */
function checker(options: object, formats: Set<string>) {
  const ajv = new Ajv2020({ ...options, strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addFormat('date', isDay);
  for (const name of formats) if (!(name in ajv.formats)) ajv.addFormat(name, true);
  return ajv;
}

const settings = { apiRoot: '/api', ignoreTrailingSlashes: false, quick: true, coerceTypes: true };

async function openFirst(): Promise<OpenAPIBackend> {
  const definition = readContract();
  const formats = formatsOf(definition);
  const api = new OpenAPIBackend({
    ...settings,
    definition,
    customizeAjv: (_ajv, options, context) =>
      // Defaults are set in requests only: an answer must be whole by itself.
      checker({ ...options, useDefaults: !String(context).startsWith('response') }, formats) as never,
  });
  await api.init();
  const operations: Operation[] = api.router.getOperations();
  // The router asks for the list several times for each request; the contract does not change while it runs.
  api.router.getOperations = () => operations;
  return api;
}

/** Reading takes half a second, and each check is compiled when it is first needed: servers of one process share both. */
let first: Promise<OpenAPIBackend> | undefined;

/** The contract as router and checker: routes by operationId, checks requests (and answers when asked). */
export async function openContract(): Promise<OpenAPIBackend> {
  first ??= openFirst();
  const { definition, router, validator } = await first;
  const shared = { definition, router, validator, initialized: true };
  return Object.assign(new OpenAPIBackend({ ...settings, definition }), shared);
}
