import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Of the content of a compressed file; nothing when that cannot be read to its end. */
async function digestOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(fs.createReadStream(file), createGunzip(), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/**
 * Writes lines to a compressed file that is whole or not there. A file that is there stays, and has to hold the same lines.
 * @throws Error when the file, read back, does not hold them
 */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const written = createHash('sha256');
  async function* hashed() {
    for await (const text of lines) {
      written.update(text);
      yield text;
    }
  }
  // Another run may be writing its own.
  const part = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(Readable.from(hashed()), createGzip(), fs.createWriteStream(part, { mode: 0o600, flush: true }));
    if (!fs.existsSync(file)) fs.renameSync(part, file);
  } finally {
    fs.rmSync(part, { force: true });
  }
  if ((await digestOf(file)) !== written.digest('hex'))
    throw new Error(`${file} does not hold what the database has of this month. Archive it into another folder.`);
}

/** Lines of a compressed file. An error of the file or of what it contains is thrown. */
export async function* linesOf(file: string) {
  const text = createGunzip().setEncoding('utf8');
  // What goes wrong on the way arrives at the reader.
  pipeline(fs.createReadStream(file), text).catch(() => undefined);
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
