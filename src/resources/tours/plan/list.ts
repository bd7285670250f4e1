import { ListForecastsFacetsItem, type Forecast, type ListForecastsParams } from '@/api/generated/dashboard.schemas';
import { getListForecastsQueryOptions, listForecasts } from '@/api/generated/forecasts/forecasts';
import { SERVED } from '@/api/urgent';
import { listOf } from '@/fields/list';
import type { ListSource } from '@/table/resource';
import { planFields } from './fields';
import { planTexts } from './messages';
import { DUE, planSearch } from './search';

/** Containers by when they are full. */
export const forecasts: ListSource<Forecast> = {
  list: 'forecasts',
  texts: planTexts,
  ...listOf<Forecast>(planFields, planSearch, ListForecastsFacetsItem),
  order: DUE,
  query: (params: ListForecastsParams) => getListForecastsQueryOptions({ ...params, ...SERVED }),
  rows: (params: ListForecastsParams, ...call) => listForecasts({ ...params, ...SERVED }, ...call),
};
