import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContract } from '../../src/server/http/contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
addFormats.default(ajv);
ajv.addSchema(readContract(), 'contract');
const ref = (name: string) => ({ $ref: `contract#/components/schemas/${name}` });
const anyProblem = ajv.compile({ anyOf: [ref('Problem'), ref('PreconditionProblem')] });

/** What is wrong with a body as a problem of the contract; nothing when it is one. */
export function problemErrors(body: unknown): unknown[] {
  return anyProblem(body) ? [] : (anyProblem.errors ?? []);
}
