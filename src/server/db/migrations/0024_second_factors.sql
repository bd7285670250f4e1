-- Second factors (TOTP). The secret is encrypted, of recovery codes only hashes are stored. That a user has one is a field of the user, so that the
-- history notes it.
alter table users add column second_factor boolean not null default false;
--> statement-breakpoint
create table second_factors (
  user_id integer primary key references users on delete cascade,
  customer_id integer not null references customers,
  sealed text not null,
  confirmed boolean not null default false,
  last_step integer not null default 0,
  recovery_hashes text[] not null default '{}',
  wrong integer not null default 0,
  wrong_since timestamptz(3) not null
);
--> statement-breakpoint
create index on second_factors (customer_id);
