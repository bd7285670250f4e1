import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { newSecret } from '../auth/machines.ts';
import { machineTokens } from '../db/schema-sessions.ts';
import { users } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse, unprocessable } from '@/contract/problem.ts';
import { grantable } from '@/api/grantable.ts';
import { records } from '../list/records.ts';

const longest = 366 * 86_400_000;

const kit = records<components['schemas']['MachineToken'], 'token', 'tokens'>({
  one: 'token',
  many: 'tokens',
  table: machineTokens,
  fields: { created_by: sql`(select name from ${users} where ${users.id} = ${machineTokens.userRef})` },
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

  revokeToken: (call) => kit.remove(call),
} satisfies Handlers;
