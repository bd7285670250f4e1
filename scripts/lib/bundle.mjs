import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** @typedef {Record<string, { file: string, imports?: string[], isEntry?: boolean }>} Manifest */

/**
 * Everything that arrives with some chunks: themselves and what they import statically.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @returns {Set<string>} file names
 */
export function withImports(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

const component = /^src\/routes\/(.+)\.tsx\?tsr-split=component(---loader)?$/;

/**
 * The pages of a build, each with the chunks that open it: entry, layouts around it, its own.
 * @param {Manifest} manifest
 * @returns {{ page: string, files: Set<string> }[]}
 */
export function pagesOf(manifest) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const routes = Object.keys(manifest).flatMap((key) => {
    const name = component.exec(key)?.[1];
    return name ? [{ key, name: name.replaceAll('.', '/') }] : [];
  });
  const layouts = routes
    .filter(({ name }) => !/(^|\/)index$/.test(name))
    .map(({ key, name }) => ({ key, inside: name === '__root' ? '' : `${name.replace(/\/route$/, '')}/` }));
  return routes.map(({ key, name }) => {
    const around = layouts.filter((layout) => layout.key !== key && name.startsWith(layout.inside));
    return { page: name, files: withImports(manifest, [...entries, ...around.map((layout) => layout.key), key]) };
  });
}

/**
 * Sizes in bytes as a browser receives them.
 * @param {string} folder of the build
 */
export function gzipSizes(folder) {
  const cache = new Map();
  return (file) => {
    if (!cache.has(file)) cache.set(file, zlib.gzipSync(fs.readFileSync(path.join(folder, file)), { level: 9 }).length);
    return cache.get(file);
  };
}

/**
 * The packages and rooms that weigh most in some chunks; a chunk's gzip size is shared out by bytes before minifying.
 * @param {Iterable<string>} files
 * @param {Record<string, Record<string, number>>} origins
 * @param {(file: string) => number} sizeOf
 * @returns {[name: string, bytes: number][]} heaviest first
 */
export function heaviest(files, origins, sizeOf) {
  const sum = new Map();
  for (const file of files) {
    const parts = Object.entries(origins[file] ?? {});
    const total = parts.reduce((all, [, bytes]) => all + bytes, 0) || 1;
    for (const [name, bytes] of parts) sum.set(name, (sum.get(name) ?? 0) + (bytes / total) * sizeOf(file));
  }
  return [...sum].sort((a, b) => b[1] - a[1]);
}

/** Mocks, the panel and check of responses for developers, and what they need: Ajv, the YAML parser and the contract. */
const ofMocks = [
  ...['msw', '@faker-js/faker', 'src/mocks', 'src/develop', 'src/contract', 'src/world'],
  ...['openapi', 'ajv', 'ajv-formats', 'yaml'],
];

/**
 * Chunks of a production build that hold something of the mocks or of the development check: there must be none.
 * @param {Record<string, Record<string, number>>} origins
 * @returns {string[]} as in `a.js: msw`
 */
export function strays(origins) {
  return Object.entries(origins).flatMap(([file, parts]) =>
    ofMocks.filter((name) => name in parts).map((name) => `${file}: ${name}`),
  );
}
