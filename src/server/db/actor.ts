import { sql, type Query } from 'drizzle-orm';
import type { PgSession } from 'drizzle-orm/pg-core';
import type { HistorySource } from '@/api/generated/dashboard.schemas.ts';
import { limitedTo } from './limited.ts';
import type { Db } from './open.ts';

/** Who writes, for the history; `none` notes nothing. */
export interface Actor {
  /** The user, if it is one. */
  id?: number;
  /** Of a machine token. */
  name?: string;
  source: HistorySource | 'none';
  at?: Date;
}

/** Says for the rest of the transaction who writes: the triggers of the history read it. */
export const setActor = (actor: Actor) => sql`select ${actorSetting(actor)}`;
const actorSetting = (actor: Actor) => sql`set_config('app.actor', ${JSON.stringify(actor)}, true)`;

/**
 * The same database, whose transactions begin by saying who writes, and to which areas the caller is limited. A statement outside of one gets its
 * own, unless it is a `select` of a caller without limits: nothing is set for a session, so a pooler in transaction mode may stand between.
 */
export function actingAs(db: Db, actor: () => Actor | undefined, areas?: readonly number[]): Db {
  type Work = Parameters<Db['transaction']>;
  type Opened = { session: PgSession };
  type Prepared = ReturnType<PgSession['prepareQuery']> & { joinsNotNullableMap?: object };
  const { session } = db as unknown as Opened;
  const transaction = <T>(work: (tx: Db) => Promise<T>, config?: Work[1]) =>
    db.transaction(async (tx) => {
      const who = actor();
      const begin = who ? actorSetting(who) : sql`set_config('app.actor', '', true)`;
      await tx.execute(sql`select ${begin}${areas ? sql`, ${limitedTo(areas)}` : sql``}`);
      return work(tx as unknown as Db);
    }, config);
  const acting = Object.create(session, {
    transaction: { value: transaction },
    prepareQuery: {
      value: (query: Query, ...rest: []) => {
        const prepare = (on: PgSession): Prepared =>
          on.prepareQuery(query, ...(rest as unknown as [undefined, undefined, false]));
        const prepared = prepare(session);
        if (areas || !/^\s*select\b/i.test(query.sql))
          prepared.execute = (values) =>
            transaction((tx) => {
              const within = prepare((tx as unknown as Opened).session);
              // Drizzle sets it after it has prepared.
              if (prepared.joinsNotNullableMap) within.joinsNotNullableMap = prepared.joinsNotNullableMap;
              return within.execute(values);
            });
        return prepared;
      },
    },
  }) as PgSession;
  return Object.create(db, { session: { value: acting } }) as Db;
}
