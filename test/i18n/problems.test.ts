import fs from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import YAML from 'yaml';
import { filesBelow } from '../../scripts/lib/folders.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { ajvOf, fieldErrors } from '../../src/contract/ajv.ts';
import { inGerman } from '../../src/contract/german.ts';
import { conflict } from '../../src/contract/problem.ts';

/** Which arguments of what makes a problem are its words. */
const worded = new Map([
  ['conflict', [0, 2]],
  ['unprocessable', [1, 2]],
  ['ProblemError', [1]],
  ['fault', [1]],
]);

/** The sentences that an expression can be, with `7` for each value. */
function sentences(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...sentences(node.whenTrue), ...sentences(node.whenFalse)];
  if (!ts.isTemplateExpression(node)) return [];
  return node.templateSpans.reduce(
    (begun, { expression, literal }) => {
      const inserted = sentences(expression);
      return begun.flatMap((text) =>
        (inserted.length > 0 ? inserted : ['7']).map((part) => text + part + literal.text),
      );
    },
    [node.head.text],
  );
}

function problemsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node))
      for (const place of worded.get(node.expression.getText()) ?? [])
        found.push(...sentences(node.arguments?.[place]));
    // Of a field, unlike the message of a response.
    if (ts.isObjectLiteralExpression(node)) {
      const of = new Map(node.properties.map((one) => [one.name?.getText(), one]));
      const message = of.get('message');
      if (message && ts.isPropertyAssignment(message) && (of.has('path') || of.has('code')))
        found.push(...sentences(message.initializer));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, fs.readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

test('whatever the server refuses has German words', () => {
  const files = [...filesBelow(root, 'src/server'), 'src/contract/problem.ts', 'src/contract/levelMapping.ts'];
  const all = files.filter((file) => file.endsWith('.ts')).flatMap(problemsIn);
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((text) => inGerman(text) === undefined)).toEqual([]);
});

const wrong = [null, true, 0, -1e9, 1e9, 0.5, '', 'ä'.repeat(3000), [], [0, 0], Array<number>(2000).fill(0), {}];

/** What the schemas in a document say to wrong values, each without the schemas in it. */
function refusals(document: unknown) {
  const ajv = ajvOf(document)({ validateSchema: false });
  const messages = new Set<string>();
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      oneOf: _1,
      anyOf: _2,
      allOf: _3,
      properties: _4,
      items: _5,
      ...rest
    } = node as Record<string, unknown>;
    if (typeof type === 'string' || Array.isArray(type)) {
      const check = ajv.compile({ type, ...rest });
      const errors = wrong.flatMap((value) => (check(value) ? [] : fieldErrors(check.errors ?? [])));
      for (const { message } of errors) messages.add(message);
    }
    Object.values(node).forEach(visit);
  };
  visit(document);
  return [...messages];
}

test('what the contract itself refuses has German words', () => {
  const { paths, components } = YAML.parse(fs.readFileSync(`${root}/openapi/dashboard.yaml`, 'utf8'));
  const all = refusals({ paths, schemas: components.schemas });
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((text) => inGerman(text) === undefined)).toEqual([]);
  expect(inGerman('must be <= 1000')).toBe('darf höchstens 1000 sein');
});

test('a problem is said in German to who asks for it, with the same values, and in English to everybody else', () => {
  const problem = conflict('Truck GL-AW 21 is on a tour right now.', 'state', 'is deactivated');
  expect(problem.toBody('r1', 'de-DE,de;q=0.9')).toMatchObject({
    detail: 'Fahrzeug GL-AW 21 ist gerade auf einer Tour.',
    errors: [{ path: 'state', message: 'ist deaktiviert' }],
  });
  expect(problem.toBody('r1', 'den')).toMatchObject({ detail: problem.message, errors: problem.extra.errors });
  expect(conflict('Said nowhere else.').toBody('r1', 'de').detail).toBe('Said nowhere else.');
});
