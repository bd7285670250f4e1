-- What the citizen was told last who reported by a label and left an address.
alter table citizen_reports add column answer text, add column answered_at timestamptz(3);
