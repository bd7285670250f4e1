-- The planner has to know how much the tables of the last steps hold, or it takes the wrong index until autovacuum has seen them.
analyze event_days, tour_days, unloading_days, container_numbers, overflow_days, list_counts;
