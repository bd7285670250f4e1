-- Whether nobody said the level: an emptying without one counts as full, and no sensor is judged by it.
alter table route_events add column level_assumed boolean not null default false;
