-- How many tours and notifications a customer has in each status, so that a page does not count them all. Changes are appended
-- and added up now and then (compact_list_counts), so that writers do not wait for each other.
create table list_counts (
  customer_id integer not null references customers,
  list text not null,
  status text not null,
  number integer not null
);
--> statement-breakpoint
create index list_counts_by_list on list_counts (customer_id, list, status) include (number);
--> statement-breakpoint

create function count_new() returns trigger language plpgsql as $$
begin
  insert into list_counts select customer_id, tg_table_name, status, count(*) from new_rows group by 1, 3;
  return null;
end $$;
--> statement-breakpoint
create function count_gone() returns trigger language plpgsql as $$
begin
  insert into list_counts select customer_id, tg_table_name, status, -count(*) from old_rows group by 1, 3;
  return null;
end $$;
--> statement-breakpoint
create function count_changed() returns trigger language plpgsql as $$
begin
  insert into list_counts
    select customer_id, tg_table_name, status, sum(change) from (
      select customer_id, status, -1 as change from old_rows
      union all select customer_id, status, 1 from new_rows) row
    group by 1, 3 having sum(change) <> 0;
  return null;
end $$;
--> statement-breakpoint

create trigger count_new_tours after insert on tours
  referencing new table as new_rows for each statement execute function count_new();
--> statement-breakpoint
create trigger count_gone_tours after delete on tours
  referencing old table as old_rows for each statement execute function count_gone();
--> statement-breakpoint
create trigger count_changed_tours after update on tours
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed();
--> statement-breakpoint
create trigger count_new_complaints after insert on complaints
  referencing new table as new_rows for each statement execute function count_new();
--> statement-breakpoint
create trigger count_gone_complaints after delete on complaints
  referencing old table as old_rows for each statement execute function count_gone();
--> statement-breakpoint
create trigger count_changed_complaints after update on complaints
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed();
--> statement-breakpoint

create function compact_list_counts() returns void language sql as $$
  with gone as (delete from list_counts returning *)
  insert into list_counts select customer_id, list, status, sum(number) from gone group by 1, 2, 3 having sum(number) <> 0
$$;
--> statement-breakpoint

insert into list_counts select customer_id, 'tours', status, count(*) from tours group by 1, 3;
--> statement-breakpoint
insert into list_counts select customer_id, 'complaints', status, count(*) from complaints group by 1, 3;
