-- A day of which a part is in an archived month keeps its sets: that part cannot be gathered again.
create or replace function gather_overflows(whose integer, days date[]) returns void language plpgsql as $$
declare
  none constant bit(8192) := repeat('0', 8192)::bit(8192);
begin
  delete from overflow_days where customer_id = whose and day = any(days) and not exists (
    select from archived_months gone join customers customer on customer.id = whose
      where gone.table_name = 'route_events' and gone.month in (
        date_trunc('month', day::timestamp at time zone customer.time_zone at time zone 'UTC')::date,
        date_trunc('month', ((day + 1)::timestamp at time zone customer.time_zone) at time zone 'UTC' - interval '1 millisecond')::date));
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
