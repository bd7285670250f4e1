-- Deleted records stay in their table for 30 days, marked. The table is called `all_…`; under its old name stands a view of what is not
-- deleted, so that no query has to say so. The views can be written to: an update that sets deleted_at takes a row out of sight.
-- A column added to one of these tables is added to its view as well (create or replace view). Triggers belong to the tables.
do $$
declare
  name text;
begin
  foreach name in array array['locations', 'bins', 'trucks', 'drivers', 'complaints'] loop
    execute format('alter table %I add column deleted_at timestamptz(3)', name);
    execute format('alter table %I rename to %I', name, 'all_' || name);
    execute format('create view %I as select * from %I where deleted_at is null', name, 'all_' || name);
    execute format('create index on %I (deleted_at) where deleted_at is not null', 'all_' || name);
  end loop;
end $$;
--> statement-breakpoint
-- The key of a deleted record can be used again.
alter table all_locations drop constraint locations_location_id_key;
--> statement-breakpoint
create unique index locations_location_id_key on all_locations (customer_id, location_id) where deleted_at is null;
--> statement-breakpoint
alter table all_bins drop constraint bins_container_id_key;
--> statement-breakpoint
create unique index bins_container_id_key on all_bins (customer_id, container_id) where deleted_at is null;
--> statement-breakpoint
alter table all_trucks drop constraint trucks_license_plate_key;
--> statement-breakpoint
create unique index trucks_license_plate_key on all_trucks (customer_id, license_plate) where deleted_at is null;
--> statement-breakpoint
alter table all_drivers drop constraint drivers_driver_id_key;
--> statement-breakpoint
create unique index drivers_driver_id_key on all_drivers (customer_id, driver_id) where deleted_at is null;
--> statement-breakpoint
-- A deleted container does not keep its location from being purged.
alter table all_bins drop constraint bins_location_ref_fkey,
  add constraint bins_location_ref_fkey foreign key (location_ref) references all_locations on delete set null;
--> statement-breakpoint
-- Deleted notifications are not counted.
create function count_complaints() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_counts select customer_id, 'complaints', status, count(*)
      from new_rows where deleted_at is null group by 1, 3;
  elsif tg_op = 'DELETE' then
    insert into list_counts select customer_id, 'complaints', status, -count(*)
      from old_rows where deleted_at is null group by 1, 3;
  else
    insert into list_counts
      select customer_id, 'complaints', status, sum(change) from (
        select customer_id, status, -1 as change from old_rows where deleted_at is null
        union all select customer_id, status, 1 from new_rows where deleted_at is null) row
      group by 1, 3 having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger count_new_complaints on all_complaints;
--> statement-breakpoint
drop trigger count_gone_complaints on all_complaints;
--> statement-breakpoint
drop trigger count_changed_complaints on all_complaints;
--> statement-breakpoint
create trigger count_new_complaints after insert on all_complaints
  referencing new table as new_rows for each statement execute function count_complaints();
--> statement-breakpoint
create trigger count_gone_complaints after delete on all_complaints
  referencing old table as old_rows for each statement execute function count_complaints();
--> statement-breakpoint
create trigger count_changed_complaints after update on all_complaints
  referencing old table as old_rows new table as new_rows for each statement execute function count_complaints();
