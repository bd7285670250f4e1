import { ListToursFacetsItem, type Tour } from '@/api/generated/dashboard.schemas';
import { getListToursQueryOptions, listTours } from '@/api/generated/tours/tours';
import { listOf } from '@/fields/list';
import type { ListSource } from '@/table/resource';
import { tourFields } from './fields';
import { tourMessages } from './messages';
import { AGENDA, toursSearch } from './search';

/** The list of tours; they are planned elsewhere, and nothing is changed here. */
export const tours: ListSource<Tour> = {
  list: 'tours',
  texts: tourMessages,
  ...listOf<Tour>(tourFields, toursSearch, ListToursFacetsItem),
  order: AGENDA,
  query: getListToursQueryOptions,
  rows: listTours,
};
