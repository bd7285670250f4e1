import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../orval.config.ts';
import { contractPage } from '../../scripts/contract/docs.ts';
import { CONTRACT, readDocument } from '../../scripts/contract/document.ts';
import { staleAfter } from '../../scripts/contract/invalidates.ts';
import { operationsOf } from '../../scripts/contract/operations.ts';

const doc = readDocument(CONTRACT);
const page = contractPage(doc, staleAfter(config));

test('the page has every operation with its hook, query key, mock and what it makes stale', () => {
  for (const { node, method } of operationsOf(doc).values()) {
    const id = String(node.operationId);
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    const tag = String((node.tags as string[])[0]);
    const [client, mocks] = ['ts', 'msw.ts'].map((ending) =>
      readFileSync(`src/api/generated/${tag}/${tag}.${ending}`, 'utf8'),
    );
    const section = page.slice(
      page.indexOf(`<section id="${id}">`),
      page.indexOf('</section>', page.indexOf(`<section id="${id}">`)),
    );
    expect(section).toContain(`get${name}MockHandler<`);
    expect(mocks).toContain(`get${name}MockHandler`);
    if (id === 'streamEvents') {
      expect(section).toContain('text/event-stream of <a href="#schema-ChangeEvent">');
      continue;
    }
    // The names on the page are names that exist.
    expect(section).toContain(`use${name}<`);
    expect(client).toContain(`use${name}`);
    if (method === 'get') expect(section).toContain(`get${name}QueryKey<`);
  }
  expect(page).toMatch(/<section id="createBin">[\s\S]*?<dt>makes stale<\/dt><dd><code>listBins, listLocations/);
});

test('it needs nothing from anywhere, and each link leads somewhere', () => {
  expect(page).not.toMatch(/<script|<link|src=|@import|url\(/);
  const targets = new Set([...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(links.filter((id) => !targets.has(id))).toEqual([]);
});
