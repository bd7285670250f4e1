import type { AreaRecord } from '@/api/generated/dashboard.schemas';
import { notFound, unprocessable } from '@/contract/problem';
import type { Handlers } from '../call';
import { belongingsOf } from '../state/areas';
import type { Row } from '../state/store';

export const areaHandlers: Handlers = {
  moveArea: ({ store, caller, params, body, now }) => {
    const { tables } = store;
    const [from, to] = [params.id, body.to].map((id) => store.table('areas').find(caller.customerId, 'id', id));
    if (!from) throw notFound('area');
    if (!to || to === from || to.state !== 'active') throw unprocessable('to', 'There is no such active area.');
    const { locations, trucks, drivers, shifts, tours } = belongingsOf(tables, from, now);
    const [there, updated_at] = [{ disposition_area_id: to.id }, now.toISOString()];
    const usual = { default_disposition_area_id: to.id, updated_at };
    for (const one of locations) tables.locations.put({ ...one, ...there, updated_at });
    for (const one of trucks) tables.trucks.put({ ...one, ...usual });
    for (const one of drivers) tables.drivers.put({ ...one, ...usual });
    for (const one of tours) tables.tours.put({ ...one, ...there });
    for (const one of shifts)
      if ('work_date' in one) tables.truck_availabilities.put({ ...one, ...there });
      else tables.truck_default_availabilities.put({ ...one, ...there });
    return { status: 200, body: { area: store.complete('areas', from, now) as Row & AreaRecord } };
  },
};
