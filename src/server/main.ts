import { build } from './app.ts';
import { cleanUp } from './auth/clean-up.ts';
import { passwords } from './auth/password.ts';
import { readConfig, type Config } from './config.ts';
import { explain } from './db/faults.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { vacuumGrown } from './db/upkeep.ts';
import { mailReporters } from './handlers/report-mails.ts';
import { leave } from './http/stopping.ts';
import { mailer } from './mail.ts';
import { demoPassword } from '@/world/customers.ts';
import { seed } from './seed/seed.ts';
import { hashOfFile, isEmpty, newSetupToken, setUpCity, whileEmpty } from './setup.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const number = new Intl.NumberFormat('en');

/** Loads the demo world on first start, showing how far it is. */
async function prepareDemo({ db }: OpenDatabase, { demo, demoSize, passwordCost }: Config): Promise<void> {
  if (!demo || !(await isEmpty(db))) return;
  const start = performance.now();
  const live = process.stdout.isTTY;
  if (!live) say('Loading the demo world');
  const rows = await seed(
    db,
    { size: demoSize, seed: 1, now: new Date(), passwords: passwords(passwordCost) },
    (done) => {
      if (live) process.stdout.write(`\rLoading the demo world: ${number.format(done)} rows`);
    },
  );
  // Another server has loaded it meanwhile.
  if (rows === undefined) return;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${live ? '\r' : ''}✔ Loaded the demo world: ${number.format(rows)} rows in ${seconds} s`);
}

/** Sets up an empty database as the settings say. */
async function prepareCity({ db }: OpenDatabase, { firstAdmin, passwordCost }: Config): Promise<void> {
  if (!firstAdmin || !(await isEmpty(db))) return;
  const { email, name, passwordFile, city, timeZone, areas } = firstAdmin;
  const passwordHash = await hashOfFile(passwordFile, { email, name }, passwordCost);
  await whileEmpty(db, (tx) => setUpCity(tx, { name: city, timeZone, areas }, { email, name, passwordHash }));
  say(`✔ Set up ${city}: ${email} can sign in`);
}

/** What the banner says about who can sign in, below the URL. */
async function welcome({ db }: OpenDatabase, { demo, publicUrl, client }: Config): Promise<string[]> {
  if (await isEmpty(db))
    return [
      `  Set up      ${publicUrl ? new URL(client.basePath, publicUrl).href : '{address}'}setup#${await newSetupToken(db, new Date())}`,
      `              The database is empty. This link works once, within an hour, until a server starts again${publicUrl ? '.' : '; replace'}`,
      `              ${publicUrl ? '' : 'localhost by the URL that people will use. '}Or restore a backup, or start once with DEMO=on to try.`,
    ];
  if (!demo) return [];
  const accounts = await db.query.users.findMany({
    columns: { email: true, role: true },
    where: ({ email }, { like }) => like(email, '%@demo.test'),
    orderBy: (user) => user.id,
  });
  if (accounts.length === 0) return [];
  const names = accounts.map(
    ({ email, role }) => `${email.padEnd(18)} ${email.startsWith('new@') ? 'must set a new password' : role}`,
  );
  return [
    `  Accounts    ${names.join('\n              ')}\n              password ${demoPassword}`,
    '              These passwords are public: only for trying out. For your own data start with DEMO=off.',
  ];
}

async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  await prepareCity(database, config);
  await prepareDemo(database, config);
  // Asked before anybody is let in: afterwards a database that is away must not end the server.
  const people = await welcome(database, config);
  const app = await build({ config, database });
  const clean = () =>
    void cleanUp(database.db, new Date(), config.historyDays).catch((error: unknown) =>
      app.log.error({ err: error }, 'cleaning up failed'),
    );
  clean();
  const cleaning = setInterval(clean, 3_600_000);
  const vacuum = () =>
    void vacuumGrown(database.db).catch((error: unknown) => app.log.error({ err: error }, 'vacuuming failed'));
  const vacuuming = database.engine === 'pglite' ? setInterval(vacuum, 60_000) : undefined;
  if (vacuuming) vacuum();
  const mail = mailer(config, app.log, say);
  const mailing = setInterval(
    () =>
      void mailReporters(database.db, mail).catch((error: unknown) =>
        app.log.error({ err: error }, 'a mail to a citizen was not sent'),
      ),
    60_000,
  );

  const stop = async (delay: number) => {
    if (app.leaving) return;
    clearInterval(cleaning);
    clearInterval(vacuuming);
    clearInterval(mailing);
    // A database that is gone responds to nobody: whoever waits for it is not waited for.
    setTimeout(() => process.exit(1), config.stopSeconds * 1000).unref();
    await leave(app, delay);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(config.stopDelaySeconds));
  // From a terminal, where no balancer has to notice.
  process.on('SIGINT', () => void stop(0));

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  const here = `http://localhost:${port}${config.client.basePath}`;
  say(`\n  Dashboard   ${here}`);
  say(`  Database    ${database.engine === 'pglite' ? 'embedded, in' : 'PostgreSQL,'} ${database.place}`);
  [...people, ''].forEach((line) => say(line.replace('{address}', here)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
