-- Tours say what is wrong with them, alternatives which locations were pinned or banned. Of those made before there is nothing of it.
create function with_conflicts(tours jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(tour || '{"conflicts":[]}' order by place), '[]') from jsonb_array_elements(tours) with ordinality each(tour, place)
$$;
--> statement-breakpoint
update tour_proposals set alternatives = (
  select coalesce(jsonb_agg(one || jsonb_build_object('tours', with_conflicts(one -> 'tours'), 'idle_pairs', '[]'::jsonb, 'pinned_location_ids', '[]'::jsonb, 'banned_location_ids', '[]'::jsonb) order by place), '[]')
  from jsonb_array_elements(alternatives) with ordinality each(one, place));
--> statement-breakpoint
update disruptions set options = (
  select coalesce(jsonb_agg(one || jsonb_build_object('tours', with_conflicts(one -> 'tours')) order by place), '[]')
  from jsonb_array_elements(options) with ordinality each(one, place));
--> statement-breakpoint
drop function with_conflicts(jsonb);
