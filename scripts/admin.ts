/**
 * `npm run admin -- COMMAND`, in the image `node dist/server/admin.mjs COMMAND`: customers and users of the database of DATA_DIR or DATABASE_URL, without a browser. Passwords come from a file or, with
 * `-`, from standard input.
 */
import { eq, sql } from 'drizzle-orm';
import { Role } from '../src/api/generated/dashboard.schemas.ts';
import { ProblemError } from '../src/contract/problem.ts';
import { archiveMonths, readBack } from '../src/server/archive.ts';
import { switchOff } from '../src/server/auth/second-factor.ts';
import { setPassword } from '../src/server/auth/codes.ts';
import { readConfig } from '../src/server/config.ts';
import { actingAs } from '../src/server/db/actor.ts';
import { dbFault, explain } from '../src/server/db/faults.ts';
import { openDatabase, type OpenDatabase } from '../src/server/db/open.ts';
import { customers, users } from '../src/server/db/schema.ts';
import { forgetPerson, isPersonKind, type PersonKind } from '../src/server/forget.ts';
import { createCustomer, createUser, hashOfFile } from '../src/server/setup.ts';
import { wrongHours } from '../src/server/working-hours.ts';
import { readArgs, readEnvFile, refuseArgs } from './lib/args.mjs';

const usage = `Usage (in the image node dist/server/admin.mjs instead of npm run admin --):
       npm run admin -- create-customer --name NAME --area AREA [--area AREA …] [--time-zone ZONE]
       npm run admin -- create-user --email ADDRESS --name NAME --password-file FILE|- [--role ${Object.values(Role).join('|')}] [--customer ID]
       npm run admin -- set-password --email ADDRESS --password-file FILE|-
       npm run admin -- set-hours [--days 1,2,3,4,5] [--from 07:00] [--to 16:00] [--holidays DE-BY] [--due 16] [--customer ID]
                                                                by which notifications are due; the rest stays as it is
       npm run admin -- reset-second-factor --email ADDRESS     for one who has lost the device and the recovery codes
       npm run admin -- forget-person driver|user ID     masks the personal data of one that was deleted
       npm run admin -- archive --before MONTH --to FOLDER      moves events, levels and positions before a month, such as 2025-03, into files
       npm run admin -- read-back FILE                          brings an archived month back`;
const text = { type: 'string' } as const;
const { values, positionals } = readArgs(
  usage,
  {
    ...{ name: text, email: text, 'password-file': text, customer: text },
    ...{ area: { type: 'string', multiple: true }, 'time-zone': { type: 'string', default: 'Europe/Berlin' } },
    role: { type: 'string', default: 'admin' },
    ...{ days: text, from: text, to: text, holidays: text, due: text, before: text },
  } as const,
  3,
);
const { name, area: areas, email, role } = values;
const file = values['password-file'];
const [command = '', person, id] = positionals;

type Work = (db: OpenDatabase['db'], cost: number, database: OpenDatabase) => Promise<string>;

const { before, to } = values;
const commands: Record<string, Work | undefined> = {
  archive: before && to ? (_db, _cost, database) => archived(database, before, to) : undefined,
  'create-customer': name && areas ? (db) => newCustomer(db, name, areas) : undefined,
  'create-user': name && email && file ? (db, cost) => newUser(db, cost, name, email, file) : undefined,
  'forget-person': isPersonKind(person) && Number(id) > 0 ? (db) => forgotten(db, person, Number(id)) : undefined,
  'read-back': person ? (_db, _cost, database) => broughtBack(database, person) : undefined,
  'reset-second-factor': email ? (db) => factorReset(db, email) : undefined,
  'set-hours': setHours,
  'set-password': email && file ? (db, cost) => newPassword(db, cost, email, file) : undefined,
};
const work = commands[command];
if (!work || !(role in Role)) refuseArgs(usage);

async function newCustomer(db: Parameters<Work>[0], city: string, its: string[]) {
  const id = await db.transaction((tx) =>
    createCustomer(tx, { name: city, timeZone: values['time-zone'], areas: its }),
  );
  return `Created customer ${id}, ${city}`;
}

/** The customer that is meant: the one that is named, or the only one. */
async function customerOf(db: Parameters<Work>[0]) {
  const known = await db.select().from(customers).orderBy(customers.id);
  const one = values.customer === undefined ? known[0] : known.find(({ id }) => id === Number(values.customer));
  if (!one) throw new Error('There is no such customer. Create one first.');
  if (values.customer === undefined && known.length > 1)
    throw new Error('There are several customers: name one with --customer.');
  return one;
}

async function setHours(db: Parameters<Work>[0]) {
  const { id, workingHours: before } = await customerOf(db);
  const { days, from = before.from, to = before.to, holidays = before.holidays, due = before.due } = values;
  const hours = { days: days?.split(',').map(Number) ?? before.days, from, to, holidays, due: Number(due) };
  const wrong = wrongHours(hours);
  if (wrong) throw new Error(wrong[1]);
  await db.update(customers).set({ workingHours: hours, updatedAt: new Date() }).where(eq(customers.id, id));
  return `Set the working hours of customer ${id}: days ${hours.days.join()}, ${from} to ${to}, holidays of ${holidays || 'nobody'}, due within ${due} hours`;
}

async function newUser(db: Parameters<Work>[0], cost: number, who: string, address: string, from: string) {
  const { id: customerId } = await customerOf(db);
  const passwordHash = await hashOfFile(from, { email: address, name: who }, cost);
  await createUser(db, { customerId, email: address, name: who, role: role as Role, passwordHash });
  return `Created ${role} ${address}`;
}

async function newPassword(db: Parameters<Work>[0], cost: number, address: string, from: string) {
  const [user] = await db.select().from(users).where(eq(users.email, address.toLowerCase()));
  if (!user) throw new Error('There is no such user.');
  const passwordHash = await hashOfFile(from, user, cost);
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    await setPassword(tx, { ...user, who: sql`select ${user.id}::int as user_id`, passwordHash }, new Date());
  });
  return `Set the password of ${address}; all sessions have ended`;
}

async function factorReset(db: Parameters<Work>[0], address: string) {
  const [user] = await db.select().from(users).where(eq(users.email, address.toLowerCase()));
  if (!user) throw new Error('There is no such user.');
  if (!(await switchOff(db, user, new Date()))) throw new Error('There is no second factor.');
  return `Switched the second factor of ${address} off`;
}

async function forgotten(db: Parameters<Work>[0], kind: PersonKind, one: number) {
  await forgetPerson(db, kind, one, new Date());
  return `Masked the personal data of ${kind} ${one}`;
}

async function archived(database: OpenDatabase, first: string, folder: string) {
  const done = await archiveMonths(database, { before: first, folder, now: new Date() }, ({ rows, file }) =>
    console.log(`${rows} rows in ${file}`),
  );
  return `Archived ${done.length} months before ${first}`;
}

async function broughtBack(database: OpenDatabase, from: string) {
  const { table, month, rows, left } = await readBack(database, from);
  return `Brought ${rows - left} rows of ${table} of ${month} back${left ? `, without ${left} whose tours are gone` : ''}`;
}

try {
  readEnvFile();
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const db = actingAs(database.db, () => ({ source: 'cli' }));
    console.log(`✔ ${await work(db, config.passwordCost, database)}`);
  } finally {
    await database.close();
  }
} catch (error) {
  const taken = dbFault(error)?.code === '23505' && `There is a user ${email} already.`;
  console.error(taken || (error instanceof ProblemError ? error.message : explain(error)));
  process.exitCode = 1;
}
