-- The history shows when sessions of a user were ended, and by whom.
alter table users add column sessions_ended_at timestamptz(3);
