-- One row for each thing that is limited, instead of one for each attempt; the key is a hash, so that no address is stored.
-- `attempts` and `count_attempt` stay for servers of the version before, which may still run.
truncate attempts;
--> statement-breakpoint
create table rate_limits (
  key text primary key,
  points integer not null,
  expire timestamptz(3) not null
);
--> statement-breakpoint
create index rate_limits_expire on rate_limits (expire);
--> statement-breakpoint
-- Codes were scrypt hashes and are message authentication codes now: nobody waits longer than 15 minutes for a new one.
delete from password_codes;
--> statement-breakpoint
create index refresh_tokens_expires on refresh_tokens (expires_at);
