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
import { recordsOf } from '@/fields/list';
import type { Resource } from '@/table/resource';
import { binFields } from './fields';
import { binMessages } from './messages';
import { binsSearch } from './search';

/** The list of containers, and what is done with them. */
export const bins: Resource<Bin, BinInput> = {
  list: 'bins',
  file: 'containers',
  one: 'bin',
  geo: true,
  texts: binMessages,
  ...recordsOf<Bin>((bin) => bin.container_id, binFields, binsSearch, ListBinsFacetsItem),
  presets: [
    { name: binMessages.nearlyFull, search: { level_min: 80, active: true } },
    { name: binMessages.withoutLocation, search: { has_location: false } },
  ],
  query: getListBinsQueryOptions,
  rows: listBins,
  get: getGetBinQueryOptions,
  create: (input) => createBin(input),
  update: async ({ id }, input, options) => (await updateBin(id, input, options)).bin,
  remove: (bin, options) => deleteBin(bin.id, options),
  restore: (bin) => restoreBin(bin.id),
};
