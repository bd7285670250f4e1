import { conflict, ProblemError } from '@/contract/problem.ts';
import { accountOf } from '../auth/codes.ts';
import { checkNewPassword } from '../auth/password-rules.ts';
import { signIn } from '../auth/sessions.ts';
import type { Handlers } from '../http/handler.ts';
import { fitsSetup, isEmpty, setUpCity, whileEmpty } from '../setup.ts';

const done = () => conflict('This server is set up already. Sign in.');

export const setupHandlers = {
  getSetup: async ({ db }) => ({ status: 200, body: { needed: await isEmpty(db) } }),

  setUp: async (call) => {
    const { db, body, ip, limits, now, passwords } = call;
    await limits.count('password', ip, body.token);
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
} satisfies Handlers;
