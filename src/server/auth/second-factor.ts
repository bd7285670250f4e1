import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { ProblemError, tooMany, unprocessable } from '@/contract/problem.ts';
import type { Db } from '../db/open.ts';
import { secondFactors } from '../db/schema-sessions.ts';
import { customers, users } from '../db/schema.ts';
import { at } from '../db/sql.ts';
import type { Services } from '../http/handler.ts';
import { hmac } from './keys.ts';
import { tokenHash, type UserRow } from './sessions.ts';
import { base32, stepOf } from './totp.ts';

const minutes = 15;
/** Wrong codes at one user within 15 minutes; whoever tries has the password already. */
const guesses = 10;
const challengeMinutes = 10;
const wrongCode = () => unprocessable('code', 'The code is wrong or was used already.');

/** AES-256-GCM with a key of this purpose; the user belongs to what is authenticated. */
export function seal({ keys }: Pick<Services, 'keys'>, user: number, secret: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.secondFactor, nonce).setAAD(Buffer.from(String(user)));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** @returns undefined after JWT_SECRET was changed */
function unseal({ keys }: Pick<Services, 'keys'>, user: number, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', keys.secondFactor, bytes.subarray(0, 12))
    .setAAD(Buffer.from(String(user)))
    .setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]);
  } catch {
    return undefined;
  }
}

/** A recovery code as it is shown. */
const grouped = (letters: string) => letters.toLowerCase().replace(/.{4}(?=.)/g, '$&-');

/** Ten codes of 80 bits, which need no salt, and what is stored of them. */
export function newRecoveryCodes() {
  const codes = Array.from({ length: 10 }, () => grouped(base32(randomBytes(10))));
  return { codes, hashes: sql`${sql.param(codes.map(tokenHash))}::text[]` };
}

/** Of the password: a challenge ends when it changes. */
const passwordMark = (hash: string | null) => tokenHash(hash ?? '').slice(0, 16);

/** The session of a challenge: who has given the right password, for 10 minutes. It opens nothing but the second factor. */
export function openChallenge({ keys, now }: Services, { id, passwordHash }: UserRow): string {
  const expires = now().getTime() + challengeMinutes * 60_000;
  const signed = `${id}.${expires}.${passwordMark(passwordHash)}`;
  return `${signed}.${hmac(keys.secondFactor, signed)}`;
}

export const gone = () => new ProblemError(401, 'The session is unknown or has expired.');

/** Who has given the password, after the code was taken. @throws 401, 422 at `code`, 429 */
export async function accountOfChallenge(services: Services, session: string, code: string) {
  const [id = '', expires = '', mark = '', signature = ''] = session.split('.');
  const wanted = Buffer.from(hmac(services.keys.secondFactor, `${id}.${expires}.${mark}`));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw gone();
  if (Number(expires) <= services.now().getTime()) throw gone();
  const { account, taken } = await secondFactorOf(services, { id: Number(id) }, code);
  if (account.locked || passwordMark(account.password_hash) !== mark) throw gone();
  if (!(await take(services.db, taken()))) throw wrongCode();
  const user = { id: Number(id), customerId: account.customer_id, passwordHash: account.password_hash };
  return { user, timeZone: account.time_zone };
}

/** Runs `taken`; of two with one code the second finds nothing. */
export async function take(db: Db, taken: SQL): Promise<boolean> {
  return (await db.execute(taken)).rows.length > 0;
}

type Of = Pick<UserRow, 'id' | 'customerId'>;

interface Found extends Record<string, unknown> {
  sealed: string;
  last_step: number;
  recovery_hashes: string[];
  counted: boolean;
  wait: number;
  locked: boolean;
  password_hash: string | null;
  customer_id: number;
  time_zone: string;
}

/**
 * Judges a code. An attempt is counted before it is compared, so that many at once cannot pass together; taking it forgets them.
 * @param confirmed false: of one that was begun
 * @returns `taken`: the statement that uses the code up and selects `user_id`, once
 * @throws 422 at `code`, 429
 */
export async function secondFactorOf(
  services: Services,
  { id: user, customerId }: Pick<Of, 'id'> & Partial<Of>,
  code: string | undefined,
  confirmed = true,
) {
  if (code === undefined) throw unprocessable('code', 'The code of the second factor is missing.');
  const { db, now } = services;
  const moment = now();
  // A challenge says who somebody is, and not of which customer.
  const own = sql`${secondFactors.userId} = ${user} ${customerId === undefined ? sql`` : sql`and ${secondFactors.customerId} = ${customerId}`}`;
  const window = sql`${at(moment)} - ${minutes} * interval '1 minute'`;
  const { rows } = await db.execute<Found>(sql`with counted as (update ${secondFactors} set
      wrong = case when wrong_since <= ${window} then 1 else wrong + 1 end,
      wrong_since = case when wrong_since <= ${window} then ${at(moment)} else wrong_since end
      where ${own} and confirmed = ${confirmed} and (wrong < ${guesses} or wrong_since <= ${window}) returning 1)
    select sealed, last_step, recovery_hashes, exists (select 1 from counted) as counted,
      extract(epoch from wrong_since - (${window}))::float8 as wait, users.locked, users.password_hash, users.customer_id, customers.time_zone
    from ${secondFactors} join ${users} on users.customer_id = ${secondFactors.customerId} and users.id = user_id join ${customers} on customers.id = users.customer_id
    where ${own} and confirmed = ${confirmed}`);
  const [found] = rows;
  if (!found) throw wrongCode();
  if (!found.counted) throw tooMany(found.wait);
  const typed = code.replace(/[\s-]/g, '');
  const secret = unseal(services, user, found.sealed);
  const step = secret && stepOf(secret, typed, moment);
  const hash = tokenHash(grouped(typed));
  if (step === undefined ? !found.recovery_hashes.includes(hash) : step <= found.last_step) throw wrongCode();
  const [change, fits] =
    step === undefined
      ? [sql`recovery_hashes = array_remove(recovery_hashes, ${hash})`, sql`${hash} = any(recovery_hashes)`]
      : [sql`last_step = ${step}`, sql`last_step < ${step}`];
  return {
    account: found,
    taken: (and: SQL = sql`true`) => sql`update ${secondFactors} set ${change}, wrong = 0
      where ${own} and sealed = ${found.sealed} and ${fits} and ${and} returning user_id`,
  };
}

/** Removes the second factor of a user. @returns whether there was one */
export async function switchOff(db: Db, { id, customerId }: Of, now: Date): Promise<boolean> {
  const { rows } =
    await db.execute(sql`with gone as (delete from ${secondFactors} where customer_id = ${customerId} and user_id = ${id})
    update ${users} set second_factor = false, updated_at = ${at(now)}
      where customer_id = ${customerId} and id = ${id} and second_factor returning id`);
  return rows.length > 0;
}
