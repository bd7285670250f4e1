-- Days whose plan of shifts is finished.
create table finished_days (
  customer_id integer not null references customers,
  work_date date not null,
  primary key (customer_id, work_date)
);
--> statement-breakpoint
create trigger note_new after insert on finished_days referencing new table as new_rows
  for each statement execute function note_changes('finished_days');
--> statement-breakpoint
create trigger note_gone after delete on finished_days referencing old table as old_rows
  for each statement execute function note_changes('finished_days');
