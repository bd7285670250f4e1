import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Found {
  id: string;
  text: string;
  file: string;
}

/** Files below a folder whose name matches, with forward slashes. */
export function filesIn(folder: string, name: RegExp): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => name.test(file))
    .sort();
}

/** Client sources in which people's texts can stand. */
export const sources = filesIn('src', /\.tsx?$/u).filter(
  (file) => !/^src\/(api\/generated|server|mocks|world|develop)\//u.test(file),
);

/** Properties and attributes whose text reaches people. */
const VISIBLE = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'description',
  'hint',
  'label',
  'placeholder',
  'reason',
  'title',
  'confirmLabel',
]);
const WORD = /\p{L}{2,}/u;

const parse = (file: string) =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

const property = (node: ts.ObjectLiteralExpression, name: string) => {
  const found = node.properties.find(
    (p): p is ts.PropertyAssignment => ts.isPropertyAssignment(p) && p.name.getText() === name,
  );
  return found && ts.isStringLiteralLike(found.initializer) ? found.initializer.text : undefined;
};

/** Every message descriptor written out in the sources. */
export function declaredMessages(files = sources): Found[] {
  const out: Found[] = [];
  for (const file of files) {
    walk(parse(file), (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const [id, text] = [property(node, 'id'), property(node, 'defaultMessage')];
      if (id !== undefined && text !== undefined) out.push({ id, text, file });
    });
  }
  return out;
}

/** Texts that people would see and that no message holds, as `file:line text`. */
export function bareTexts(files = sources.filter((file) => file.endsWith('.tsx'))): string[] {
  return files.flatMap((file) => bareTextsOf(parse(file)));
}

export function bareTextsOf(source: ts.SourceFile): string[] {
  const out: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (!WORD.test(text)) return;
    out.push(
      `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getEnd() - text.trimStart().length).line + 1} ${text.trim()}`,
    );
  };
  walk(source, (node) => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxAttribute(node) && VISIBLE.has(node.name.getText()))
      literals(node.initializer).forEach((l) => report(l, l.text));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      literals(node.expression).forEach((l) => report(l, l.text));
    if (ts.isCallExpression(node) && node.expression.getText() === 'toast')
      literals(node.arguments[0]).forEach((l) => report(l, l.text));
  });
  return out;
}

/** The string literals an expression may come out as: itself, or the branches of `? :`, `??`, `||`, `&&`. */
function literals(node: ts.Node | undefined): ts.StringLiteralLike[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isJsxExpression(node)) return literals(node.expression);
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  const logical = [
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ];
  if (ts.isBinaryExpression(node) && logical.includes(node.operatorToken.kind))
    return [...literals(node.left), ...literals(node.right)];
  return [];
}

export const sourceOf = (name: string, code: string) =>
  ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
