-- Counts an attempt of a key unless there were `allowed` within `span`. Attempts of one key wait for each other, so that many at
-- once cannot pass the limit together. Gives the time of the oldest one when it is refused, else nothing.
create function count_attempt(what text, moment timestamptz, span interval, allowed integer) returns timestamptz
language plpgsql as $$
declare
  oldest timestamptz;
  number integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(what, 0));
  select min(at), count(*) into oldest, number from attempts where key = what and at > moment - span;
  if number >= allowed then
    return oldest;
  end if;
  insert into attempts (key, at) values (what, moment);
  return null;
end $$;
