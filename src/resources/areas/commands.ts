import {
  ListAreasFacetsItem,
  type AreaInput,
  type AreaPatch,
  type AreaRecord,
} from '@/api/generated/dashboard.schemas';
import {
  createArea,
  getGetAreaQueryOptions,
  getListAreasQueryOptions,
  listAreas,
  updateArea,
} from '@/api/generated/areas/areas';
import { listOf } from '@/fields/list';
import type { Resource } from '@/table/resource';
import { actionsColumn } from '@/table/rowCommands';
import { areaFields } from './fields';
import { areaMessages } from './messages';
import { areasListSearch } from './search';

const nameOf = ({ name }: AreaRecord) => name;
const { columns, ...list } = listOf<AreaRecord>(areaFields, areasListSearch, ListAreasFacetsItem);

/** The list of disposition areas, and what is done with them. */
export const areas: Resource<AreaRecord, AreaPatch, AreaInput> = {
  list: 'areas',
  one: 'area',
  texts: areaMessages,
  ...list,
  columns: [...columns, actionsColumn(nameOf)],
  nameOf,
  areas: false,
  query: getListAreasQueryOptions,
  rows: listAreas,
  get: getGetAreaQueryOptions,
  create: (input) => createArea(input),
  update: async ({ id }, input, options) => (await updateArea(id, input, options)).area,
};
