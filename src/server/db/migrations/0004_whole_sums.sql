-- A year of a whole customer reads one row for each day: beside the sums by area and material stand those of all areas (area -1) by
-- material, and those of all areas and materials (material '', of tours '{}').

alter table event_days drop constraint event_days_pkey,
  add primary key (customer_id, disposition_area_id, material_type, day);
--> statement-breakpoint
alter table tour_days drop constraint tour_days_pkey,
  add primary key (customer_id, disposition_area_id, material_type, day);
--> statement-breakpoint
alter table unloading_days drop constraint unloading_days_pkey,
  add primary key (customer_id, disposition_area_id, material_type, day);
--> statement-breakpoint

insert into event_days (customer_id, day, disposition_area_id, material_type, events, level_sum)
  select customer_id, day, -1, coalesce(material_type, ''), sum(events), sum(level_sum) from event_days
    group by grouping sets ((customer_id, day, material_type), (customer_id, day));
--> statement-breakpoint
insert into unloading_days (customer_id, day, disposition_area_id, material_type, unloadings, weight)
  select customer_id, day, -1, coalesce(material_type, ''), sum(unloadings), sum(weight) from unloading_days
    group by grouping sets ((customer_id, day, material_type), (customer_id, day));
--> statement-breakpoint
insert into tour_days (customer_id, day, disposition_area_id, material_type, begun, finished, hours, km, fuel)
  select customer_id, day, -1, coalesce(material_type, '{}'), sum(begun), sum(finished), sum(hours), sum(km), sum(fuel)
    from tour_days group by grouping sets ((customer_id, day, material_type), (customer_id, day));
--> statement-breakpoint

create or replace function sum_events() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into event_days as d (customer_id, day, disposition_area_id, material_type, events, level_sum)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), -count(*), -sum(level)
        from (select *, coalesce(disposition_area_id, 0) as area from old_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on)) order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set events = d.events + excluded.events, level_sum = d.level_sum + excluded.level_sum;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into event_days as d (customer_id, day, disposition_area_id, material_type, events, level_sum)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), count(*), sum(level)
        from (select *, coalesce(disposition_area_id, 0) as area from new_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on)) order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set events = d.events + excluded.events, level_sum = d.level_sum + excluded.level_sum;
  end if;
  return null;
end $$;
--> statement-breakpoint

create or replace function sum_unloadings() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into unloading_days as d (customer_id, day, disposition_area_id, material_type, unloadings, weight)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), -count(*), -sum(weight)
        from (select *, coalesce(disposition_area_id, 0) as area from old_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on)) order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set unloadings = d.unloadings + excluded.unloadings, weight = d.weight + excluded.weight;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into unloading_days as d (customer_id, day, disposition_area_id, material_type, unloadings, weight)
      select customer_id, recorded_on, coalesce(area, -1), coalesce(material_type, ''), count(*), sum(weight)
        from (select *, coalesce(disposition_area_id, 0) as area from new_rows) row
        group by grouping sets ((customer_id, recorded_on, area, material_type), (customer_id, recorded_on, material_type), (customer_id, recorded_on)) order by 1, 2, 3, 4
      on conflict (customer_id, day, disposition_area_id, material_type)
      do update set unloadings = d.unloadings + excluded.unloadings, weight = d.weight + excluded.weight;
  end if;
  return null;
end $$;
--> statement-breakpoint

create or replace function tour_sums(sign integer, changed tours[]) returns void language sql as $$
  insert into tour_days as d (customer_id, day, disposition_area_id, material_type, begun, finished, hours, km, fuel)
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
      group by grouping sets ((customer_id, day, area, material_type), (customer_id, day, material_type), (customer_id, day)) order by 1, 2, 3, 4
    on conflict (customer_id, day, disposition_area_id, material_type)
    do update set begun = d.begun + excluded.begun, finished = d.finished + excluded.finished,
      hours = d.hours + excluded.hours, km = d.km + excluded.km, fuel = d.fuel + excluded.fuel
$$;
