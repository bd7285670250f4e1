-- Nothing comes into an archived area: the area is locked by the statement that writes into it, so that an archiving at this moment waits and counts it.
-- A restored record is checked too.
create function check_active_area() returns trigger language plpgsql as $$
declare
  area text := to_jsonb(new)->>tg_argv[0];
begin
  if area is null or new.deleted_at is not null
    or tg_op = 'UPDATE' and old.deleted_at is null and area = to_jsonb(old)->>tg_argv[0] then
    return new;
  end if;
  perform 1 from disposition_areas where id = area::integer and state = 'active' for key share;
  if not found then
    raise exception 'The area is archived' using errcode = '23514', constraint = 'active_area', table = tg_table_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger active_area before insert or update of disposition_area_id, deleted_at on all_locations
  for each row execute function check_active_area('disposition_area_id');
--> statement-breakpoint
create trigger active_area before insert or update of default_disposition_area_id, deleted_at on all_trucks
  for each row execute function check_active_area('default_disposition_area_id');
--> statement-breakpoint
create trigger active_area before insert or update of default_disposition_area_id, deleted_at on all_drivers
  for each row execute function check_active_area('default_disposition_area_id');
