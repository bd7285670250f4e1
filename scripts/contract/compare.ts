import { compareSchemas, type Direction, type Report, type Weight } from './compareSchemas.ts';
import { isNode, type Document, type Node } from './document.ts';
import { bodySchema, operationsOf, type Operation } from './operations.ts';

/** One difference of two contracts, in words that stay the same for the same difference. */
export interface Change {
  weight: Weight;
  text: string;
}

/** What changed from one contract to another: breaking for a client or a server that keeps to the old one, an addition, or a note. */
export function compareContracts(before: Document, after: Document): Change[] {
  const changes = new Map<string, Change>();
  const report: Report = (weight, text) => changes.set(`${weight} ${text}`, { weight, text });
  const [was, is] = [operationsOf(before), operationsOf(after)];
  for (const name of is.keys()) if (!was.has(name)) report('addition', `${name} is new`);
  for (const [name, operation] of was) {
    const now = is.get(name);
    if (now === undefined) report('breaking', `${name} is gone`);
    else compareOperations(operation, now, before, after, report);
  }
  return [...changes.values()];
}

function compareOperations(a: Operation, b: Operation, before: Document, after: Document, report: Report): void {
  const name = String(a.node.operationId);
  const schemas = (where: string, x: Node | undefined, y: Node | undefined, direction: Direction) =>
    compareSchemas(where, x, y, { before, after, direction, report, seen: new Set() });
  if (name !== String(b.node.operationId))
    report('breaking', `${name} is now called ${String(b.node.operationId)}; generated names change`);
  compareParameters(name, a, b, report, schemas);
  compareScopes(name, a.scopes, b.scopes, report);

  const [asked, asks] = [before.resolve(a.node.requestBody), after.resolve(b.node.requestBody)];
  const [x, y] = [bodySchema(before, asked), bodySchema(after, asks)];
  if (x && !y) report('breaking', `${name}: takes no body any more`);
  else if (!x && y) report(asks.required === true ? 'breaking' : 'addition', `${name}: takes a body now`);
  else if (x && y) {
    if (asked.required !== true && asks.required === true) report('breaking', `${name}: the body is now required`);
    schemas(`${name} body`, x, y, 'request');
  }

  const [was, now] = [a.node.responses, b.node.responses].map((r) => (isNode(r) ? r : {})) as [Node, Node];
  for (const status of Object.keys(now).filter((s) => !(s in was)))
    report(status.startsWith('2') ? 'breaking' : 'note', `${name}: may return ${status} now`);
  for (const status of Object.keys(was)) {
    if (!(status in now))
      report(status.startsWith('2') ? 'breaking' : 'note', `${name}: does not return ${status} any more`);
    else {
      const [old, fresh] = [
        bodySchema(before, before.resolve(was[status])),
        bodySchema(after, after.resolve(now[status])),
      ];
      if (old && !fresh) report('breaking', `${name} ${status}: has no body any more`);
      else if (fresh) schemas(`${name} ${status}`, old, fresh, 'response');
    }
  }
}

function compareParameters(
  name: string,
  a: Operation,
  b: Operation,
  report: Report,
  schemas: (where: string, x: Node | undefined, y: Node | undefined, direction: Direction) => void,
): void {
  for (const [key, parameter] of b.parameters)
    if (!a.parameters.has(key))
      report(
        parameter.required === true ? 'breaking' : 'addition',
        `${name}: ${key} is new${parameter.required === true ? ' and required' : ''}`,
      );
  for (const [key, parameter] of a.parameters) {
    const now = b.parameters.get(key);
    if (now === undefined) {
      report('breaking', `${name}: ${key} is gone`);
      continue;
    }
    if (parameter.required !== true && now.required === true) report('breaking', `${name}: ${key} is now required`);
    if (parameter.required === true && now.required !== true) report('note', `${name}: ${key} is no longer required`);
    for (const word of ['style', 'explode'])
      if (parameter[word] !== now[word]) report('breaking', `${name}: ${key} is written in another way (${word})`);
    schemas(
      `${name} ${key}`,
      isNode(parameter.schema) ? parameter.schema : undefined,
      isNode(now.schema) ? now.schema : undefined,
      'request',
    );
  }
}

function compareScopes(name: string, before: string[] | undefined, after: string[] | undefined, report: Report): void {
  if (before === undefined && after !== undefined) report('breaking', `${name}: needs a token now`);
  if (before !== undefined && after === undefined) report('note', `${name}: needs no token any more`);
  for (const scope of after ?? [])
    if (before && !before.includes(scope)) report('breaking', `${name}: needs the permission ${scope} now`);
  for (const scope of before ?? [])
    if (after && !after.includes(scope)) report('note', `${name}: does not need the permission ${scope} any more`);
}
