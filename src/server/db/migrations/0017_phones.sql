-- Numbers that were typed for a driver are phones like all others. Of two drivers with the same number the first one has the phone; the other's
-- record keeps the text until it is saved again.
insert into phones (customer_id, number, label, driver_ref)
  select distinct on (customer_id, phone) customer_id, phone, '', id from drivers where phone is not null order by customer_id, phone, id
  on conflict (customer_id, number) do nothing;
