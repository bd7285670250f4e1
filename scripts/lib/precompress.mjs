import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from './folders.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Puts `.br` and `.gz` beside every file of a build that gains by it. Done while building, because the folder of an
 * installed product is not writable.
 * @param {string} folder
 */
export async function precompress(folder) {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name);
    if (!/\.(js|css|html|json|svg|webmanifest)$/.test(name) || fs.statSync(file).size < 1024) continue;
    const content = fs.readFileSync(file);
    const [small, plain] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
    fs.writeFileSync(`${file}.br`, small);
    fs.writeFileSync(`${file}.gz`, plain);
  }
}
