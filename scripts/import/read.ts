import { readFile, stat } from 'node:fs/promises';
import { MOST_BYTES, readRows as rowsOf, type SourceRow } from '../../src/csv/rows.ts';
import { UnusableFile } from '../../src/csv/unusable.ts';

/**
 * The rows of a file.
 * @throws UnusableFile if it is not there, too large, or none of what an import takes
 */
export async function readRows(file: string): Promise<SourceRow[]> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UnusableFile(`There is no file ${file}.`);
  const { size } = found;
  if (size > MOST_BYTES) throw new UnusableFile(`The file is larger than ${MOST_BYTES / 2 ** 20} MiB.`);
  return rowsOf(new Uint8Array(await readFile(file)));
}
