-- Rows that trucks, sensors and crews send have a key of their sender, which counts once, and a revision, of which the highest counts.
alter table tours add column key text;
--> statement-breakpoint
create unique index tours_key_key on tours (customer_id, key) where key is not null;
--> statement-breakpoint
alter table route_events add column key text, add column revision integer not null default 0;
--> statement-breakpoint
create unique index route_events_key_key on route_events (customer_id, key) where key is not null;
--> statement-breakpoint
alter table unloadings add column key text, add column revision integer not null default 0;
--> statement-breakpoint
create unique index unloadings_key_key on unloadings (customer_id, key) where key is not null;
--> statement-breakpoint
create table levels (
  customer_id integer not null references customers,
  container_id text not null,
  recorded_at timestamptz(3) not null,
  level real not null,
  source text not null,
  key text not null,
  revision integer not null default 0
);
--> statement-breakpoint
create unique index levels_key_key on levels (customer_id, key) where key is not null;
--> statement-breakpoint
create index levels_by_container on levels (customer_id, container_id, recorded_at);
--> statement-breakpoint
create table positions (
  customer_id integer not null references customers,
  license_plate text not null,
  recorded_at timestamptz(3) not null,
  latitude double precision not null,
  longitude double precision not null,
  key text not null,
  revision integer not null default 0
);
--> statement-breakpoint
create unique index positions_key_key on positions (customer_id, key) where key is not null;
--> statement-breakpoint
create index positions_by_truck on positions (customer_id, license_plate, recorded_at);
--> statement-breakpoint
create trigger note_new after insert on positions referencing new table as new_rows
  for each statement execute function note_changes('positions');
--> statement-breakpoint
create trigger note_changed after update on positions referencing old table as old_rows new table as new_rows
  for each statement execute function note_changes('positions');
--> statement-breakpoint

-- Sums of days are appended, so that writers of one customer do not wait for each other; readers add up, and `compact_days` does so now and then.
alter table event_days drop constraint event_days_pkey;
--> statement-breakpoint
create index event_days_by_day on event_days (customer_id, disposition_area_id, material_type, day);
--> statement-breakpoint
alter table unloading_days drop constraint unloading_days_pkey;
--> statement-breakpoint
create index unloading_days_by_day on unloading_days (customer_id, disposition_area_id, material_type, day);
--> statement-breakpoint
alter table tour_days drop constraint tour_days_pkey;
--> statement-breakpoint
create index tour_days_by_day on tour_days (customer_id, disposition_area_id, material_type, day);
--> statement-breakpoint
alter table overflow_days drop constraint overflow_days_pkey;
--> statement-breakpoint
create index overflow_days_by_block on overflow_days (customer_id, disposition_area_id, material_type, day, block);
--> statement-breakpoint
create or replace function sum_events() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into event_days (customer_id, day, disposition_area_id, material_type, events, level_sum)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), -count(*), -sum(level)
        from (select *, coalesce(disposition_area_id, 0) as area from old_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on));
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into event_days (customer_id, day, disposition_area_id, material_type, events, level_sum)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), count(*), sum(level)
        from (select *, coalesce(disposition_area_id, 0) as area from new_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on));
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function sum_unloadings() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into unloading_days (customer_id, day, disposition_area_id, material_type, unloadings, weight)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), -count(*), -sum(weight)
        from (select *, coalesce(disposition_area_id, 0) as area from old_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on));
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into unloading_days (customer_id, day, disposition_area_id, material_type, unloadings, weight)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), count(*), sum(weight)
        from (select *, coalesce(disposition_area_id, 0) as area from new_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on));
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function tour_sums(sign integer, changed tours[]) returns void language sql as $$
  insert into tour_days (customer_id, day, disposition_area_id, material_type, begun, finished, hours, km, fuel)
    select customer_id, day, coalesce(area, -1), coalesce(material_type, '{}'), sum(begun), sum(finished), sum(hours), sum(km), sum(fuel)
      from (
        select customer_id, started_on as day, coalesce(disposition_area_id, 0) as area, material_type,
            sign as begun, 0 as finished, 0.0::float8 as hours, 0.0::float8 as km, 0.0::float8 as fuel
          from unnest(changed) where started_on is not null
        union all
        select customer_id, finished_on, coalesce(disposition_area_id, 0), material_type,
            0, sign, sign * extract(epoch from finished_at - started_at)::float8 / 3600,
            sign * coalesce(km, 0), sign * coalesce(fuel, 0)
          from unnest(changed) where finished_on is not null
      ) part
      group by grouping sets ((customer_id, day, area, material_type), (customer_id, day, material_type), (customer_id, day))
$$;
--> statement-breakpoint
-- Numbers for containers that have none, and the sets of some rows appended to those of their days.
create or replace function mark_new_overflows() returns trigger language plpgsql as $$
declare
  none constant bit(8192) := repeat('0', 8192)::bit(8192);
begin
  if not exists (select from new_rows where overflowing) then return null; end if;
  insert into container_numbers (customer_id, container_id)
    select distinct customer_id, container_id from new_rows event
      where overflowing and not exists (select from container_numbers known
        where known.customer_id = event.customer_id and known.container_id = event.container_id)
      order by 1, 2
    on conflict do nothing;
  insert into overflow_days (customer_id, disposition_area_id, material_type, day, block, containers)
    select customer_id, coalesce(area, -1), coalesce(material_type, ''), day, block, bit_or(set_bit(none, place, 1))
      from (
        select distinct event.customer_id, coalesce(event.disposition_area_id, 0) as area, event.material_type, event.recorded_on as day,
            known.number / 8192 as block, known.number % 8192 as place
          from new_rows event
          join container_numbers known on known.customer_id = event.customer_id and known.container_id = event.container_id
          where event.overflowing
      ) seen
      group by grouping sets ((customer_id, day, block, area), (customer_id, day, block, material_type), (customer_id, day, block));
  return null;
end $$;
--> statement-breakpoint
-- One row for each day again, where there are several.
create function compact_days() returns void language sql as $$
  with gone as (delete from event_days where ctid = any(array(select ctid from (select ctid,
      count(*) over (partition by customer_id, disposition_area_id, material_type, day) as number from event_days) day where number > 1)) returning *)
    insert into event_days (customer_id, day, disposition_area_id, material_type, events, level_sum)
      select customer_id, day, disposition_area_id, material_type, sum(events), sum(level_sum) from gone group by 1, 2, 3, 4;
  with gone as (delete from unloading_days where ctid = any(array(select ctid from (select ctid,
      count(*) over (partition by customer_id, disposition_area_id, material_type, day) as number from unloading_days) day where number > 1)) returning *)
    insert into unloading_days (customer_id, day, disposition_area_id, material_type, unloadings, weight)
      select customer_id, day, disposition_area_id, material_type, sum(unloadings), sum(weight) from gone group by 1, 2, 3, 4;
  with gone as (delete from tour_days where ctid = any(array(select ctid from (select ctid,
      count(*) over (partition by customer_id, disposition_area_id, material_type, day) as number from tour_days) day where number > 1)) returning *)
    insert into tour_days (customer_id, day, disposition_area_id, material_type, begun, finished, hours, km, fuel)
      select customer_id, day, disposition_area_id, material_type, sum(begun), sum(finished), sum(hours), sum(km), sum(fuel) from gone group by 1, 2, 3, 4;
  -- Not while somebody gathers sets anew.
  select pg_advisory_xact_lock(7305121, id) from customers order by id;
  with gone as (delete from overflow_days where ctid = any(array(select ctid from (select ctid,
      count(*) over (partition by customer_id, disposition_area_id, material_type, day, block) as number from overflow_days) day where number > 1)) returning *)
    insert into overflow_days (customer_id, disposition_area_id, material_type, day, block, containers)
      select customer_id, disposition_area_id, material_type, day, block, bit_or(containers) from gone group by 1, 2, 3, 4, 5;
$$;
