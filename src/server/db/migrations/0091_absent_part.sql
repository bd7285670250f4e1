-- Trucks lose a driver whose day has no entry at the time of their shift, or an absence then.
create or replace function free_trucks(customer integer, driver integer, day date) returns void language sql as $$
  update truck_shifts shift set driver_ref = null
    where shift.customer_id = customer and shift.driver_ref = driver and shift.work_date = day and not coalesce((
      select bool_and(entry.available) from driver_shifts entry where entry.customer_id = customer and entry.driver_ref = driver and entry.work_date = day
        and entry.start_time < shift.end_time and shift.start_time < entry.end_time), false)
$$;
--> statement-breakpoint
do $$ begin
  execute format('alter routine free_trucks(integer, integer, date) set search_path = %I', current_schema());
end $$;
