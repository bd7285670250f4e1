import { sql } from 'drizzle-orm';
import type { LevelMapping, Permission } from '@/api/generated/dashboard.schemas.ts';
import { grantable } from '@/api/grantable.ts';
import type { Config } from '../config.ts';
import { machineTokens } from '../db/schema-sessions.ts';
import { customers } from '../db/schema.ts';
import type { Db } from '../db/open.ts';
import type { Caller } from '../http/handler.ts';
import { requestsWithin } from './limits.ts';
import { newToken, tokenHash } from './sessions.ts';

const start = 'wd_';
export const isMachineToken = (token: string) => token.startsWith(start);

/** A new secret, and what is stored of it. */
export function newSecret() {
  const secret = start + newToken();
  return { secret, stored: { prefix: secret.slice(0, 9), secretHash: tokenHash(secret) } };
}

interface Found extends Record<string, unknown> {
  id: number;
  name: string;
  sender: number;
  customer_id: number;
  time_zone: string;
  scopes: Permission[];
  mapping: LevelMapping | null;
}

/** Machines by their tokens. Each request asks the database, so a revoked one ends at once on all servers. */
export function openMachines(db: Db, now: () => Date, { tokenRequests }: Config) {
  return {
    /** @returns undefined when the token is unknown, revoked or has expired */
    async callerOf(token: string): Promise<Caller | undefined> {
      const at = sql`${now().toISOString()}::timestamptz`;
      const { rows } = await db.execute<Found>(sql`with token as (select token.*, customers.time_zone
          from ${machineTokens} token join ${customers} on customers.id = token.customer_id
          where secret_hash = ${tokenHash(token)} and (expires_at is null or expires_at > ${at})),
        used as (update ${machineTokens} set last_used_at = ${at} where id in
          (select id from token where last_used_at is null or last_used_at <= ${at} - interval '1 minute'))
        select id, name, sender, customer_id, time_zone, scopes, mapping from token`);
      const [found] = rows;
      if (!found) return undefined;
      const { id, name, sender, customer_id: customerId, time_zone: timeZone, scopes, mapping } = found;
      const machine = { id, name, sender, mapping };
      return {
        // No user has this id, no session is without one.
        ...{ id: 0, sessionId: '', role: 'viewer', areaIds: null, customerId, timeZone, machine },
        permissions: new Set(scopes.filter(grantable)),
      };
    },
    count: requestsWithin(60, tokenRequests),
  };
}

export type Machines = ReturnType<typeof openMachines>;
