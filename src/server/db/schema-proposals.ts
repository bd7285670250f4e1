import { date, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { ProposalState } from '@/api/generated/dashboard.schemas.ts';
import type { components } from '@/api/generated/server';
import { at, codes, customerId, id } from './schema.ts';

export const tourProposals = pgTable('tour_proposals', {
  id: id(),
  customerId: customerId(),
  actorRef: integer('actor_ref'),
  date: date('date').notNull(),
  state: text('state', codes(ProposalState)).notNull(),
  progress: real('progress').notNull().default(0),
  alternatives: jsonb('alternatives').$type<components['schemas']['TourAlternative'][]>().notNull().default([]),
  tourIds: integer('tour_ids').array().notNull().default([]),
  createdAt: at('created_at').notNull(),
});
