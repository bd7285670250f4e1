-- Each location has a code on its label, by which citizens find it without an account: 35 random bits in the letters of Crockford's Base32.
alter table all_locations add column report_code text;
--> statement-breakpoint
create unique index locations_report_code_key on all_locations (report_code);
--> statement-breakpoint
-- It looks at whole tables, whoever writes.
create function new_report_code() returns text language plpgsql volatile set search_path from current as $$
declare
  random bytea;
  code text;
begin
  loop
    random := uuid_send(gen_random_uuid());
    -- The other bytes say the version.
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(random, place) % 32 + 1, 1), '') into code
      from unnest(array[0, 1, 2, 3, 4, 5, 7]) place;
    exit when not exists (select from all_locations where report_code = code);
  end loop;
  return code;
end $$;
--> statement-breakpoint
do $$
begin
  perform set_config('app.actor', '{"source": "none"}', true);
  update all_locations set report_code = new_report_code();
  perform set_config('app.actor', '', true);
end $$;
--> statement-breakpoint
alter table all_locations alter column report_code set default new_report_code(), alter column report_code set not null;
--> statement-breakpoint
-- What a citizen said beside the fields of a notification. Apart from it, so that the history keeps nothing of it; the address is deleted when its mail is sent.
create table citizen_reports (
  complaint_ref integer primary key references all_complaints on delete cascade,
  customer_id integer not null references customers,
  fullness text not null,
  note text,
  photo bytea,
  locale text not null,
  email text
);
--> statement-breakpoint
create index citizen_reports_to_mail on citizen_reports (complaint_ref) where email is not null;
