-- What trucks, sensors and crews record lies in a partition for each month (UTC), so that an old month can leave the database as a whole. A key has to
-- count once whatever the month, which no index of a partitioned table can say: keys are in tables of their own. `was` is the time before the last correction.
create table archived_months (
  table_name text not null,
  month date not null,
  archived_at timestamptz(3) not null,
  primary key (table_name, month)
);
--> statement-breakpoint
-- Makes the partitions of months that have none and are not archived.
create function open_months(parent text, times timestamptz[]) returns void language plpgsql as $$
declare
  first timestamp;
  part text;
begin
  for first in select distinct date_trunc('month', one at time zone 'UTC') from unnest(times) one where one is not null order by 1 loop
    part := parent || to_char(first, '_YYYY_MM');
    continue when to_regclass(part) is not null;
    perform pg_advisory_xact_lock(7305122);
    continue when to_regclass(part) is not null
      or exists (select from archived_months where table_name = parent and month = first::date);
    -- Attached rather than made as a partition: readers and writers of other months need not wait.
    execute format('create table %I (like %I including defaults including constraints)', part, parent);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part,
      first::text || '+00', (first + interval '1 month')::text || '+00');
  end loop;
end $$;
--> statement-breakpoint
do $$
declare
  sent text;
begin
  execute format('alter function open_months set search_path = %I', current_schema());
  foreach sent in array array['route_events', 'unloadings', 'levels', 'positions'] loop
    execute format('create table %I (customer_id integer not null, key text not null, sender integer not null, revision integer not null,
      recorded_at timestamptz(3) not null, was timestamptz(3))', sent || '_keys');
    execute format('insert into %I select customer_id, key, sender, revision, recorded_at from %I where key is not null', sent || '_keys', sent);
    execute format('alter table %I add primary key (customer_id, key, sender)', sent || '_keys');
    execute format('create index %I on %I using brin (recorded_at)', sent || '_keys_by_time', sent || '_keys');
    execute format('drop index %I', sent || '_key_key');
  end loop;
  -- Photos stay and go with the tour: a correction may move an event to another month.
  alter table event_photos add column tour_id integer references tours on delete cascade;
  update event_photos photo set tour_id = event.tour_id from route_events event where event.id = photo.event_ref;
  alter table event_photos alter column tour_id set not null;
  create index event_photos_by_tour on event_photos (tour_id);
  foreach sent in array array['route_events', 'levels', 'positions'] loop
    execute format('alter table %I rename to %I', sent, sent || '_before');
    execute format('create table %I (like %I including defaults including constraints) partition by range (recorded_at)', sent, sent || '_before');
    execute format('select open_months(%L, array_agg(month)) from (select distinct date_trunc(''month'', recorded_at, ''UTC'') as month from %I) one',
      sent, sent || '_before');
    execute format('insert into %I select * from %I', sent, sent || '_before');
    execute format('drop table %I cascade', sent || '_before');
    execute format('alter table %I add foreign key (customer_id) references customers', sent);
  end loop;
end $$;
--> statement-breakpoint
create sequence route_events_id_seq as integer owned by route_events.id;
--> statement-breakpoint
select setval('route_events_id_seq', (select coalesce(max(id), 0) + 1 from route_events), false);
--> statement-breakpoint
alter table route_events alter column id set default nextval('route_events_id_seq'),
  add primary key (id, recorded_at),
  add foreign key (tour_id) references tours on delete cascade,
  add foreign key (location_ref) references all_locations on delete set null;
--> statement-breakpoint
create index route_events_by_time on route_events (customer_id, recorded_at, id);
--> statement-breakpoint
create index route_events_by_tour on route_events (tour_id);
--> statement-breakpoint
create index route_events_by_location on route_events (location_ref, recorded_at);
--> statement-breakpoint
create index route_events_by_container on route_events (customer_id, container_id, recorded_at);
--> statement-breakpoint
create index route_events_overflowing
  on route_events (customer_id, recorded_on, disposition_area_id, material_type, container_id) where overflowing;
--> statement-breakpoint
create index levels_by_container on levels (customer_id, container_id, recorded_at);
--> statement-breakpoint
create index positions_by_truck on positions (customer_id, license_plate, recorded_at);
--> statement-breakpoint
create trigger area_of_event before insert on route_events for each row
  when (new.disposition_area_id is null) execute function area_of_event();
--> statement-breakpoint
do $$
declare
  made record;
begin
  for made in select * from (values
    ('sum_new_events', 'insert', 'sum_events()'),
    ('sum_changed_events', 'update', 'sum_events()'),
    ('sum_gone_events', 'delete', 'sum_events()'),
    ('mark_new_overflows', 'insert', 'mark_new_overflows()'),
    ('mark_changed_overflows', 'update', 'mark_changed_overflows()'),
    ('mark_gone_overflows', 'delete', 'mark_gone_overflows()'),
    ('note_new', 'insert', 'note_changes(''notifications'', ''id'')'),
    ('note_changed', 'update', 'note_changes(''notifications'', ''id'')'),
    ('note_gone', 'delete', 'note_changes(''notifications'', ''id'')')) as t (name, event, work)
  loop
    execute format('create trigger %I after %s on route_events referencing %s for each statement execute function %s', made.name, made.event,
      case made.event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows' else 'old table as old_rows new table as new_rows' end,
      made.work);
  end loop;
  create trigger note_new after insert on positions referencing new table as new_rows
    for each statement execute function note_changes('positions');
  create trigger note_changed after update on positions referencing old table as old_rows new table as new_rows
    for each statement execute function note_changes('positions');
end $$;
