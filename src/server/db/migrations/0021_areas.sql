-- Areas are records: with a colour, archived or not, found by their name.
alter table disposition_areas
  add column color text not null default 'blue',
  add column state text not null default 'active',
  add column updated_at timestamptz(3) not null default now(),
  add column search text not null generated always as (search_key(name)) stored;
--> statement-breakpoint
alter table disposition_areas rename constraint disposition_areas_customer_id_name_key to disposition_areas_name_key;
