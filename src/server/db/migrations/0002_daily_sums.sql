-- Statistics add up days. These tables hold each day's sums, kept by triggers whoever writes, so that a year costs the same
-- however many events it had. Area 0 stands for none.

-- Where an event or unloading counts: the area of its location or tour, kept with it so that it survives the location.
alter table route_events add column disposition_area_id integer;
--> statement-breakpoint
alter table unloadings add column disposition_area_id integer;
--> statement-breakpoint

create table event_days (
  customer_id integer not null references customers,
  day date not null,
  disposition_area_id integer not null,
  material_type text not null,
  events integer not null,
  level_sum double precision not null,
  primary key (customer_id, day, disposition_area_id, material_type)
);
--> statement-breakpoint

create table tour_days (
  customer_id integer not null references customers,
  day date not null,
  disposition_area_id integer not null,
  material_type text[] not null,
  begun integer not null,
  finished integer not null,
  hours double precision not null,
  km double precision not null,
  fuel double precision not null,
  primary key (customer_id, day, disposition_area_id, material_type)
);
--> statement-breakpoint

create table unloading_days (
  customer_id integer not null references customers,
  day date not null,
  disposition_area_id integer not null,
  material_type text not null,
  unloadings integer not null,
  weight double precision not null,
  primary key (customer_id, day, disposition_area_id, material_type)
);
--> statement-breakpoint

create function area_of_event() returns trigger language plpgsql as $$
begin
  new.disposition_area_id := (select disposition_area_id from locations where id = new.location_ref);
  return new;
end $$;
--> statement-breakpoint
create trigger area_of_event before insert on route_events for each row
  when (new.disposition_area_id is null) execute function area_of_event();
--> statement-breakpoint

create function area_of_unloading() returns trigger language plpgsql as $$
begin
  new.disposition_area_id := (select disposition_area_id from tours where id = new.tour_id);
  return new;
end $$;
--> statement-breakpoint
create trigger area_of_unloading before insert on unloadings for each row
  when (new.disposition_area_id is null) execute function area_of_unloading();
--> statement-breakpoint

-- A location or tour that moves to another area takes its history along.
create function move_events() returns trigger language plpgsql as $$
begin
  update route_events set disposition_area_id = new.disposition_area_id where location_ref = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger move_events after update of disposition_area_id on locations for each row
  when (old.disposition_area_id is distinct from new.disposition_area_id) execute function move_events();
--> statement-breakpoint

create function move_unloadings() returns trigger language plpgsql as $$
begin
  update unloadings set disposition_area_id = new.disposition_area_id where tour_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger move_unloadings after update of disposition_area_id on tours for each row
  when (old.disposition_area_id is distinct from new.disposition_area_id) execute function move_unloadings();
--> statement-breakpoint

-- The rows before (minus) and after (plus) a statement; sorted, so that two writers lock in the same order.
create function sum_events() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into event_days as d
      select customer_id, recorded_on, coalesce(disposition_area_id, 0), material_type, -count(*), -sum(level)
        from old_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set events = d.events + excluded.events, level_sum = d.level_sum + excluded.level_sum;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into event_days as d
      select customer_id, recorded_on, coalesce(disposition_area_id, 0), material_type, count(*), sum(level)
        from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set events = d.events + excluded.events, level_sum = d.level_sum + excluded.level_sum;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger sum_new_events after insert on route_events
  referencing new table as new_rows for each statement execute function sum_events();
--> statement-breakpoint
create trigger sum_changed_events after update on route_events
  referencing old table as old_rows new table as new_rows for each statement execute function sum_events();
--> statement-breakpoint
create trigger sum_gone_events after delete on route_events
  referencing old table as old_rows for each statement execute function sum_events();
--> statement-breakpoint

create function sum_unloadings() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into unloading_days as d
      select customer_id, recorded_on, coalesce(disposition_area_id, 0), material_type, -count(*), -sum(weight)
        from old_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set unloadings = d.unloadings + excluded.unloadings, weight = d.weight + excluded.weight;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into unloading_days as d
      select customer_id, recorded_on, coalesce(disposition_area_id, 0), material_type, count(*), sum(weight)
        from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set unloadings = d.unloadings + excluded.unloadings, weight = d.weight + excluded.weight;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger sum_new_unloadings after insert on unloadings
  referencing new table as new_rows for each statement execute function sum_unloadings();
--> statement-breakpoint
create trigger sum_changed_unloadings after update on unloadings
  referencing old table as old_rows new table as new_rows for each statement execute function sum_unloadings();
--> statement-breakpoint
create trigger sum_gone_unloadings after delete on unloadings
  referencing old table as old_rows for each statement execute function sum_unloadings();
--> statement-breakpoint

-- A tour counts as begun on its first day and with hours, distance and fuel on its last.
create function tour_sums(sign integer, changed tours[]) returns void language sql as $$
  insert into tour_days as d
    select customer_id, day, area, material_type, sum(begun), sum(finished), sum(hours), sum(km), sum(fuel)
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
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (customer_id, day, disposition_area_id, material_type)
    do update set begun = d.begun + excluded.begun, finished = d.finished + excluded.finished,
      hours = d.hours + excluded.hours, km = d.km + excluded.km, fuel = d.fuel + excluded.fuel
$$;
--> statement-breakpoint
create function sum_tours() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    perform tour_sums(-1, (select array_agg(o::tours) from old_rows o));
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    perform tour_sums(1, (select array_agg(n::tours) from new_rows n));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger sum_new_tours after insert on tours
  referencing new table as new_rows for each statement execute function sum_tours();
--> statement-breakpoint
create trigger sum_changed_tours after update on tours
  referencing old table as old_rows new table as new_rows for each statement execute function sum_tours();
--> statement-breakpoint
create trigger sum_gone_tours after delete on tours
  referencing old table as old_rows for each statement execute function sum_tours();
--> statement-breakpoint

drop index route_events_overflowing;
--> statement-breakpoint
create index route_events_overflowing
  on route_events (customer_id, recorded_on, disposition_area_id, material_type, container_id) where overflowing;
