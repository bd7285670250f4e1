-- Containers at the stops of a tour that it is not to empty, by their keys: they can wait, as its plan says.
alter table tours add column left_containers_ref text[] not null default '{}';
--> statement-breakpoint
do $$
begin
  execute replace(pg_get_functiondef('history_fields'::regproc), 'if one.key in (''id'',', 'if one.key in (''left_containers_ref'', ''id'',');
end $$;
