import type { Document, Json, Node } from './document.ts';
import { isNode, texts } from './document.ts';
import { bodySchema, operationsOf, type Operation } from './operations.ts';

/** What is generated for an operation, and what a write makes stale; by operationId. */
export type Invalidates = ReadonlyMap<string, readonly string[]>;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** Text of a description: lists, and code in backticks; nothing else of Markdown is used in the contract. */
function prose(value: Json | undefined): string {
  const inline = (text: string) =>
    escape(text)
      .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>');
  return String(value ?? '')
    .split(/\n\s*\n/)
    .map((part) => {
      const items = part.split(/\n(?=\* )/).filter((line) => line.startsWith('* '));
      return items.length > 0
        ? `<ul>${items.map((item) => `<li>${inline(item.slice(2))}</li>`).join('')}</ul>`
        : `<p>${inline(part)}</p>`;
    })
    .join('');
}

/** Name of a schema that is referenced, as a link; else its type in words. */
function typeOf(node: Json | undefined): string {
  if (!isNode(node)) return '';
  const name = typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined;
  if (name !== undefined) return `<a href="#schema-${name}">${name}</a>`;
  if (Array.isArray(node.oneOf)) return node.oneOf.map((option) => typeOf(option)).join(' or ');
  if (node.type === 'array') return `list of ${typeOf(node.items)}`;
  const type = Array.isArray(node.type) ? texts(node.type).join(' or ') : String(node.type ?? 'any');
  return node.enum === undefined
    ? `${type}${node.format ? ` (${escape(String(node.format))})` : ''}`
    : texts(node.enum)
        .map((value) => `<code>${escape(value)}</code>`)
        .join(' ');
}

/** What the events of a stream hold. */
const eventOf = ({ schema }: Node) => (isNode(schema) ? schema.contentSchema : undefined);

function bounds(node: Node): string {
  const words = [
    'minimum',
    'exclusiveMinimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'pattern',
    'default',
  ];
  return words
    .flatMap((word) => (node[word] === undefined ? [] : [`${word} <code>${escape(JSON.stringify(node[word]))}</code>`]))
    .join(', ');
}

const beyond = (node: Node) => (node['x-beyond-spec'] === true ? ' <span class="tag">beyond</span>' : '');

function fields(schema: Node): string {
  const needed = new Set(texts(schema.required));
  const rows = Object.entries(isNode(schema.properties) ? schema.properties : {}).map(([name, node]) => {
    const shown = isNode(node) ? node : {};
    return `<tr><th><code>${escape(name)}</code>${needed.has(name) ? '' : ' <i>optional</i>'}${beyond(shown)}</th><td>${typeOf(node)}</td><td>${prose(shown.description)}${bounds(shown)}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
}

function operation(
  doc: Document,
  id: string,
  { method, path, node, parameters, scopes }: Operation,
  invalidates: Invalidates,
): string {
  const query = method === 'get';
  const stale = invalidates.get(id);
  const params = [...parameters.values()].map(
    (p) =>
      `<tr><th><code>${escape(String(p.name))}</code> <i>${String(p.in)}${p.required === true ? '' : ', optional'}</i>${beyond(p)}</th><td>${typeOf(p.schema)}</td><td>${prose(p.description)}${bounds(doc.resolve(p.schema))}</td></tr>`,
  );
  const body = isNode(node.requestBody) ? bodySchema(doc, doc.resolve(node.requestBody)) : undefined;
  const content = isNode(node.requestBody) ? doc.resolve(node.requestBody).content : undefined;
  const media = isNode(content) ? Object.values(content)[0] : undefined;
  const responses = Object.entries(isNode(node.responses) ? node.responses : {}).map(([status, declared]) => {
    const response = doc.resolve(declared);
    const [type = '', inner] = isNode(response.content) ? (Object.entries(response.content)[0] ?? []) : [];
    const body = isNode(inner) ? typeOf(type === 'text/event-stream' ? eventOf(inner) : inner.schema) : 'no body';
    return `<tr><th>${status}</th><td>${type === 'text/event-stream' ? `${type} of ${body}` : body}</td><td>${prose(response.description)}</td></tr>`;
  });
  // A stream is read as it comes: it has no hook and nothing in the cache.
  const streams = responses.some((row) => row.includes('text/event-stream'));
  const made = [
    ...(streams ? [['call', id]] : [['hook', `use${pascal(id)}`]]),
    ...(query && !streams ? [['query key', `get${pascal(id)}QueryKey`]] : []),
    ['mock handler', `get${pascal(id)}MockHandler`],
    ...(stale ? [['makes stale', stale.join(', ')]] : []),
  ];
  return `<section id="${id}"><h3><span class="m ${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code>${beyond(node)}</h3>
<p><b>${escape(String(node.summary ?? ''))}</b> · ${scopes === undefined ? 'no token' : scopes.length > 0 ? scopes.map((s) => `<code>${s}</code>`).join(' ') : 'any signed-in user'}</p>
${prose(node.description)}
<dl>${made.map(([name, value]) => `<dt>${name}</dt><dd><code>${value}</code></dd>`).join('')}</dl>
${params.length > 0 ? `<h4>Parameters</h4><table>${params.join('')}</table>` : ''}
${body && isNode(media) ? `<h4>Body: ${typeOf(media.schema)}</h4>` : ''}
<h4>Responses</h4><table>${responses.join('')}</table></section>`;
}

/** The contract as one page that needs nothing else: operations by tag with what is generated for them, then the schemas. */
export function contractPage(doc: Document, invalidates: Invalidates): string {
  const info = doc.resolve(doc.root.info);
  const operations = [...operationsOf(doc).values()].map((entry) => [String(entry.node.operationId), entry] as const);
  const tags = (Array.isArray(doc.root.tags) ? doc.root.tags : []).map((tag) => doc.resolve(tag));
  const of = (tag: Node) => operations.filter(([, { node }]) => texts(node.tags).includes(String(tag.name)));
  const schemas = Object.entries(doc.resolve(doc.resolve(doc.root.components).schemas));
  const menu = tags.map(
    (tag) =>
      `<b>${String(tag.name)}</b>${of(tag)
        .map(([id]) => `<a href="#${id}">${id}</a>`)
        .join('')}`,
  );
  const parts = tags.map(
    (tag) =>
      `<h2>${String(tag.name)}</h2>${prose(tag.description)}${of(tag)
        .map(([id, entry]) => operation(doc, id, entry, invalidates))
        .join('')}`,
  );
  const shapes = schemas.map(([name, node]) => {
    const schema = doc.resolve(node);
    const example = Array.isArray(schema.examples)
      ? `<pre>${escape(JSON.stringify(schema.examples[0], null, 2))}</pre>`
      : '';
    return `<section id="schema-${name}"><h3>${name}</h3>${prose(schema.description)}${fields(schema) || `<p>${typeOf(schema)} ${bounds(schema)}</p>`}${example}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(String(info.title))} ${String(info.version)}</title><style>${CSS}</style></head>
<body><nav aria-label="Operations">${menu.join('')}<b><a href="#schemas">schemas</a></b></nav><main><h1>${escape(String(info.title))} <small>${String(info.version)}</small></h1>${prose(info.description)}${parts.join('\n')}<h2 id="schemas">Schemas</h2>${shapes.join('\n')}</main></body></html>\n`;
}

const CSS = `:root{color-scheme:light dark;--line:light-dark(#d9dee5,#323b46);--muted:light-dark(#5b6673,#9aa6b2)}body{margin:0;display:grid;grid-template-columns:16rem minmax(0,1fr);font:14px/1.55 system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;border-inline-end:1px solid var(--line);box-sizing:border-box}nav a{display:block;padding:.1rem .6rem;text-decoration:none;color:inherit}nav b{display:block;margin-top:.8rem}main{padding:1rem 2rem;max-width:62rem}
section{border-top:1px solid var(--line);padding:.5rem 0}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;font-weight:400;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line)}th{white-space:nowrap}td p{margin:0}i,small{color:var(--muted)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem}dd{margin:0}.m{font:600 12px system-ui;padding:.1rem .4rem;border:1px solid var(--line);border-radius:4px}.tag{font:11px system-ui;border:1px solid var(--line);border-radius:9px;padding:0 .4rem}pre{overflow:auto}@media(max-width:700px){body{display:block}nav{position:static;height:auto}}`;
