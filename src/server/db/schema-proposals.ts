import { date, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { DisruptionOptionKind, ProposalState } from '@/api/generated/dashboard.schemas.ts';
import type { components } from '@/api/generated/server';
import { at, codes, owned } from './schema.ts';

export const tourProposals = pgTable('tour_proposals', {
  ...owned(),
  actorRef: integer('actor_ref'),
  /** The areas that the actor was limited to. */
  areasRef: integer('areas_ref').array(),
  date: date('date').notNull(),
  state: text('state', codes(ProposalState)).notNull(),
  progress: real('progress').notNull().default(0),
  alternatives: jsonb('alternatives').$type<components['schemas']['TourAlternative'][]>().notNull().default([]),
  tourIds: integer('tour_ids').array().notNull().default([]),
  createdAt: at('created_at').notNull(),
});

type Disruption = components['schemas']['Disruption'];

/** Without `basis` and `undo`, which only the server reads. */
export const disruptions = pgTable('disruptions', {
  ...owned(),
  actorRef: integer('actor_ref'),
  /** The areas that the actor was limited to. */
  areasRef: integer('areas_ref').array(),
  date: date('date').notNull(),
  licensePlate: text('license_plate'),
  driverId: text('driver_id'),
  state: text('state').$type<Disruption['state']>().notNull(),
  tours: jsonb('tours').$type<Disruption['tours']>().notNull(),
  containers: jsonb('containers').$type<Disruption['containers']>().notNull(),
  containersLeft: integer('containers_left').notNull(),
  options: jsonb('options').$type<Disruption['options']>().notNull(),
  option: text('option', codes(DisruptionOptionKind)),
  tourIds: integer('tour_ids').array().notNull().default([]),
  createdAt: at('created_at').notNull(),
});
