-- What has changed, for the clients that show it: each statement that changes rows leaves an entry for each customer and resource, and
-- notifies the servers when it commits. Written by triggers, so that no writer can forget it. An entry names records and holds
-- nothing of them; more than 100 are not named.
create table changes (
  seq bigint generated always as identity primary key,
  customer_id integer not null references customers,
  resource text not null,
  ids integer[],
  at timestamptz(3) not null default clock_timestamp(),
  -- Transactions end in another order than their entries were numbered. Who saw this entry has seen all transactions before
  -- `oldest`; what they may have missed are the entries of those from `oldest` on.
  transaction xid8 not null default pg_current_xact_id(),
  oldest xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
--> statement-breakpoint
create index changes_by_transaction on changes (customer_id, transaction);
--> statement-breakpoint
create index changes_by_time on changes (at);
--> statement-breakpoint
-- Arguments: the resource, and the column with its record's id, if it has one.
create function note_changes() returns trigger language plpgsql as $$
declare
  source text;
  key text := coalesce(quote_ident(tg_argv[1]), 'null::integer');
  change record;
begin
  source := case tg_op
    when 'INSERT' then 'select * from new_rows'
    when 'DELETE' then 'select * from old_rows'
    else 'select * from new_rows union all select * from old_rows' end;
  for change in execute format(
    'insert into changes (customer_id, resource, ids)
       select customer_id, %L, case when count(distinct %2$s) between 1 and 100 then array_agg(distinct %2$s) end
         from (%3$s) row group by customer_id order by customer_id
       returning seq, customer_id, resource, ids, at', tg_argv[0], key, source)
  loop
    perform pg_notify('changes', json_build_object('seq', change.seq, 'customer_id', change.customer_id,
      'resource', change.resource, 'ids', change.ids, 'at', to_char(change.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text);
  end loop;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  noted record;
begin
  for noted in select table_name, quote_literal(resource) || coalesce(', ' || quote_literal(key), '') as arguments from (values
    ('disposition_areas', 'areas', 'id'),
    ('all_bins', 'bins', 'id'),
    ('all_complaints', 'complaints', 'id'),
    ('construction_types', 'construction', null),
    ('driver_shifts', 'driver_shifts', 'driver_ref'),
    ('driver_default_shifts', 'driver_shifts', 'driver_ref'),
    ('all_drivers', 'drivers', 'id'),
    ('all_locations', 'locations', 'id'),
    ('route_events', 'notifications', 'id'),
    ('unloadings', 'notifications', 'id'),
    ('phones', 'phones', 'id'),
    ('tours', 'tours', 'id'),
    ('tour_stops', 'tours', 'tour_id'),
    ('tour_tracks', 'tours', 'tour_id'),
    ('truck_shifts', 'truck_shifts', 'truck_ref'),
    ('truck_default_shifts', 'truck_shifts', 'truck_ref'),
    ('all_trucks', 'trucks', 'id'),
    ('users', 'users', 'id')) as t (table_name, resource, key)
  loop
    execute format('create trigger note_new after insert on %I referencing new table as new_rows
      for each statement execute function note_changes(%s)', noted.table_name, noted.arguments);
    execute format('create trigger note_changed after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function note_changes(%s)', noted.table_name, noted.arguments);
    execute format('create trigger note_gone after delete on %I referencing old table as old_rows
      for each statement execute function note_changes(%s)', noted.table_name, noted.arguments);
  end loop;
end $$;
--> statement-breakpoint
-- Removes what is older than a day. The newest entry stays, so that a client of a quiet night can still say what it has seen.
create function trim_changes() returns void language sql as $$
  delete from changes where at < now() - interval '1 day' and seq < (select max(seq) from changes)
$$;
