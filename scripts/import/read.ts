import { readFile, stat } from 'node:fs/promises';
import { readRows as rowsOf, UnusableFile, type SourceRow } from '../../src/csv/rows.ts';

const LIMIT_MIB = 50;

/**
 * The rows of a file.
 * @throws UnusableFile if it is not there, too large, or none of what an import takes
 */
export async function readRows(file: string): Promise<SourceRow[]> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UnusableFile(`There is no file ${file}.`);
  const { size } = found;
  if (size > LIMIT_MIB * 2 ** 20) throw new UnusableFile(`The file is larger than ${LIMIT_MIB} MiB.`);
  return rowsOf(new Uint8Array(await readFile(file)));
}
