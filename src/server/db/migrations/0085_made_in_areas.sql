-- The areas to which the maker was limited at that time; null without a limit.
alter table driver_links add column areas_ref integer[];
--> statement-breakpoint
alter table imports add column areas_ref integer[];
--> statement-breakpoint
alter table tour_proposals add column areas_ref integer[];
--> statement-breakpoint
alter table disruptions add column areas_ref integer[];
