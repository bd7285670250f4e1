-- The 48 hours between two reports count while the case is open. One that was emptied within the last 24 hours opens again however long it was open; 60 days, for the index.
create or replace function case_of(report all_complaints) returns integer language sql as $$
  select known.case_ref from all_complaints known
    join all_locations there on there.customer_id = known.customer_id and there.id = known.location_ref
    join all_locations here on here.customer_id = report.customer_id and here.id = report.location_ref
    where known.customer_id = report.customer_id and known.material_type = report.material_type and known.deleted_at is null
      and known.created_at between report.created_at - interval '60 days' and report.created_at and known.id <> report.id
      and case when known.closed_at is null or known.closed_at > report.created_at then known.created_at >= report.created_at - interval '48 hours'
        else known.closed_event is not null and known.closed_at > report.created_at - interval '24 hours' end
      and 111195 * sqrt((there.latitude - here.latitude) ^ 2
        + ((there.longitude - here.longitude) * cos(radians((there.latitude + here.latitude) / 2))) ^ 2) <= 50
    order by known.created_at desc, known.id desc limit 1
$$;
