import { ListToursFacetsItem, TourStatus, type Tour } from '@/api/generated/dashboard.schemas';
import { getListToursQueryOptions, listTours } from '@/api/generated/tours/tours';
import { listOf } from '@/fields/list';
import type { ListSource } from '@/table/resource';
import { tourFields } from './fields';
import { tourGroups, tourMessages as messages } from './messages';
import { AGENDA, toursSearch } from './search';

/** The list of tours; they are planned elsewhere, and nothing is changed here. */
export const tours: ListSource<Tour> = {
  list: 'tours',
  texts: messages,
  ...listOf<Tour>(tourFields, toursSearch, ListToursFacetsItem),
  geo: true,
  order: AGENDA,
  presets: [
    { name: tourGroups.underWay, search: { status: [TourStatus.in_progress] } },
    {
      name: messages.withoutDriver,
      search: { status: [TourStatus.planned, TourStatus.in_progress], has_driver: false },
    },
  ],
  query: getListToursQueryOptions,
  rows: listTours,
};
