-- Who drives a truck is one plan of the whole city: a caller limited to areas must not book a driver twice, or leave a driver who is absent with a truck that
-- the caller does not see.
alter function pair_driver(integer, integer, date, text, text, text[], text) set search_path from current;
--> statement-breakpoint
alter function free_trucks(integer, date) set search_path from current;
