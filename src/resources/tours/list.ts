import { ListToursFacetsItem, type Tour } from '@/api/generated/dashboard.schemas';
import { getListToursQueryOptions, listTours } from '@/api/generated/tours/tours';
import { columnsOf, filtersOf } from '@/fields/list';
import type { ListSource } from '@/table/resource';
import { tourFields } from './fields';
import { tourMessages } from './messages';
import { toursSearch } from './search';

/** The list of tours; they are planned elsewhere, and nothing is changed here. */
export const tours: ListSource<Tour> = {
  list: 'tours',
  texts: tourMessages,
  columns: columnsOf<Tour>(tourFields, toursSearch),
  filters: filtersOf(tourFields, toursSearch, ListToursFacetsItem),
  own: toursSearch.own,
  query: getListToursQueryOptions,
  rows: listTours,
};
