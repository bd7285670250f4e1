alter table customers add column updated_at timestamptz(3) not null default now();
