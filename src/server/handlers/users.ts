import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { switchOff } from '../auth/second-factor.ts';
import { countMail, openLink, passOn } from '../auth/links.ts';
import { allBut, endSessions, sessionsOf } from '../auth/sessions.ts';
import { passwordSessions, refreshFamilies } from '../db/schema-sessions.ts';
import { customers, dispositionAreas, people } from '../db/schema.ts';
import { dbFault } from '../db/faults.ts';
import { iso, nextUpdatedAt } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { accountBody } from './profile.ts';
import { conflict, notFound, preconditionFailed, unprocessable } from '@/contract/problem.ts';
import { etagOf, ifMatchCondition } from '../http/etag.ts';
import { wrongHours } from '../working-hours.ts';
import { inTransaction, records } from '../list/records.ts';

/** A user that is written. @throws 422 when the role is none that can be limited to areas */
const written = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (dbFault(error)?.constraint !== 'users_area_ids_check') throw error;
    throw unprocessable('area_ids', 'Only the role "user" can be limited to areas.');
  });

/** Lets others who change a user of the customer wait: two must not take away the last two administrators. @throws 422 when the areas are not the customer's */
async function lockUsers({ db, caller }: Pick<Call, 'db' | 'caller'>, areas: readonly number[]): Promise<void> {
  const own = sql`${dispositionAreas.customerId} = ${caller.customerId} and ${inArray(dispositionAreas.id, [...areas])}`;
  const { rows } = await db.execute<{
    known: number;
  }>(sql`select (select count(*)::int from ${dispositionAreas} where ${own}) as known
    from ${customers} where id = ${caller.customerId} for no key update`);
  if ((rows[0]?.known ?? 0) < areas.length) throw unprocessable('area_ids', 'There is no such disposition area.');
}

const kit = records<components['schemas']['UserRecord'], 'user', 'users'>({
  one: 'user',
  many: 'users',
  table: people,
  fields: {
    last_seen_at: sql`(select ${iso(sql`max(last_seen_at)`)} from ${refreshFamilies} where customer_id = ${people.customerId} and user_id = ${people.id})`,
    invited_until: sql`case when ${people.state} = 'invited' then
      (select ${iso(sql`max(expires_at)`)} from ${passwordSessions} where customer_id = ${people.customerId} and user_id = ${people.id}) end`,
  },
});

async function found(
  call: Call<'getUser' | 'updateUser' | 'sendUserLink' | 'resetSecondFactor' | 'listUserSessions' | 'endUserSessions'>,
) {
  const user = await kit.find(call, call.params.id);
  if (!user) throw notFound('user');
  return user;
}

const lastAdmin = (call: Call, field: 'role' | 'state') => ({
  isLocked: true,
  when: sql`(${people.role} = 'admin' and ${people.state} = 'active' and not exists (select 1 from ${people} other
    where other.customer_id = ${call.caller.customerId} and other.id <> ${people.id} and other.role = 'admin' and other.state = 'active'))`,
  problem: () => conflict('This is the last active administrator.', field),
});

export const userHandlers = {
  listUsers: kit.list,
  getUser: kit.get,

  inviteUser: async (call) => {
    await countMail(call);
    const invited = await inTransaction(call, async (within) => {
      if (call.body.area_ids) await lockUsers(within, call.body.area_ids);
      const made = await written(kit.create(within, { email: call.body.email.toLowerCase() }));
      return { ...made, link: await openLink(within, made.body.user) };
    });
    const { user } = invited.body;
    const link = await passOn(call, user, invited.link, call.body.delivery);
    return { ...invited, body: { user: { ...user, invited_until: link.expires_at }, link } };
  },

  updateUser: async (call) => {
    const { role, state } = call.body;
    const deactivates = state === 'deactivated';
    if (call.params.id === call.caller.id) {
      if (role && role !== call.caller.role) throw conflict('Another administrator can change your role.', 'role');
      if (deactivates) throw conflict('Another administrator can deactivate you.', 'state');
    }
    const field = deactivates ? 'state' : role && role !== 'admin' ? 'role' : undefined;
    const response = await inTransaction(call, async (within) => {
      const { area_ids: areas } = call.body;
      if (field || areas) await lockUsers(within, areas ?? []);
      const locked = state && { locked: deactivates };
      const changed = await written(kit.update(within, locked, field && lastAdmin(call, field)));
      if (deactivates) await endSessions(within, call.params.id);
      return changed;
    });
    call.sessions.recheck();
    return response;
  },

  deleteUser: (call) =>
    inTransaction(call, (within) =>
      kit.remove(within, {
        when: sql`${people.state} = 'active'`,
        problem: () => conflict('Deactivate the user first.', 'state', 'is active'),
      }),
    ),

  sendUserLink: async (call) => {
    // An open session alone gives no new password, and takes no second factor away.
    if (call.params.id === call.caller.id) throw conflict('Change your password in your settings.');
    const user = await found(call);
    if (user.state === 'deactivated') throw conflict('The user is deactivated.', 'state', 'is deactivated');
    await countMail(call);
    return { status: 200, body: { link: await passOn(call, user, await openLink(call, user), call.body.delivery) } };
  },

  resetSecondFactor: async (call) => {
    if (call.params.id === call.caller.id) throw conflict('Switch your second factor off in your settings.');
    const { id } = await found(call);
    if (!(await switchOff(call.db, { ...call.caller, id }, call.now()))) throw conflict('There is no second factor.');
    call.sessions.recheck();
    return { status: 204 };
  },

  updateCustomer: async ({ body, caller, db, ifMatch, now, sessions }) => {
    const { admins_need_second_factor: adminsNeedSecondFactor, working_hours: workingHours, yard, plant } = body;
    const [field, wrong] = (workingHours && wrongHours(workingHours)) ?? [];
    if (wrong) throw unprocessable(`working_hours.${field}`, wrong);
    const own = eq(customers.id, caller.customerId);
    const has = sql`exists (select 1 from ${people} where ${people.customerId} = ${caller.customerId} and ${people.id} = ${caller.id} and ${people.secondFactor})`;
    const [changed] = await db
      .update(customers)
      .set({
        ...(adminsNeedSecondFactor === undefined ? {} : { adminsNeedSecondFactor }),
        ...(workingHours ? { workingHours } : {}),
        ...(yard === undefined ? {} : { yard }),
        ...(plant === undefined ? {} : { plant }),
        updatedAt: nextUpdatedAt(customers.updatedAt, now()),
      })
      .where(and(own, ifMatchCondition(customers.updatedAt, ifMatch), adminsNeedSecondFactor ? has : undefined))
      .returning();
    if (!changed) {
      const now = (await db.select().from(customers).where(own))[0] as typeof customers.$inferSelect;
      const current = { id: now.id, ...accountBody(now), working_hours: now.workingHours };
      if (ifMatch && ifMatch !== etagOf(current)) throw preconditionFailed(current);
      throw conflict('Set up a second factor of your own first.');
    }
    sessions.recheck();
    const account = accountBody(changed);
    return { status: 200, body: { account }, etag: etagOf(account) };
  },

  listUserSessions: async (call) => sessionsOf(call, (await found(call)).id),

  endUserSessions: async (call) => {
    await endSessions(call, (await found(call)).id, allBut(call.caller.sessionId));
    return { status: 204 };
  },
} satisfies Handlers;
