-- Containers that overflowed are counted once in a period however often they did, so days do not add up. Each day holds its
-- containers as a set of bits: the union of a year of days costs the same however many events there were. Containers have numbers
-- for this, in blocks of 8192. Sets stand for all (area -1, material ''), for each area, and for each material of all areas.

create table container_numbers (
  customer_id integer not null references customers,
  container_id text not null,
  number integer not null generated always as identity,
  primary key (customer_id, container_id)
);
--> statement-breakpoint

create table overflow_days (
  customer_id integer not null references customers,
  disposition_area_id integer not null,
  material_type text not null,
  day date not null,
  block integer not null,
  containers bit(8192) not null,
  primary key (customer_id, disposition_area_id, material_type, day, block)
);
--> statement-breakpoint
create index overflow_days_by_day on overflow_days (customer_id, day);
--> statement-breakpoint

-- Puts the sets of some days together anew.
create function gather_overflows(whose integer, days date[]) returns void language plpgsql as $$
declare
  none constant bit(8192) := repeat('0', 8192)::bit(8192);
begin
  delete from overflow_days where customer_id = whose and day = any(days);
  insert into container_numbers (customer_id, container_id)
    select distinct whose, event.container_id from route_events event
      where event.overflowing and event.customer_id = whose and event.recorded_on = any(days)
        and not exists (select 1 from container_numbers known
          where known.customer_id = whose and known.container_id = event.container_id)
      order by 2
    on conflict do nothing;
  insert into overflow_days (customer_id, disposition_area_id, material_type, day, block, containers)
    select whose, coalesce(area, -1), coalesce(material_type, ''), day, block, bit_or(set_bit(none, place, 1))
      from (
        select distinct coalesce(event.disposition_area_id, 0) as area, event.material_type, event.recorded_on as day,
            known.number / 8192 as block, known.number % 8192 as place
          from route_events event
          join container_numbers known on known.customer_id = whose and known.container_id = event.container_id
          where event.overflowing and event.customer_id = whose and event.recorded_on = any(days)
      ) seen
      group by grouping sets ((day, block, area), (day, block, material_type), (day, block));
end $$;
--> statement-breakpoint

-- One writer of a customer's overflows at a time: each has to see what the other one wrote.
create function gather_customer(whose integer, days date[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7305121, whose);
  perform gather_overflows(whose, days);
end $$;
--> statement-breakpoint

create function mark_new_overflows() returns trigger language plpgsql as $$
begin
  perform gather_customer(customer_id, array_agg(distinct recorded_on))
    from new_rows where overflowing group by customer_id order by customer_id;
  return null;
end $$;
--> statement-breakpoint
create function mark_gone_overflows() returns trigger language plpgsql as $$
begin
  perform gather_customer(customer_id, array_agg(distinct recorded_on))
    from old_rows where overflowing group by customer_id order by customer_id;
  return null;
end $$;
--> statement-breakpoint
create function mark_changed_overflows() returns trigger language plpgsql as $$
begin
  perform gather_customer(customer_id, array_agg(distinct recorded_on))
    from (select customer_id, recorded_on from old_rows where overflowing
      union select customer_id, recorded_on from new_rows where overflowing) row
    group by customer_id order by customer_id;
  return null;
end $$;
--> statement-breakpoint
create trigger mark_new_overflows after insert on route_events
  referencing new table as new_rows for each statement execute function mark_new_overflows();
--> statement-breakpoint
create trigger mark_changed_overflows after update on route_events
  referencing old table as old_rows new table as new_rows for each statement execute function mark_changed_overflows();
--> statement-breakpoint
create trigger mark_gone_overflows after delete on route_events
  referencing old table as old_rows for each statement execute function mark_gone_overflows();
--> statement-breakpoint

select gather_overflows(customer_id, array_agg(distinct recorded_on))
  from route_events where overflowing group by customer_id;
