-- Which stop a driver skipped, so that a deviation has its own time.
alter table driver_events add column location_id text;
