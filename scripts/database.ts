/** Writes what the migrations make of an empty database, as SQL to read; part of `npm run generate`. */
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../src/server/db/open.ts';
import { databaseFile, describeDatabase } from './lib/database.ts';
import { root } from './lib/run.mjs';

const { db, close } = await openDatabase({});
fs.writeFileSync(path.join(root, databaseFile), await describeDatabase(db));
await close();
