import { build } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config.databaseUrl ? config : { dataDir: config.dataDir });
  const app = await build({ config, database });
  const stop = async () => {
    await app.close();
    await database.close();
    process.exit(0);
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) void stop();
      stopping = true;
    });
  }
  await app.listen({ port: config.port, host: config.host });
  say(`\n  Dashboard   http://localhost:${config.port}${config.client.basePath}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
