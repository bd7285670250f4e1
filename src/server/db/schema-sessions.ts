import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { Permission, type LevelMapping } from '@/api/generated/dashboard.schemas.ts';
import { at, codes, customerId, owned, search, updatedAt } from './schema.ts';

/* What signing in needs; the conventions are those of `schema.ts`. */

export const refreshFamilies = pgTable('refresh_families', {
  id: uuid('id').primaryKey(),
  customerId: customerId(),
  userId: integer('user_id').notNull(),
  createdAt: at('created_at').notNull(),
  lastSeenAt: at('last_seen_at').notNull(),
  endedAt: at('ended_at'),
  browser: text('browser'),
  os: text('os'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: customerId(),
  familyId: uuid('family_id').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const passwordSessions = pgTable('password_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: customerId(),
  userId: integer('user_id').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const passwordCodes = pgTable('password_codes', {
  userId: integer('user_id').primaryKey(),
  customerId: customerId(),
  codeHash: text('code_hash').notNull(),
  expiresAt: at('expires_at').notNull(),
  wrong: integer('wrong').notNull().default(0),
});

export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  customerId: customerId(),
  /** Encrypted. */
  sealed: text('sealed').notNull(),
  confirmed: boolean('confirmed').notNull().default(false),
  /** The 30 seconds of the last code that was taken: it and earlier ones are refused. */
  lastStep: integer('last_step').notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  wrong: integer('wrong').notNull().default(0),
  wrongSince: at('wrong_since').notNull(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: at('expire').notNull(),
});

export const machineTokens = pgTable('machine_tokens', {
  ...owned(),
  userRef: integer('user_ref'),
  name: text('name').notNull(),
  prefix: text('prefix').notNull(),
  secretHash: text('secret_hash').notNull(),
  scopes: text('scopes', codes(Permission)).array().notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at'),
  lastUsedAt: at('last_used_at'),
  mapping: jsonb('mapping').$type<LevelMapping>(),
  updatedAt: updatedAt(),
  search: search(),
});
