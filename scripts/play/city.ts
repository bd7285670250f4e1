import type { DriverList, LocationList, TruckList } from '../../src/api/generated/dashboard.schemas.ts';
import type { Api } from '../lib/api.ts';
import type { City } from './day.ts';

/** What there is to drive with and to drive to, of a server. */
export async function cityOf(api: Pick<Api, 'request'>): Promise<City> {
  const { trucks } = await api.request<TruckList>('GET', '/trucks/?page_size=100');
  const locations: LocationList['locations'] = [];
  for (let page = 1; ; page++) {
    const found = await api.request<LocationList>('GET', `/locations/?page=${page}&page_size=1000`);
    locations.push(...found.locations);
    if (found.locations.length === 0 || locations.length >= found.total_routes) return { trucks, locations };
  }
}

/** Who drives. */
export const driversOf = async (api: Pick<Api, 'request'>) =>
  (await api.request<DriverList>('GET', '/drivers/?page_size=100')).drivers.filter(({ available }) => available);
