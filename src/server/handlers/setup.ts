import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { components } from '@/api/generated/server';
import { conflict, ProblemError } from '@/contract/problem.ts';
import { accountOf } from '../auth/codes.ts';
import { checkNewPassword } from '../auth/password-rules.ts';
import { signIn } from '../auth/sessions.ts';
import { bins, customers, drivers, locations, trucks, users } from '../db/schema.ts';
import { truckDefaultShifts } from '../db/schema-shifts.ts';
import type { Handlers } from '../http/handler.ts';
import { fitsSetup, isEmpty, setUpCity, whileEmpty } from '../setup.ts';

const done = () => conflict('This server is set up already. Sign in.');

export const setupHandlers = {
  getSetup: async ({ db }) => ({ status: 200, body: { needed: await isEmpty(db) } }),

  setUp: async (call) => {
    const { db, body, ip, limits, now, passwords } = call;
    await limits.count(ip, { password: body.token });
    const unknown = () => new ProblemError(401, 'The link is unknown, used or has expired.');
    if (!(await fitsSetup(db, body.token, now()))) throw (await isEmpty(db)) ? unknown() : done();
    const { customer_name, time_zone, disposition_areas, name, email, locale, new_password } = body;
    await checkNewPassword(new_password, { name, email });
    const passwordHash = await passwords.hash(new_password);
    const signedIn = await whileEmpty(db, async (tx) => {
      if (!(await fitsSetup(tx, body.token, now()))) throw unknown();
      const city = { name: customer_name, timeZone: time_zone, areas: disposition_areas };
      await setUpCity(tx, city, { email, name: name.trim(), locale, passwordHash });
      const account = await accountOf(tx, email);
      return account && signIn(call, tx, account);
    });
    if (!signedIn) throw done();
    return { status: 200, body: { atk: signedIn.atk }, cookies: [signedIn.cookie] };
  },

  getSetupSteps: async ({ db, caller }) => {
    const is = (table: PgTable & { customerId: PgColumn; id?: PgColumn }, but = sql`true`) =>
      sql`exists (select 1 from ${table} where ${table.customerId} = ${caller.customerId} and ${but})`;
    const { rows } = await db.execute<components['schemas']['SetupSteps'] & Record<string, unknown>>(sql`select
      ${is(locations)} as locations, ${is(bins)} as bins, ${is(trucks)} as trucks, ${is(drivers)} as drivers,
      ${is(truckDefaultShifts)} as schedules, ${is(users, sql`${users.id} <> ${caller.id}`)} as people`);
    return { status: 200, body: rows[0] as components['schemas']['SetupSteps'] };
  },

  finishSetup: async ({ db, caller }) => {
    await db.update(customers).set({ isNew: false }).where(eq(customers.id, caller.customerId));
    return { status: 204 };
  },
} satisfies Handlers;
