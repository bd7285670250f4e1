import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lock } from 'proper-lockfile';

/** How often a holder gives a sign of life, and after how long without one it counts as dead. */
const update = 2_000;
const stale = 10_000;

const signOfLife = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The holder no longer has the folder: nothing more may be written. */
function lost(error: Error): void {
  process.stderr.write(`The data folder was taken by another server while this one stood still. ${error.message}\n`);
  process.exit(1);
}

/**
 * Takes a data folder for this process: the embedded engine writes from one process only. The holder gives signs of life, so this
 * holds between containers too; the mark of one that was killed is overridden when it has been silent for 10 seconds. Whatever this
 * process writes is for its user alone from here on.
 * @returns gives the folder back
 * @throws when another running process has it
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  process.umask(0o077);
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o700);
  const file = path.join(folder, 'server.lock');
  const first = signOfLife(file);
  for (let waits = 0; ; waits++) {
    try {
      return await lock(folder, { lockfilePath: file, stale, update, onCompromised: lost });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    }
    const now = signOfLife(file);
    if (now !== undefined && now !== first)
      throw new Error(
        `The data folder ${folder} is in use by another server. Stop it, or set DATA_DIR or DATABASE_URL.`,
      );
    if (waits === 0)
      process.stderr.write(`Waiting for the data folder ${folder}: another server has it, or was killed.\n`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Files of the engine are everybody's where its image says so: now they are their owner's alone. */
export function keepPrivate(folder: string): void {
  fs.chmodSync(folder, 0o700);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    fs.chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** The engine is told to write through; by itself it is started with `fsync=off`. */
export const syncing = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

interface FileOperations {
  fsync?(stream: { nfd: number }): number;
}

/** Gives the engine's file layer, which does nothing where it is asked to write through, the system's own call. */
export function syncFiles({ Module }: PGlite): void {
  const { node } = Module.FS.lookupPath('/pglite/data/PG_VERSION', {}) as { node: { stream_ops: FileOperations } };
  node.stream_ops.fsync = ({ nfd }) => {
    fs.fsyncSync(nfd);
    return 0;
  };
}
