-- What triggers and functions read and change, they say whose it is: on a database that is distributed by customer it lies on one node.
create or replace function area_of_event() returns trigger language plpgsql as $$
begin
  new.disposition_area_id := (select disposition_area_id from locations where customer_id = new.customer_id and id = new.location_ref);
  return new;
end $$;
--> statement-breakpoint
create or replace function area_of_unloading() returns trigger language plpgsql as $$
begin
  new.disposition_area_id := (select disposition_area_id from tours where customer_id = new.customer_id and id = new.tour_id);
  return new;
end $$;
--> statement-breakpoint
create or replace function check_active_area() returns trigger language plpgsql as $$
declare
  area text := to_jsonb(new)->>tg_argv[0];
begin
  if area is null or new.deleted_at is not null
    or tg_op = 'UPDATE' and old.deleted_at is null and area = to_jsonb(old)->>tg_argv[0] then
    return new;
  end if;
  perform 1 from disposition_areas where customer_id = new.customer_id and id = area::integer and state = 'active' for key share;
  if not found then
    raise exception 'The area is archived' using errcode = '23514', constraint = 'active_area', table = tg_table_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace function move_events() returns trigger language plpgsql as $$
begin
  update route_events set disposition_area_id = new.disposition_area_id where customer_id = new.customer_id and location_ref = new.id;
  return null;
end $$;
--> statement-breakpoint
create or replace function move_unloadings() returns trigger language plpgsql as $$
begin
  update unloadings set disposition_area_id = new.disposition_area_id where customer_id = new.customer_id and tour_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create or replace function case_of(report all_complaints) returns integer language sql as $$
  select known.case_ref from all_complaints known
    join all_locations there on there.customer_id = known.customer_id and there.id = known.location_ref
    join all_locations here on here.customer_id = report.customer_id and here.id = report.location_ref
    where known.customer_id = report.customer_id and known.material_type = report.material_type and known.deleted_at is null
      and known.created_at between report.created_at - interval '48 hours' and report.created_at and known.id <> report.id
      and (known.closed_at is null or known.closed_at > report.created_at
        or known.closed_event is not null and known.closed_at > report.created_at - interval '24 hours')
      and 111195 * sqrt((there.latitude - here.latitude) ^ 2
        + ((there.longitude - here.longitude) * cos(radians((there.latitude + here.latitude) / 2))) ^ 2) <= 50
    order by known.created_at desc, known.id desc limit 1
$$;
--> statement-breakpoint
create or replace function history_fields(row_before jsonb) returns jsonb language plpgsql stable as $$
declare
  customer constant integer := coalesce(row_before->>'customer_id', row_before->>'id')::integer;
  fields jsonb := '{}';
  one record;
begin
  for one in select key, value from jsonb_each(row_before) loop
    if one.key in ('left_containers_ref', 'id', 'customer_id', 'updated_at', 'deleted_at', 'search', 'locked', 'last_level', 'last_recorded_at', 'last_emptied_at',
        'selected_disposition_area_ids', 'last_used_at', 'sender', 'picked_up', 'planned', 'overflowing', 'tons', 'started_on', 'finished_on', 'prefix', 'case_ref', 'open_since', 'closed_event', 'due_at')
        or one.key ~ '(password|secret|token|hash|code|totp)' then
      null;
    elsif one.key = 'stops_ref' then fields := fields || jsonb_build_object('stops', one.value);
    elsif one.key = 'location_ref' then
      fields := fields || jsonb_build_object('location_id', (select location_id from all_locations where customer_id = customer and id = (one.value #>> '{}')::integer));
    elsif one.key = 'driver_ref' then
      fields := fields || jsonb_build_object('driver_id', (select driver_id from all_drivers where customer_id = customer and id = (one.value #>> '{}')::integer));
    elsif one.key = 'truck_ref' then
      fields := fields || jsonb_build_object('license_plate', (select license_plate from all_trucks where customer_id = customer and id = (one.value #>> '{}')::integer));
    elsif one.key = 'user_ref' then
      -- Of a view; who has made a token is the actor.
      if not row_before ? 'secret_hash' then
        fields := fields || jsonb_build_object('shared', one.value = 'null');
      end if;
    else
      fields := fields || jsonb_build_object(one.key, one.value);
    end if;
  end loop;
  return fields;
end $$;
--> statement-breakpoint
create or replace function note_history() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  actor jsonb := coalesce(nullif(current_setting('app.actor', true), ''), '{}')::jsonb;
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  customer constant integer := coalesce(whole->>'customer_id', whole->>'id')::integer;
  fields jsonb;
  was jsonb;
  becomes jsonb;
  action text;
  ref integer;
begin
  if actor->>'source' = 'none' then
    return null;
  end if;
  action := case
    when tg_op = 'INSERT' then 'created'
    when tg_op = 'DELETE' then 'deleted'
    when old_row->>'deleted_at' is null and new_row->>'deleted_at' is not null then 'deleted'
    when old_row->>'deleted_at' is not null and new_row->>'deleted_at' is null then 'restored'
    else 'changed' end;
  -- Removed for good after its time in the trash, or with its owner: nobody's deed of this moment.
  if tg_op = 'DELETE' and old_row->>'deleted_at' is not null then
    return null;
  end if;
  -- A view that one user keeps is nobody else's business.
  if kind = 'views' and coalesce(old_row->>'user_ref', new_row->>'user_ref') is not null
    and (tg_op <> 'UPDATE' or old_row->>'user_ref' = new_row->>'user_ref') then
    return null;
  end if;
  was := case when old_row is not null then history_fields(old_row) end;
  becomes := case when new_row is not null then history_fields(new_row) end;
  fields := coalesce(becomes, was);
  if whole ? 'work_date' or whole ? 'day_of_week' then
    if (whole ? 'truck_ref' and fields->>'license_plate' is null) or (not whole ? 'truck_ref' and whole ? 'driver_ref' and fields->>'driver_id' is null) then
      return null;
    end if;
  end if;
  if action = 'changed' then
    select jsonb_object_agg(key, was->key), jsonb_object_agg(key, value) into was, becomes
      from jsonb_each(becomes) where value is distinct from was->key;
    if becomes is null then
      return null;
    end if;
  else
    was := case when action = 'deleted' then jsonb_strip_nulls(was) end;
    becomes := case when action <> 'deleted' then jsonb_strip_nulls(becomes) end;
  end if;
  ref := coalesce(whole->>'id', whole->>'truck_ref', whole->>'driver_ref')::integer;
  insert into history (customer_id, at, actor_ref, actor, source, kind, record_ref, record_key, record, work_date, day_of_week, action, before, after)
  values (
    customer,
    coalesce((actor->>'at')::timestamptz, clock_timestamp()),
    (actor->>'id')::integer,
    coalesce(actor->>'name', (select name from users where customer_id = customer and id = (actor->>'id')::integer)),
    coalesce(actor->>'source', 'server'),
    kind,
    ref,
    coalesce(case when kind like 'truck%' then fields->>'license_plate' end, ref::text, whole->>'work_date'),
    concat_ws(', ', coalesce(fields->>'route_name', fields->>'license_plate', fields->>'container_id', fields->>'location_name', fields->>'name', fields->>'number',
      case when kind like 'driver%' then fields->>'driver_id' end, whole->>'work_date', '#' || ref), fields->>'start_time'),
    (whole->>'work_date')::date,
    whole->>'day_of_week',
    action, was, becomes);
  return null;
end $$;
--> statement-breakpoint
create or replace function note_answer() returns trigger language plpgsql as $$
declare
  actor jsonb := coalesce(nullif(current_setting('app.actor', true), ''), '{}')::jsonb;
begin
  insert into history (customer_id, at, actor_ref, actor, source, kind, record_ref, record_key, record, action, before, after)
  values (
    new.customer_id, new.answered_at, (actor->>'id')::integer,
    coalesce(actor->>'name', (select name from users where customer_id = new.customer_id and id = (actor->>'id')::integer)), coalesce(actor->>'source', 'server'),
    'complaints', new.complaint_ref, new.complaint_ref::text, '#' || new.complaint_ref,
    'changed', jsonb_build_object('answer', old.answer), jsonb_build_object('answer', new.answer));
  return null;
end $$;
--> statement-breakpoint
-- The one without the customer stays for servers of the version before, which may still run.
create function free_trucks(customer integer, driver integer, day date) returns void language sql as $$
  update truck_shifts shift set driver_ref = null
    where shift.customer_id = customer and shift.driver_ref = driver and shift.work_date = day and not exists (
      select from driver_shifts entry where entry.customer_id = customer and entry.driver_ref = driver and entry.work_date = day and entry.available
        and entry.start_time < shift.end_time and shift.start_time < entry.end_time)
$$;
--> statement-breakpoint
create or replace function pair_driver(customer integer, truck integer, day date, shift_start text, shift_end text, starts text[], wanted text) returns TABLE(id integer, key text, plate text, taken_start text, taken_end text, absent boolean) language plpgsql as $$
begin
  select driver.id, driver.driver_id into id, key from drivers driver
    where driver.customer_id = customer and case when wanted is null
      then driver.id = (select shift.driver_ref from truck_shifts shift
        where shift.customer_id = customer and shift.truck_ref = truck and shift.work_date = day and shift.start_time = any(starts) and shift.driver_ref is not null limit 1)
      else driver.driver_id = wanted end
    for update;
  if id is null then return; end if;
  select other.license_plate, shift.start_time, shift.end_time into plate, taken_start, taken_end
    from truck_shifts shift join trucks other on other.customer_id = customer and other.id = shift.truck_ref
    where shift.customer_id = customer and shift.driver_ref = pair_driver.id and shift.work_date = day and not (shift.truck_ref = truck and shift.start_time = any(starts))
      and shift.start_time < shift_end and shift_start < shift.end_time limit 1;
  absent := exists (select from driver_shifts entry where entry.customer_id = customer and entry.driver_ref = pair_driver.id and entry.work_date = day and not entry.available
    and entry.start_time < shift_end and shift_start < entry.end_time);
  if plate is null and not absent and not exists (select from driver_shifts entry
    where entry.customer_id = customer and entry.driver_ref = pair_driver.id and entry.work_date = day and entry.start_time <= shift_start and shift_end <= entry.end_time) then
    delete from driver_shifts entry where entry.customer_id = customer and entry.driver_ref = pair_driver.id and entry.work_date = day
      and entry.start_time < shift_end and shift_start < entry.end_time;
    insert into driver_shifts (driver_ref, customer_id, work_date, start_time, end_time, available)
      values (pair_driver.id, customer, day, shift_start, shift_end, true);
    perform free_trucks(customer, pair_driver.id, day);
  end if;
  return next;
end $$;
--> statement-breakpoint
do $$
declare
  replaced regproc;
begin
  for replaced in select oid::regproc from pg_proc where pronamespace = current_schema()::regnamespace and proname in ('area_of_event', 'area_of_unloading', 'check_active_area', 'move_events', 'move_unloadings', 'note_history', 'note_answer', 'free_trucks', 'pair_driver') loop
    execute format('alter routine %s set search_path = %I', replaced::regprocedure, current_schema());
  end loop;
end $$;
--> statement-breakpoint
-- No server that may still run counts attempts here.
drop function count_attempt;
--> statement-breakpoint
drop table attempts;
