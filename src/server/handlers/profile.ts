import { and, eq, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { checkNewPassword, passwordRefused } from '../auth/password-rules.ts';
import { setPassword } from '../auth/codes.ts';
import type { UserRow } from '../auth/sessions.ts';
import { customers, dispositionAreas, users } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { ProblemError, unprocessable } from '@/contract/problem.ts';

type Area = components['schemas']['DispositionArea'];
type Place = Pick<Call, 'db' | 'caller'>;

const own = ({ caller }: Place) => and(eq(users.id, caller.id), eq(users.customerId, caller.customerId));

export const accountBody = ({
  id,
  name,
  timeZone,
  adminsNeedSecondFactor,
  yard,
  plant,
  updatedAt,
}: typeof customers.$inferSelect) => ({
  ...{ customer_id: id, name, time_zone: timeZone, yard, plant },
  ...{ admins_need_second_factor: adminsNeedSecondFactor, updated_at: updatedAt.toISOString() },
});

async function profile(call: Place) {
  const { db, caller } = call;
  const { id, name, color, customerId, state } = dispositionAreas;
  const [found] = await db
    .select({
      user: users,
      customer: customers,
      areas: sql<
        Area[]
      >`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', ${id}, 'name', ${name}, 'color', ${color},
          'archived', nullif(${state} = 'archived', false))) order by ${id}), '[]')
        from ${dispositionAreas} where ${customerId} = ${customers.id})`,
    })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(own(call));
  // The token outlives its user for some minutes.
  if (!found || found.user.locked) throw new ProblemError(401, 'The user does not exist any more.');
  const { user, customer, areas } = found;
  const account = accountBody(customer);
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
      selected_disposition_area_ids: user.selectedAreaIds.filter((one) => areas.some((area) => area.id === one)),
      permissions: [...caller.permissions],
      ...(customer.isNew ? { new_customer: true } : {}),
      ...(caller.areaIds ? { limited_to_areas: true } : {}),
      ...(caller.secondFactorMissing ? { second_factor_missing: true } : {}),
    },
  };
}

const wrongPassword = () => unprocessable('current_password', 'The current password is wrong.');

/** @returns undefined when no new one is asked for */
async function newPasswordHash(call: Call<'updateMe'>, user: UserRow): Promise<string | undefined> {
  const { body, ip, limits, passwords } = call;
  const { current_password: current = '', new_password: password } = body;
  if (password === undefined) return undefined;
  await limits.count(ip, { password: String(user.id) });
  if (!(await passwords.fit(current, user.passwordHash))) throw wrongPassword();
  if (password.normalize('NFKC') === current.normalize('NFKC')) throw passwordRefused('password_current');
  await checkNewPassword(password, user);
  return passwords.hash(password);
}

export const profileHandlers = {
  getMe: async (call) => ({ status: 200, body: { user: (await profile(call)).user } }),

  updateMe: async (call) => {
    const { db, body, caller, now, sessions } = call;
    const { row, areas, user } = await profile(call);
    const selected = body.selected_disposition_area_ids;
    selected?.forEach((id, index) => {
      if (!areas.some((area) => area.id === id)) {
        throw unprocessable(`selected_disposition_area_ids.${index}`, 'There is no such disposition area.');
      }
    });
    const passwordHash = await newPasswordHash(call, row);
    const { name = row.name, locale = row.locale } = body;
    const selectedAreaIds = selected ?? row.selectedAreaIds;
    await db.transaction(async (tx) => {
      // Either statement locks the user, who still has the password that was given.
      const which = and(
        own(call),
        passwordHash ? sql`password_hash is not distinct from ${row.passwordHash}` : undefined,
      );
      const changes = { name: body.name, locale: body.locale, selectedAreaIds: selected };
      const found = Object.values(changes).some((value) => value !== undefined)
        ? await tx
            .update(users)
            .set({ ...changes, updatedAt: now() })
            .where(which)
            .returning({ id: users.id })
        : await tx.select({ id: users.id }).from(users).where(which).for('no key update');
      if (found.length === 0 && passwordHash) throw wrongPassword();
      if (!passwordHash) return;
      const who = sql`select ${caller.id}::int as user_id`;
      await setPassword(tx, { ...caller, who, passwordHash, keep: caller.sessionId }, now());
    });
    if (passwordHash) sessions.recheck();
    return { status: 200, body: { user: { ...user, name, locale, selected_disposition_area_ids: selectedAreaIds } } };
  },
} satisfies Handlers;
