import { keepPreviousData } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useMe } from '@/auth/useSession';
import { useListDrivers } from '@/api/generated/drivers/drivers';
import { useListLocations } from '@/api/generated/locations/locations';
import { useListTours } from '@/api/generated/tours/tours';
import { useListTrucks } from '@/api/generated/trucks/trucks';
import { formatDay } from '@/i18n/dates';
import { menu } from '@/i18n/menu';
import { paletteMessages } from '../shell/messages';
import { navigationOf } from '../shell/navigation';

export interface Result {
  id: string;
  name: string;
  detail?: string;
  to: NonNullable<LinkProps['to']>;
  search?: Record<string, string | number>;
}

export interface ResultGroup {
  title: MessageDescriptor;
  results: Result[];
}

const EACH = 5;
const PAUSE_MS = 200;

/** The text a moment after the last key, so that the server is not asked for each letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What the text finds: screens at once, tours, locations, trucks and drivers by their lists' search. */
export function useResults(text: string) {
  const intl = useIntl();
  const { role } = useMe();
  const q = useSettled(text.trim());
  const params = { q, page_size: EACH };
  const query = { enabled: q.length > 0, placeholderData: keepPreviousData };
  const tours = useListTours(params, { query });
  const locations = useListLocations(params, { query });
  const trucks = useListTrucks(params, { query });
  const drivers = useListDrivers(params, { query });
  const lists = [tours, locations, trucks, drivers];

  const wanted = text.trim().toLocaleLowerCase();
  const screens = navigationOf(role)
    .flatMap(({ items }) => items)
    .flatMap(({ to, title }): Result[] => (to ? [{ id: `screen ${to}`, name: intl.formatMessage(title), to }] : []))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const found = q.length > 0 && wanted.length > 0;

  const groups: ResultGroup[] = [
    { title: paletteMessages.screens, results: screens },
    {
      title: menu.tours,
      results: rows(found, tours.data?.tours, (tour) => ({
        id: `tour ${tour.id}`,
        name: tour.route_name,
        detail: `${formatDay(intl, tour.date)} · ${tour.license_plate}`,
        to: '/tours',
        search: { start: tour.date, end: tour.date, route_name: tour.route_name },
      })),
    },
    {
      title: menu.locations,
      results: rows(found, locations.data?.locations, (location) => ({
        id: `location ${location.id}`,
        name: location.location_id,
        detail: [location.location_name, location.street, location.city].filter(Boolean).join(', '),
        to: '/dt/locations',
        search: { q: location.location_id, id: location.id },
      })),
    },
    {
      title: menu.trucks,
      results: rows(found, trucks.data?.trucks, (truck) => ({
        id: `truck ${truck.id}`,
        name: truck.license_plate,
        detail: truck.name,
        to: '/dt/trucks',
        search: { q: truck.license_plate },
      })),
    },
    {
      title: menu.drivers,
      results: rows(found, drivers.data?.drivers, (driver) => ({
        id: `driver ${driver.id}`,
        name: driver.name,
        detail: driver.driver_id,
        to: '/dt/drivers',
        search: { q: driver.driver_id },
      })),
    },
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    searching: wanted.length > 0 && (wanted !== q.toLocaleLowerCase() || lists.some((list) => list.isFetching)),
    failed: found && lists.some((list) => list.isError),
  };
}

const rows = <T>(found: boolean, items: T[] | undefined, toResult: (item: T) => Result): Result[] =>
  found ? (items ?? []).map(toResult) : [];
