-- Containers by their level from the fullest down, those without one last.
create index bins_by_level_desc on all_bins (customer_id, last_level desc nulls last, id desc);
