/** `npm run backup -- --to FILE`: writes the embedded database of DATA_DIR to one file. For PostgreSQL there is pg_dump. */
import { readConfig } from '../src/server/config.ts';
import { readArgs, readEnvFile, refuseArgs } from './lib/args.mjs';
import { backup } from './lib/backup.ts';

const usage = 'Usage: npm run backup -- --to FILE';
const { to: file } = readArgs(usage, { to: { type: 'string' } }).values;
if (!file) refuseArgs(usage);
try {
  readEnvFile();
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl) throw new Error('This is for the embedded database. Use pg_dump for the one of DATABASE_URL.');
  const size = await backup(dataDir, file);
  console.log(`✔ Wrote ${file} (${(size / 1e6).toFixed(1)} MB)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
