-- The history shows when a password was set, and the stops of a tour.
alter table users add column access_set_at timestamptz(3);
--> statement-breakpoint
-- The keys of the locations a tour was planned for, in order, kept for the history alone.
alter table tours add column stops_ref text[];
--> statement-breakpoint
do $$
begin
  perform set_config('app.actor', '{"source": "none"}', true);
  update tours tour set stops_ref = (select array_agg(place.location_id order by stop.position)
      from tour_stops stop join all_locations place on place.id = stop.location_ref where stop.tour_id = tour.id)
    where status = 'planned';
  perform set_config('app.actor', '', true);
  execute replace(pg_get_functiondef('history_fields'::regproc), 'elsif one.key = ''location_ref'' then',
    'elsif one.key = ''stops_ref'' then fields := fields || jsonb_build_object(''stops'', one.value);
    elsif one.key = ''location_ref'' then');
end $$;
