import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lock } from 'proper-lockfile';

/** How often a holder gives a sign of life, and after how long without one it counts as dead. */
const update = 2_000;
const stale = 10_000;

const signOfLife = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Where a process number means this process: on Linux the boot of the machine and the namespace of the numbers, which each container
 * has its own of; elsewhere there are no containers.
 */
const processSpace = () =>
  process.platform === 'linux'
    ? `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fs.readlinkSync('/proc/self/ns/pid')}`
    : os.hostname();

/** Names this very lock, not one that was made later at its place. */
const identityOf = (file: string) => {
  const { ino, birthtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${birthtimeMs}`;
};

/** Removes the lock of a holder that is known to be dead: one of the same process space whose number nobody has. */
function breakLockOfDead(file: string, signature: string): void {
  const [pid, space, identity] = fs.existsSync(signature) ? fs.readFileSync(signature, 'utf8').split('\n') : [];
  if (!pid || space !== processSpace()) return;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    const dead = (error as NodeJS.ErrnoException).code === 'ESRCH';
    if (dead && identity === identityOf(file)) fs.rmSync(file, { recursive: true, force: true });
  }
}

/** The holder no longer has the folder: nothing more may be written. */
function lost(error: Error): void {
  process.stderr.write(`The data folder was taken by another server while this one stood still. ${error.message}\n`);
  process.exit(1);
}

/**
 * Takes a data folder for this process: the embedded engine writes from one process only. The holder gives signs of life, so this
 * holds between containers too; the mark of one that was killed is overridden at once where its process is known to be gone, else when
 * it has been silent for 10 seconds. Whatever this process writes is for its user alone from here on.
 * @returns gives the folder back
 * @throws when another running process has it
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  process.umask(0o077);
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o700);
  const file = path.join(folder, 'server.lock');
  const signature = path.join(folder, 'server.pid');
  breakLockOfDead(file, signature);
  const first = signOfLife(file);
  for (let waits = 0; ; waits++) {
    try {
      const release = await lock(folder, { lockfilePath: file, stale, update, onCompromised: lost });
      fs.writeFileSync(signature, [process.pid, processSpace(), identityOf(file)].join('\n'));
      return async () => {
        fs.rmSync(signature, { force: true });
        await release();
      };
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

/**
 * After a PANIC, as when a full disk has no room for its log, the engine can answer nothing more: the next statement, even a rollback, would keep this process
 * busy for ever. It ends instead; what was confirmed is on the disk.
 */
export function endOnPanic(pglite: PGlite, folder: string): void {
  const send = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = async (...request) => {
    try {
      return await send(...request);
    } catch (error) {
      const { severity, message } = error as Error & { severity?: string };
      if (severity !== 'PANIC') throw error;
      process.stderr.write(`The embedded database in ${folder} cannot go on: ${message}\n`);
      process.exit(1);
    }
  };
}
