import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { asset } from '../assets.ts';

/** What the migrations need of an engine; `exec` takes several statements. */
export interface Session {
  exec(sql: string): Promise<void>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

/** Any number that no other program takes on this database. */
const lock = 7_305_118;

function migrations() {
  const folder = asset('migrations', 'src/server/db/migrations');
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the database to the newest version, forward only; each file runs in one transaction with its entry in `migrations`.
 * Two servers may start at once: the second waits for the first. A file that changed after it ran is an error.
 */
export async function migrate(session: Session): Promise<string[]> {
  await session.exec(`select pg_advisory_lock(${lock})`);
  try {
    await session.exec(
      'create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now())',
    );
    const done = new Map((await session.rows('select name, hash from migrations')).map((row) => [row.name, row.hash]));
    const run: string[] = [];
    for (const { name, sql, hash } of migrations()) {
      if (done.has(name)) {
        if (done.get(name) !== hash) throw new Error(`The migration ${name} was changed after it ran.`);
        continue;
      }
      try {
        await session.exec(
          `begin;\n${sql}\n;insert into migrations (name, hash) values ('${name}', '${hash}');\ncommit;`,
        );
      } catch (error) {
        await session.exec('rollback');
        throw new Error(`The migration ${name} failed.`, { cause: error });
      }
      run.push(name);
    }
    return run;
  } finally {
    await session.exec(`select pg_advisory_unlock(${lock})`);
  }
}
