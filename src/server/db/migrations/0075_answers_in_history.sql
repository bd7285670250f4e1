-- What citizens were answered stands in the history of the notification.
create function note_answer() returns trigger language plpgsql as $$
declare
  actor jsonb := coalesce(nullif(current_setting('app.actor', true), ''), '{}')::jsonb;
begin
  insert into history (customer_id, at, actor_ref, actor, source, kind, record_ref, record_key, record, action, before, after)
  values (
    new.customer_id, new.answered_at, (actor->>'id')::integer,
    coalesce(actor->>'name', (select name from users where id = (actor->>'id')::integer)), coalesce(actor->>'source', 'server'),
    'complaints', new.complaint_ref, new.complaint_ref::text, '#' || new.complaint_ref,
    'changed', jsonb_build_object('answer', old.answer), jsonb_build_object('answer', new.answer));
  return null;
end $$;
--> statement-breakpoint
create trigger note_answer after update of answer on citizen_reports for each row
  when (new.answered_at is distinct from old.answered_at) execute function note_answer();
