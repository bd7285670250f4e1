-- The stream says when machine tokens are made, used or revoked.
do $$
begin
  create trigger note_new after insert on machine_tokens referencing new table as new_rows
    for each statement execute function note_changes('tokens', 'id');
  create trigger note_changed after update on machine_tokens referencing old table as old_rows new table as new_rows
    for each statement execute function note_changes('tokens', 'id');
  create trigger note_gone after delete on machine_tokens referencing old table as old_rows
    for each statement execute function note_changes('tokens', 'id');
end $$;
