import { ListBinsFacetsItem, type Bin, type BinInput } from '@/api/generated/dashboard.schemas';
import {
  createBin,
  deleteBin,
  getGetBinQueryOptions,
  getListBinsQueryOptions,
  listBins,
  restoreBin,
  updateBin,
} from '@/api/generated/bins/bins';
import { columnsOf, filtersOf } from '@/fields/list';
import type { Resource } from '@/table/resource';
import { actionsColumn } from '@/table/rowCommands';
import { selectColumn } from '@/table/selectColumn';
import { binFields } from './fields';
import { binMessages } from './messages';
import { binsSearch } from './search';

const nameOf = (bin: Bin) => bin.container_id;

/** The list of containers, and what is done with them. */
export const bins: Resource<Bin, BinInput> = {
  list: 'bins',
  file: 'containers',
  one: 'bin',
  nameOf,
  texts: binMessages,
  columns: [selectColumn(nameOf), ...columnsOf<Bin>(binFields, binsSearch), actionsColumn(nameOf)],
  filters: filtersOf(binFields, binsSearch, ListBinsFacetsItem),
  own: binsSearch.own,
  query: getListBinsQueryOptions,
  rows: listBins,
  get: getGetBinQueryOptions,
  create: (input) => createBin(input),
  update: async ({ id }, input, options) => (await updateBin(id, input, options)).bin,
  remove: (bin, options) => deleteBin(bin.id, options),
  restore: (bin) => restoreBin(bin.id),
};
