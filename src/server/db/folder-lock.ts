import fs from 'node:fs';
import path from 'node:path';

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes a data folder for this process: the embedded engine writes from one process only. The mark of a process that was
 * killed is overridden.
 * @returns gives the folder back
 * @throws when another running process has it
 */
export function takeFolder(folder: string): () => void {
  const file = path.join(folder, 'server.pid');
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(fs.readFileSync(file, 'utf8'));
    if (owner && owner !== process.pid && runs(owner)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${owner}. Stop it, or set DATA_DIR or DATABASE_URL.`,
      );
    }
    fs.rmSync(file, { force: true });
  }
}
