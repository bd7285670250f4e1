import { and, eq, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { attemptKey, countAttempt } from '../auth/attempts.ts';
import { cookieName, endOtherSessions, type UserRow } from '../auth/sessions.ts';
import { customers, dispositionAreas, users } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { ProblemError, unprocessable } from '../http/problem.ts';
import { checkNewPassword } from './auth.ts';

type Area = components['schemas']['DispositionArea'];
type Place = Pick<Call, 'db' | 'caller'>;

const own = ({ caller }: Place) => and(eq(users.id, caller.id), eq(users.customerId, caller.customerId));

async function profile(call: Place) {
  const { db, caller } = call;
  const { id, name, customerId } = dispositionAreas;
  const [found] = await db
    .select({
      user: users,
      customer: customers,
      areas: sql<
        Area[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', ${id}, 'name', ${name}) order by ${id}), '[]')
        from ${dispositionAreas} where ${customerId} = ${customers.id})`,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(own(call));
  // The token outlives its user for some minutes.
  if (!found || found.user.locked) throw new ProblemError(401, 'The user does not exist any more.');
  const { user, customer, areas } = found;
  const account = { customer_id: customer.id, name: customer.name, time_zone: customer.timeZone };
  return {
    row: user,
    areas,
    user: {
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      locale: user.locale,
      account,
      accounts: [account],
      disposition_areas: areas,
      selected_disposition_area_ids: user.selectedAreaIds,
      permissions: [...caller.permissions],
    },
  };
}

const attemptsOf = (user: UserRow) => attemptKey('password', String(user.id));

async function changePassword(call: Call<'updateMe'>, user: UserRow): Promise<{ passwordHash?: string }> {
  const { current_password: current = '', new_password: password } = call.body;
  if (password === undefined) return {};
  checkNewPassword(password, user);
  await countAttempt(call, attemptsOf(user));
  if (!(await call.passwords.fit(current, user.passwordHash))) {
    throw unprocessable('current_password', 'The current password is wrong.');
  }
  return { passwordHash: await call.passwords.hash(password) };
}

export const profileHandlers = {
  getMe: async (call) => ({ status: 200, body: { user: (await profile(call)).user } }),

  updateMe: async (call) => {
    const { db, body, now, cookies } = call;
    const { row, areas, user } = await profile(call);
    const selected = body.selected_disposition_area_ids;
    selected?.forEach((id, index) => {
      if (!areas.some((area) => area.id === id)) {
        throw unprocessable(`selected_disposition_area_ids.${index}`, 'There is no such disposition area.');
      }
    });
    const secret = await changePassword(call, row);
    const changes = { name: body.name, locale: body.locale, selectedAreaIds: selected, ...secret, updatedAt: now() };
    const changed = await db.transaction(async (tx) => {
      if (secret.passwordHash) await endOtherSessions(tx, row.id, now(), cookies[cookieName], attemptsOf(row));
      const [after] = await tx.update(users).set(changes).where(own(call)).returning();
      return after ?? row;
    });
    return {
      status: 200,
      body: {
        user: {
          ...user,
          name: changed.name,
          locale: changed.locale,
          selected_disposition_area_ids: changed.selectedAreaIds,
        },
      },
    };
  },
} satisfies Handlers;
