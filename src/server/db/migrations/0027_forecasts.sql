-- When containers are full, from their newest reading on; written with each level that comes in.
create table forecasts (
  bin_ref integer primary key references all_bins on delete cascade,
  customer_id integer not null references customers,
  rate real not null,
  emptyings integer not null,
  level real not null,
  recorded_at timestamptz(3) not null,
  nearly_full_at timestamptz(3),
  nearly_full_at_low timestamptz(3),
  nearly_full_at_high timestamptz(3),
  full_at timestamptz(3),
  full_at_low timestamptz(3),
  full_at_high timestamptz(3),
  silent_at timestamptz(3),
  confidence text not null,
  reason text not null
);
--> statement-breakpoint
create index forecasts_by_full on forecasts (customer_id, full_at);
--> statement-breakpoint
-- What the containers of a customer have in common: weekdays, seasons, rates of materials.
create table fill_profiles (
  customer_id integer primary key references customers,
  profile jsonb not null,
  made_at timestamptz(3) not null
);
--> statement-breakpoint
-- How far the containers of a location deviate from what their materials let expect.
create table fill_sites (
  location_ref integer primary key references all_locations on delete cascade,
  customer_id integer not null references customers,
  mean real not null,
  containers integer not null
);
