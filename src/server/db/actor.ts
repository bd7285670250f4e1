import { sql, type Query } from 'drizzle-orm';
import type { PgSession } from 'drizzle-orm/pg-core';
import type { HistorySource } from '@/api/generated/dashboard.schemas.ts';
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
export const setActor = (actor: Actor) => sql`select set_config('app.actor', ${JSON.stringify(actor)}, true)`;

/**
 * The same database, whose transactions begin by saying who writes. A statement outside of one that is no `select` gets its own: nothing is set
 * for a session, so a pooler in transaction mode may stand between.
 */
export function actingAs(db: Db, actor: () => Actor): Db {
  type Work = Parameters<Db['transaction']>;
  type Opened = { session: PgSession };
  const { session } = db as unknown as Opened;
  const transaction = <T>(work: (tx: Db) => Promise<T>, config?: Work[1]) =>
    db.transaction(async (tx) => {
      await tx.execute(setActor(actor()));
      return work(tx as unknown as Db);
    }, config);
  const acting = Object.create(session, {
    transaction: { value: transaction },
    prepareQuery: {
      value: (query: Query, ...rest: []) => {
        const prepare = (on: PgSession) =>
          on.prepareQuery(query, ...(rest as unknown as [undefined, undefined, false]));
        const prepared = prepare(session);
        if (!/^\s*select\b/i.test(query.sql))
          prepared.execute = () => transaction((tx) => prepare((tx as unknown as Opened).session).execute());
        return prepared;
      },
    },
  }) as PgSession;
  return Object.create(db, { session: { value: acting } }) as Db;
}
