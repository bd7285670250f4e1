/** `npm run restore -- --from FILE`: puts a backup in the place of the embedded database of DATA_DIR; the old data stays beside it. */
import { readConfig } from '../src/server/config.ts';
import { readArgs, readEnvFile, refuseArgs } from './lib/args.mjs';
import { restore } from './lib/backup.ts';

const usage = 'Usage: npm run restore -- --from FILE';
const { from: file } = readArgs(usage, { from: { type: 'string' } }).values;
if (!file) refuseArgs(usage);
try {
  readEnvFile();
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl) throw new Error('This is for the embedded database. Use pg_restore for the one of DATABASE_URL.');
  const aside = await restore(dataDir, file, new Date());
  console.log(`✔ Restored ${file} to ${dataDir}${aside ? `\n  The data from before is in ${aside}` : ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
