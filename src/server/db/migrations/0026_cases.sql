-- Reports of one trouble are one case: those of a material that come within 48 hours of each other, from within 50 m, until a tour has emptied it; a
-- report within 24 hours after that opens it again. An emptying closes the reports that it answers and is kept with them (`closed_event`), so
-- that a correction of the event opens them again. `open_since` is when a report was filed or opened again: only a later emptying closes it.
alter table all_complaints add column case_ref integer, add column open_since timestamptz(3), add column closed_event integer,
  add column due_at timestamptz(3);
--> statement-breakpoint
create or replace view complaints as select * from all_complaints where deleted_at is null;
--> statement-breakpoint
create sequence complaint_cases as integer;
--> statement-breakpoint
create index complaints_by_case on all_complaints (customer_id, case_ref);
--> statement-breakpoint
create index complaints_by_material on all_complaints (customer_id, material_type, created_at);
--> statement-breakpoint
-- Metres on the plane that touches the earth between the two: exact to a millimetre at 50 m.
create function case_of(report all_complaints) returns integer language sql as $$
  select known.case_ref from all_complaints known
    join all_locations there on there.id = known.location_ref
    join all_locations here on here.id = report.location_ref
    where known.customer_id = report.customer_id and known.material_type = report.material_type and known.deleted_at is null
      and known.created_at between report.created_at - interval '48 hours' and report.created_at and known.id <> report.id
      and (known.closed_at is null or known.closed_at > report.created_at
        or known.closed_event is not null and known.closed_at > report.created_at - interval '24 hours')
      and 111195 * sqrt((there.latitude - here.latitude) ^ 2
        + ((there.longitude - here.longitude) * cos(radians((there.latitude + here.latitude) / 2))) ^ 2) <= 50
    order by known.created_at desc, known.id desc limit 1
$$;
--> statement-breakpoint
create function open_case() returns trigger language plpgsql as $$
begin
  -- Two reports at once are one case.
  perform pg_advisory_xact_lock(hashtext('complaint_cases'), new.customer_id);
  new.open_since := coalesce(new.open_since, new.created_at);
  new.case_ref := coalesce(case_of(new), nextval('complaint_cases'));
  return new;
end $$;
--> statement-breakpoint
do $$
declare
  one all_complaints;
begin
  perform set_config('app.actor', '{"source": "none"}', true);
  for one in select * from all_complaints order by created_at, id loop
    update all_complaints set open_since = created_at, case_ref = coalesce(case_of(one), nextval('complaint_cases')) where id = one.id;
  end loop;
  perform set_config('app.actor', '', true);
end $$;
--> statement-breakpoint
create trigger open_case before insert on all_complaints for each row execute function open_case();
--> statement-breakpoint
create trigger move_case before update of location_ref, material_type on all_complaints for each row
  when (old.location_ref is distinct from new.location_ref or old.material_type <> new.material_type) execute function open_case();
--> statement-breakpoint
alter table customers add column working_hours jsonb not null
  default '{"days": [1, 2, 3, 4, 5], "from": "07:00", "to": "16:00", "holidays": "DE", "due": 16}';
--> statement-breakpoint
-- What a case keeps is no field of a report.
create or replace function history_fields(row_before jsonb) returns jsonb language plpgsql stable as $$
declare
  fields jsonb := '{}';
  one record;
begin
  for one in select key, value from jsonb_each(row_before) loop
    if one.key in ('id', 'customer_id', 'updated_at', 'deleted_at', 'search', 'locked', 'last_level', 'last_recorded_at', 'last_emptied_at',
        'selected_disposition_area_ids', 'last_used_at', 'prefix', 'case_ref', 'open_since', 'closed_event', 'due_at')
        or one.key ~ '(password|secret|token|hash|code|totp)' then
      null;
    elsif one.key = 'location_ref' then
      fields := fields || jsonb_build_object('location_id', (select location_id from all_locations where id = (one.value #>> '{}')::integer));
    elsif one.key = 'driver_ref' then
      fields := fields || jsonb_build_object('driver_id', (select driver_id from all_drivers where id = (one.value #>> '{}')::integer));
    elsif one.key = 'truck_ref' then
      fields := fields || jsonb_build_object('license_plate', (select license_plate from all_trucks where id = (one.value #>> '{}')::integer));
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
