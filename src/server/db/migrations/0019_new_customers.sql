-- Whose administrators see the check list of the set-up.
alter table customers add column is_new boolean not null default false;
