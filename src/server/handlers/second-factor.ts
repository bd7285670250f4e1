import { randomBytes } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, ProblemError, unprocessable } from '@/contract/problem.ts';
import {
  accountOfChallenge,
  gone,
  newRecoveryCodes,
  seal,
  secondFactorOf,
  switchOff,
  take,
} from '../auth/second-factor.ts';
import { signIn } from '../auth/sessions.ts';
import { base32 } from '../auth/totp.ts';
import { secondFactors } from '../db/schema-sessions.ts';
import { customers, users } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';

type Proof = components['schemas']['SecondFactorProof'];

const own = ({ caller }: Pick<Call, 'caller'>) => and(eq(users.id, caller.id), eq(users.customerId, caller.customerId));

async function self(call: Pick<Call, 'db' | 'caller'>) {
  const [row] = await call.db
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(own(call));
  if (!row) throw new ProblemError(401, 'The user does not exist any more.');
  return row;
}

/** @throws 422 at `current_password`, 429 */
async function checkPassword({ ip, limits, passwords, caller }: Call, password: string, hash: string | null) {
  await limits.count(ip, { password: String(caller.id) });
  if (!(await passwords.fit(password, hash))) throw unprocessable('current_password', 'The current password is wrong.');
}

/** The password, or a code, which is used up. @param keep the second factor stays @throws 409 without a second factor */
async function prove(call: Call, { current_password: password, code }: Proof, keep = false): Promise<void> {
  const { user, customer } = await self(call);
  if (!user.secondFactor) throw conflict('There is no second factor.');
  if (!keep && user.role === 'admin' && customer.adminsNeedSecondFactor)
    throw conflict('A second factor is required of administrators.');
  if (password !== undefined) return checkPassword(call, password, user.passwordHash);
  const { taken } = await secondFactorOf(call, user, code);
  if (!(await take(call.db, taken()))) throw unprocessable('code', 'The code was used already.');
}

const mine = ({ caller }: Pick<Call, 'caller'>) =>
  sql`${secondFactors.customerId} = ${caller.customerId} and ${secondFactors.userId} = ${caller.id}`;

/** New recovery codes where `which` finds the caller's second factor. */
async function setRecoveryCodes(call: Call, which: SQL, more = sql``) {
  const { codes, hashes } = newRecoveryCodes();
  const { rows } = await call.db.execute(sql`with changed as (
      update ${secondFactors} set recovery_hashes = ${hashes} ${more} where ${mine(call)} and ${which} returning user_id)
    update ${users} set second_factor = true, updated_at = ${call.now().toISOString()}::timestamptz
      where customer_id = ${call.caller.customerId} and id in (select user_id from changed) returning id`);
  if (rows.length === 0) throw conflict('The second factor was changed meanwhile.');
  return { status: 200 as const, body: { recovery_codes: codes } };
}

export const secondFactorHandlers = {
  answerSecondFactor: async (call) => {
    const account = await accountOfChallenge(call, call.body.session, call.body.code);
    const signedIn = await signIn(call, call.db, account);
    if (!signedIn) throw gone();
    return { status: 200, body: { atk: signedIn.atk }, cookies: [signedIn.cookie] };
  },

  getSecondFactor: async ({ db, caller }) => {
    const { rows } = await db.execute<{ left: number }>(
      sql`select cardinality(recovery_hashes) as left from ${secondFactors} where ${mine({ caller })} and confirmed`,
    );
    return { status: 200, body: { enabled: rows.length > 0, recovery_codes_left: rows[0]?.left ?? 0 } };
  },

  beginSecondFactor: async (call) => {
    const { user, customer } = await self(call);
    const exists = () => conflict('There is a second factor. Switch it off first.');
    if (user.secondFactor) throw exists();
    await checkPassword(call, call.body.current_password, user.passwordHash);
    const bytes = randomBytes(20);
    const begun = { sealed: seal(call, user.id, bytes), wrong: 0, wrongSince: call.now() };
    const made = await call.db
      .insert(secondFactors)
      .values({ ...begun, userId: user.id, customerId: user.customerId })
      .onConflictDoUpdate({ target: secondFactors.userId, set: begun, setWhere: eq(secondFactors.confirmed, false) })
      .returning({ id: secondFactors.userId });
    if (made.length === 0) throw exists();
    const secret = base32(bytes);
    const label = encodeURIComponent(`${customer.name}:${user.email}`);
    const uri = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(customer.name)}&algorithm=SHA1&digits=6&period=30`;
    return { status: 200, body: { secret, uri } };
  },

  confirmSecondFactor: async (call) => {
    const { caller, db, body } = call;
    const { rows } = await db.execute(sql`select 1 from ${secondFactors} where ${mine(call)} and not confirmed`);
    if (rows.length === 0) throw conflict('No second factor was begun.');
    const { taken } = await secondFactorOf(call, caller, body.code, false);
    if (!(await take(db, taken()))) throw unprocessable('code', 'The code was used already.');
    return setRecoveryCodes(call, sql`not confirmed`, sql`, confirmed = true`);
  },

  renewRecoveryCodes: async (call) => {
    await prove(call, call.body, true);
    return setRecoveryCodes(call, sql`confirmed`);
  },

  removeSecondFactor: async (call) => {
    await prove(call, call.body);
    await switchOff(call.db, call.caller, call.now());
    return { status: 204 };
  },
} satisfies Handlers;
