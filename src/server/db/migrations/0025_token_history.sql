-- Machine tokens are in the history: created and revoked. When they are used is measured; their prefix is part of the secret.
create or replace function history_fields(row_before jsonb) returns jsonb language plpgsql stable as $$
declare
  fields jsonb := '{}';
  one record;
begin
  for one in select key, value from jsonb_each(row_before) loop
    if one.key in ('id', 'customer_id', 'updated_at', 'deleted_at', 'search', 'locked', 'last_level', 'last_recorded_at', 'last_emptied_at',
        'selected_disposition_area_ids', 'last_used_at', 'prefix') or one.key ~ '(password|secret|token|hash|code|totp)' then
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
--> statement-breakpoint
select keep_history('machine_tokens', 'tokens');
