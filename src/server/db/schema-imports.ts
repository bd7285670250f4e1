import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ImportKind } from '@/api/generated/dashboard.schemas.ts';
import { at, codes, owned, search } from './schema.ts';

/** Files that were taken in; their rows are in `import_rows`. */
export const imports = pgTable('imports', {
  ...owned(),
  at: at('at').notNull(),
  actorRef: integer('actor_ref'),
  actor: text('actor'),
  /** The areas that the actor was limited to. */
  areasRef: integer('areas_ref').array(),
  kind: text('kind', codes(ImportKind)).notNull(),
  name: text('name').notNull(),
  created: integer('created').notNull(),
  changed: integer('changed').notNull(),
  unchanged: integer('unchanged').notNull(),
  refused: integer('refused').notNull(),
  undoneAt: at('undone_at'),
  search: search(),
});
