-- What a dispatcher has acknowledged of a tour's deviations, once for all. The stream says so of the tour.
create table tour_deviations_seen (
  tour_id integer not null references tours on delete cascade,
  deviation text not null,
  customer_id integer not null references customers,
  user_ref integer references users on delete set null,
  seen_at timestamptz(3) not null,
  primary key (tour_id, deviation)
);
--> statement-breakpoint
create trigger note_new after insert on tour_deviations_seen referencing new table as new_rows
  for each statement execute function note_changes('tours', 'tour_id');
