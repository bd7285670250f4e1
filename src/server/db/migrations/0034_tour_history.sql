-- What people do with tours is in the history. What devices and the database count on them is measured.
do $$
begin
  execute replace(pg_get_functiondef('history_fields'::regproc), '''last_used_at''',
    '''last_used_at'', ''picked_up'', ''planned'', ''overflowing'', ''tons'', ''started_on'', ''finished_on''');
  execute replace(pg_get_functiondef('note_history'::regproc), 'concat_ws('', '', coalesce(', 'concat_ws('', '', coalesce(fields->>''route_name'', ');
  perform keep_history('tours', 'tours');
end $$;
