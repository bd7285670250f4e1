-- What was recorded at one container, for its last 90 days.
create index route_events_by_container on route_events (customer_id, container_id, recorded_at);
