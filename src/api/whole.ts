import { allPages, WHOLE } from './allPages';
import { getListDriversQueryOptions, listDrivers } from './generated/drivers/drivers';
import { getListTrucksQueryOptions, listTrucks } from './generated/trucks/trucks';

/** All trucks, whatever is filtered; who asks for them shares one response. */
export const allTrucks = () => getListTrucksQueryOptions(WHOLE, { query: { queryFn: allPages(listTrucks, 'trucks') } });

/** All drivers, likewise. */
export const allDrivers = () =>
  getListDriversQueryOptions(WHOLE, { query: { queryFn: allPages(listDrivers, 'drivers') } });
