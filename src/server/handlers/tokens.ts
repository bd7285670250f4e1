import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { newSecret } from '../auth/machines.ts';
import { machineTokens } from '../db/schema-sessions.ts';
import { users } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { checkMapping, readingsOf } from '@/contract/levelMapping.ts';
import { refuse, saidIn, unprocessable } from '@/contract/problem.ts';
import { grantable } from '@/api/grantable.ts';
import { records } from '../list/records.ts';
import { wrongTime } from './ingest-follow.ts';

const longest = 366 * 86_400_000;

const kit = records<components['schemas']['MachineToken'], 'token', 'tokens'>({
  one: 'token',
  many: 'tokens',
  table: machineTokens,
  fields: {
    created_by: sql`(select name from ${users} where ${users.customerId} = ${machineTokens.customerId} and ${users.id} = ${machineTokens.userRef})`,
  },
});

export const tokenHandlers = {
  listTokens: kit.list,

  createToken: async (call) => {
    const { body, caller, now } = call;
    refuse(
      body.scopes.flatMap((scope, index) =>
        grantable(scope) && caller.permissions.has(scope)
          ? []
          : [{ path: `scopes.${index}`, message: 'A token of yours cannot have this scope.' }],
      ),
    );
    const expiresAt = body.expires_at ? new Date(body.expires_at) : null;
    const life = expiresAt ? expiresAt.getTime() - now().getTime() : 1;
    if (life <= 0) throw unprocessable('expires_at', 'This is past.');
    if (life > longest) throw unprocessable('expires_at', 'This is more than a year ahead.');
    const { secret, stored } = newSecret();
    const made = await kit.create(call, { ...stored, expiresAt, createdAt: now(), userRef: caller.id });
    return { ...made, body: { ...made.body, secret } };
  },

  setTokenMapping: (call) => {
    if (call.body.mapping) checkMapping(call.body.mapping);
    return kit.update(call);
  },

  tryMapping: async ({ body: { mapping, payload }, db, caller, now, language }) => {
    checkMapping(mapping);
    const readings = readingsOf(mapping, payload, now());
    const asked = [...new Set(readings.flatMap(({ container_id }) => container_id ?? []))];
    const { rows } = await db.execute<{ container_id: string }>(sql`select container_id from bins
      where customer_id = ${caller.customerId} and container_id = any(${sql.param(asked)}::text[])`);
    const known = new Set(rows.map(({ container_id }) => container_id));
    return {
      status: 200,
      body: {
        readings: readings.map(({ key: _, errors, ...reading }) => {
          const { container_id: container, recorded_at } = reading;
          const late = recorded_at === null ? undefined : wrongTime(recorded_at, now());
          if (late) errors.push({ path: 'recorded_at', message: late });
          if (container !== null && !known.has(container))
            errors.push({ path: 'devices', message: `There is no container ${container}.` });
          return { ...reading, errors: errors.map((one) => ({ ...one, message: saidIn(one.message, language) })) };
        }),
      },
    };
  },

  revokeToken: (call) => kit.remove(call),
} satisfies Handlers;
