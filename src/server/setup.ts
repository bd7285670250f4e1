import fs from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { isEmail } from '@/contract/ajv.ts';
import { unprocessable } from '@/contract/problem.ts';
import { MIN_LENGTH } from '@/password/estimate.ts';
import { areaColor, constructionRows } from '@/world/customers.ts';
import { isTimeZone } from '@/world/time.ts';
import { checkNewPassword } from './auth/password-rules.ts';
import { passwords } from './auth/password.ts';
import { newToken, tokenHash } from './auth/sessions.ts';
import { alone, locks } from './db/locks.ts';
import type { Db } from './db/open.ts';
import { constructionTypes, customers, dispositionAreas, secrets, users } from './db/schema.ts';

function textOf(file: string): string {
  try {
    return fs.readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Error(`The file with the password cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Hash of the password in a file (its first line), or on standard input for `-`: so it is in no argument and no log.
 * @throws Error, or 422 when it is easy to guess
 */
export async function hashOfFile(file: string, owner: { email: string; name: string }, cost: number): Promise<string> {
  const [password = ''] = textOf(file).split(/\r?\n/);
  if (password.length < MIN_LENGTH) throw new Error(`The password needs at least ${MIN_LENGTH} characters.`);
  await checkNewPassword(password, owner);
  return passwords(cost).hash(password);
}

const linkMinutes = 60;
/** Under which its hash is stored. */
const setupSecret = 'set-up link';

/** Whether nobody has set up this database yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`select not exists (select 1 from ${customers}) as empty`);
  return rows[0]?.empty ?? true;
}

/** A token to set up an empty database with, for an hour. The one before ends; only its hash is stored. */
export async function newSetupToken(db: Db, now: Date): Promise<string> {
  const token = newToken();
  const value = `${tokenHash(token)} ${now.getTime() + linkMinutes * 60_000}`;
  await db
    .insert(secrets)
    .values({ name: setupSecret, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value } });
  return token;
}

/** Whether a token is that of the last set-up link, in its hour. Hashes are compared, so the time tells nothing of the token. */
export async function fitsSetup(db: Db, token: string, now: Date): Promise<boolean> {
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, setupSecret));
  const [hash, until] = stored?.value.split(' ') ?? [];
  return hash === tokenHash(token) && Number(until) > now.getTime();
}

export interface NewCustomer {
  name: string;
  timeZone: string;
  areas: readonly string[];
}

const noName = 'A name has 1 to 120 characters.';
const isName = (text: string) => text.trim() !== '' && text.trim().length <= 120;

/**
 * Creates a customer with its disposition areas and the usual construction types.
 * @returns its id
 * @throws 422 at `customer_name`, `time_zone` or `disposition_areas`
 */
export async function createCustomer(db: Db, { name: customer, timeZone, areas }: NewCustomer): Promise<number> {
  if (!isName(customer)) throw unprocessable('customer_name', noName);
  if (!isTimeZone(timeZone)) throw unprocessable('time_zone', 'There is no such time zone.');
  const names = areas.map((area) => area.trim());
  if (names.includes('') || new Set(names.map((area) => area.toLowerCase())).size < names.length)
    throw unprocessable('disposition_areas', 'Each area needs a name of its own.');
  const [made] = await db
    .insert(customers)
    .values({ name: customer.trim(), timeZone, isNew: true })
    .returning({ id: customers.id });
  const id = made?.id ?? 0;
  await db.insert(dispositionAreas).values(names.map((name, n) => ({ customerId: id, name, color: areaColor(n) })));
  const types = constructionRows([{ id }]).map((type) => ({ customerId: id, id: type.id, name: type.name }));
  await db.insert(constructionTypes).values(types);
  return id;
}

export interface NewUser {
  customerId: number;
  email: string;
  name: string;
  role: components['schemas']['Role'];
  locale?: components['schemas']['Language'];
  passwordHash: string;
}

/**
 * Creates a user who can sign in at once.
 * @throws Error for what is no email address, 422 at `name`
 */
export async function createUser(db: Db, { email, ...user }: NewUser): Promise<void> {
  // A request with one does not come this far.
  if (!isEmail(email)) throw new Error('This is not an email address.');
  if (!isName(user.name)) throw unprocessable('name', noName);
  await db.insert(users).values({ ...user, email: email.toLowerCase() });
}

/** Creates the first customer with its administrator, who can sign in at once. Throws as `createCustomer` does. */
export async function setUpCity(db: Db, city: NewCustomer, admin: Omit<NewUser, 'customerId' | 'role'>): Promise<void> {
  await createUser(db, { ...admin, customerId: await createCustomer(db, city), role: 'admin' });
  await db.delete(secrets).where(eq(secrets.name, setupSecret));
}

/** Works while there is no customer, alone among all servers. @returns undefined when there is one */
export const whileEmpty = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T | undefined> =>
  alone(db, locks.seed, async (tx) => ((await isEmpty(tx)) ? work(tx) : undefined));
