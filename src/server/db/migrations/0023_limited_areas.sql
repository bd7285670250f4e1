-- The disposition areas to which a user is limited; null is all of them.
alter table users add column area_ids integer[],
  add constraint users_area_ids_check check (area_ids is null or role = 'user');
