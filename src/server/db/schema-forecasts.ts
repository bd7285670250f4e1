import { integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { Confidence, ForecastReason } from '@/api/generated/dashboard.schemas.ts';
import type { Profile } from '../forecast/calendar.ts';
import { at, codes, customerId } from './schema.ts';

export const forecasts = pgTable('forecasts', {
  binRef: integer('bin_ref').primaryKey(),
  customerId: customerId(),
  rate: real('rate').notNull(),
  emptyings: integer('emptyings').notNull(),
  level: real('level').notNull(),
  recordedAt: at('recorded_at').notNull(),
  nearlyFullAt: at('nearly_full_at'),
  nearlyFullAtLow: at('nearly_full_at_low'),
  nearlyFullAtHigh: at('nearly_full_at_high'),
  fullAt: at('full_at'),
  fullAtLow: at('full_at_low'),
  fullAtHigh: at('full_at_high'),
  silentAt: at('silent_at'),
  confidence: text('confidence', codes(Confidence)).notNull(),
  reason: text('reason', codes(ForecastReason)).notNull(),
});

export const fillProfiles = pgTable('fill_profiles', {
  customerId: integer('customer_id').primaryKey(),
  profile: jsonb('profile').$type<Profile>().notNull(),
  madeAt: at('made_at').notNull(),
});
