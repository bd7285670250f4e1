import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Document, Operation } from 'openapi-backend';
import { CSV_START, csvDialect, jsonCell, toCsv } from '@/csv/csv';
import type { RowStream } from '../db/rowStream.ts';

const types = { csv: 'text/csv', lines: 'application/x-ndjson' } as const;
type Form = keyof typeof types;

/** As what a client wants the rows of a list: its first choice decides. Undefined for one page as JSON, and for what is no list. */
export function streamForm(request: FastifyRequest, operation: Operation): Form | undefined {
  const [first = ''] = (request.headers.accept ?? '').split(/[,;]/u);
  const form = (Object.keys(types) as Form[]).find((one) => types[one] === first.trim().toLowerCase());
  const success = (operation.responses as { 200?: { content?: object } } | undefined)?.[200];
  return form && types[form] in (success?.content ?? {}) ? form : undefined;
}

interface Node {
  $ref?: string;
  properties?: Record<string, Node>;
  items?: Node;
  content?: Record<string, { schema: Node }>;
}

/** The fields of a row, in the order of the contract. */
function fieldsOf(document: Document, operation: Operation): string[] {
  const at = (node: Node | undefined): Node | undefined =>
    node?.$ref
      ? at(
          node.$ref
            .slice(2)
            .split('/')
            .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], document) as Node,
        )
      : node;
  const success = (operation.responses as Record<string, Node>)['200'];
  const list = at(success?.content?.['application/json']?.schema);
  const rows = Object.values(list?.properties ?? {}).find((property) => at(property)?.items);
  return Object.keys(at(at(rows)?.items)?.properties ?? {});
}

/** The language that a client names first; its region decides about numbers. */
const languageOf = (request: FastifyRequest) =>
  /^[a-z]{2}(-[a-z]{2})?(?=$|[,;])/i.exec(request.headers['accept-language'] ?? '')?.[0] ?? 'en';

interface Sending {
  form: Form;
  stream: RowStream;
  document: Document;
  operation: Operation;
  /** Called once, when the last row is sent or the client has gone. */
  onEnd: () => void;
}

/** Sends all rows of a list while they are read. A failure on the way breaks the connection, so that no half file looks whole. */
export function sendRows(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, stream, document, operation, onEnd }: Sending,
): FastifyReply {
  const dialect = csvDialect(languageOf(request));
  async function* csv() {
    const fields = fieldsOf(document, operation);
    yield CSV_START + toCsv([fields], dialect);
    for await (const rows of stream.batches as AsyncIterable<Record<string, unknown>[]>)
      yield toCsv(
        rows.map((row) => fields.map((field) => jsonCell(row[field]))),
        dialect,
      );
  }
  async function* lines() {
    for await (const rows of stream.batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
  const body = Readable.from(form === 'csv' ? csv() : lines(), { objectMode: false, highWaterMark: 1 });
  body.once('close', () => {
    stream.batches.destroy();
    onEnd();
  });
  const name = /^list(\w+)$/.exec(operation.operationId ?? '')?.[1]?.toLowerCase() ?? 'rows';
  return reply
    .header('content-type', `${types[form]}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}.${form === 'csv' ? 'csv' : 'ndjson'}"`)
    .header('x-total-count', stream.total)
    .header('vary', 'accept, accept-language')
    .header('x-accel-buffering', 'no')
    .send(body);
}
