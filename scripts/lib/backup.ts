import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { takeFolder } from '../../src/server/db/folder.ts';
import { openDatabase } from '../../src/server/db/open.ts';

const folderOf = (dataDir: string) => path.join(dataDir, 'pglite');

/** Writes and makes sure that all of it is on the disk before it gets its name. @throws when it is not, and leaves nothing */
export function writeSafely(file: string, content: Uint8Array): void {
  const part = `${file}.part`;
  const handle = fs.openSync(part, 'w', 0o600);
  try {
    try {
      // Not `writeSync`: on a full disk that writes a part and says nothing.
      fs.writeFileSync(handle, content);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(part, file);
  } catch (error) {
    fs.rmSync(part, { force: true });
    throw error;
  }
}

/**
 * Writes the embedded database to one file (a gzipped tar). The server must not run: the engine has one process at a time.
 * @returns bytes written
 * @throws when a server has the data, when there is none, or when the file exists
 */
export async function backup(dataDir: string, file: string): Promise<number> {
  if (!fs.existsSync(path.join(folderOf(dataDir), 'PG_VERSION'))) throw new Error(`There is no data in ${dataDir}.`);
  if (fs.existsSync(file)) throw new Error(`${file} exists already.`);
  const release = await takeFolder(dataDir);
  try {
    const pglite = await PGlite.create(folderOf(dataDir));
    try {
      const dump = await pglite.dumpDataDir('gzip');
      const content = new Uint8Array(await dump.arrayBuffer());
      writeSafely(file, content);
      return content.length;
    } finally {
      await pglite.close();
    }
  } finally {
    await release();
  }
}

/**
 * Puts a backup in the place of the embedded database. It is opened and brought to the newest version before anything is moved;
 * what was there stays beside it.
 * @returns the folder of the old data, if there was any
 * @throws when a server has the data or the file is no backup
 */
export async function restore(dataDir: string, file: string, now: Date): Promise<string | undefined> {
  const content = fs.readFileSync(file);
  const release = await takeFolder(dataDir);
  const trial = path.join(dataDir, 'restoring');
  try {
    fs.rmSync(trial, { recursive: true, force: true });
    await open(trial, content, file);
    const target = folderOf(dataDir);
    const aside = `${target}-before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    const there = fs.existsSync(target);
    if (there) fs.renameSync(target, aside);
    fs.renameSync(folderOf(trial), target);
    return there ? aside : undefined;
  } finally {
    fs.rmSync(trial, { recursive: true, force: true });
    await release();
  }
}

async function open(dataDir: string, content: Uint8Array, file: string): Promise<void> {
  try {
    // Here: what the engine unpacks itself ends the process when it is cut off.
    const snapshot = new Blob([gunzipSync(content)]);
    const database = await openDatabase({ dataDir, snapshot });
    await database.close();
  } catch (error) {
    throw new Error(`${file} is no backup of this product.`, { cause: error });
  }
}
