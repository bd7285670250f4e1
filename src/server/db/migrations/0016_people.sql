-- A user is invited until there is a password. Locked ones are deactivated.
alter table users alter column password_hash drop not null;
--> statement-breakpoint
alter table users
  add column state text not null generated always as
    (case when locked then 'deactivated' when password_hash is null then 'invited' else 'active' end) stored,
  add column search text not null generated always as (search_key(name || ' ' || email)) stored;
--> statement-breakpoint
create index on users (customer_id);
--> statement-breakpoint

-- What a person needs to recognise a session: the families of refresh tokens.
alter table refresh_families
  add column browser text,
  add column os text,
  add column last_seen_at timestamptz(3);
--> statement-breakpoint
update refresh_families set last_seen_at = created_at;
--> statement-breakpoint
alter table refresh_families alter column last_seen_at set not null;
--> statement-breakpoint
create index refresh_families_seen on refresh_families (user_id, last_seen_at);
