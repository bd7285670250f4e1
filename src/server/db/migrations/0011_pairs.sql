-- The driver of a truck's shift.
alter table truck_shifts add column driver_ref integer references all_drivers on delete set null;
--> statement-breakpoint
create index truck_shifts_by_driver on truck_shifts (driver_ref, work_date) where driver_ref is not null;
--> statement-breakpoint
-- Trucks lose a driver whose day has no entry at the time of their shift.
create function free_trucks(driver integer, day date) returns void language sql as $$
  update truck_shifts shift set driver_ref = null
    where shift.driver_ref = driver and shift.work_date = day and not exists (
      select from driver_shifts entry where entry.driver_ref = driver and entry.work_date = day and entry.available
        and entry.start_time < shift.end_time and shift.start_time < entry.end_time)
$$;
--> statement-breakpoint
-- Prepares a truck's shift for its driver: the one wanted, else that of the entries it replaces (`starts`). An entry with its times replaces what
-- it overlaps of the driver's day, unless one spans it. The driver is locked, so that two trucks wait for each other. Returns the driver, and why
-- not: the truck that he has then, or that he is absent.
create function pair_driver(customer integer, truck integer, day date, shift_start text, shift_end text, starts text[], wanted text)
returns table (id integer, key text, plate text, taken_start text, taken_end text, absent boolean) language plpgsql as $$
begin
  select driver.id, driver.driver_id into id, key from drivers driver
    where driver.customer_id = customer and case when wanted is null
      then driver.id = (select shift.driver_ref from truck_shifts shift
        where shift.truck_ref = truck and shift.work_date = day and shift.start_time = any(starts) and shift.driver_ref is not null limit 1)
      else driver.driver_id = wanted end
    for update;
  if id is null then return; end if;
  select other.license_plate, shift.start_time, shift.end_time into plate, taken_start, taken_end
    from truck_shifts shift join trucks other on other.id = shift.truck_ref
    where shift.driver_ref = pair_driver.id and shift.work_date = day and not (shift.truck_ref = truck and shift.start_time = any(starts))
      and shift.start_time < shift_end and shift_start < shift.end_time limit 1;
  absent := exists (select from driver_shifts entry where entry.driver_ref = pair_driver.id and entry.work_date = day and not entry.available
    and entry.start_time < shift_end and shift_start < entry.end_time);
  if plate is null and not absent and not exists (select from driver_shifts entry
    where entry.driver_ref = pair_driver.id and entry.work_date = day and entry.start_time <= shift_start and shift_end <= entry.end_time) then
    delete from driver_shifts entry where entry.driver_ref = pair_driver.id and entry.work_date = day
      and entry.start_time < shift_end and shift_start < entry.end_time;
    insert into driver_shifts (driver_ref, customer_id, work_date, start_time, end_time, available)
      values (pair_driver.id, customer, day, shift_start, shift_end, true);
    perform free_trucks(pair_driver.id, day);
  end if;
  return next;
end $$;
