/** Writes to the embedded database of a folder, whose log then finds no room on the disk. */
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/server/db/open.ts';

const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' });
const open = fs.openSync;
fs.openSync = (file, ...rest) => {
  if (!String(file).includes('xlogtemp')) return open(file, ...rest);
  throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', errno: -28 });
};
await db.execute(sql`create table filler (id int)`);
for (let id = 1; id < 100; id++) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into filler values (${id})`);
    await tx.execute(sql`select pg_logical_emit_message(true, 'filler', repeat('x', 1000000))`);
  });
  console.log(`confirmed ${id}`);
}
