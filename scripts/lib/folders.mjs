import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder (or the file itself), sorted, relative to `base`, with forward slashes.
 * @param {string} base
 * @param {string} [from] a file or folder inside `base`; a missing one has no files.
 * @returns {string[]}
 */
export function filesBelow(base, from = '.') {
  const start = path.join(base, from);
  if (!fs.existsSync(start)) return [];
  if (fs.statSync(start).isFile()) return [path.relative(base, start).replaceAll(path.sep, '/')];
  return fs
    .readdirSync(start)
    .flatMap((name) => filesBelow(base, path.join(from, name)))
    .sort();
}

/**
 * Names of the files that differ between two folders or exist in one of them only.
 * @param {string} left
 * @param {string} right
 */
export function differences(left, right) {
  const names = new Set([...filesBelow(left), ...filesBelow(right)]);
  const read = (folder, name) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
  return [...names].sort().filter((name) => read(left, name) !== read(right, name));
}

/**
 * One hash over names and contents; equal sources give an equal hash on every machine.
 * @param {string} base
 * @param {string[]} sources files and folders inside `base`
 * @param {string[]} [except] files to leave out
 */
export function hashOf(base, sources, except = []) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(base, source)).sort()) {
    if (except.includes(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(base, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
