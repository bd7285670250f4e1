-- When a link ends is worked out where it is asked. Servers of the version before read this column until they are replaced.
alter table driver_links alter column expires_at set default now() + interval '1 day';
