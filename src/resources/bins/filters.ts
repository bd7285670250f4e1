import { activeMessages, materialMessages } from '@/i18n/domain';
import type { InferSearch } from '@/search/schema';
import { wordOptions, type Filter } from '@/table/filters';
import { useConstructions } from './constructions';
import { binFields, binMessages } from './messages';
import type { binsSearch } from './search';

export type BinsSearch = InferSearch<typeof binsSearch>;

export const binFilters: Filter<BinsSearch>[] = [
  {
    kind: 'choice',
    key: 'material_type',
    label: binFields.material_type,
    facet: 'material_type',
    useOptions: wordOptions(materialMessages),
  },
  {
    kind: 'choice',
    key: 'construction_type',
    label: binFields.construction_type,
    facet: 'construction_type',
    useOptions: useConstructions,
  },
  {
    kind: 'flag',
    key: 'active',
    label: binFields.active,
    facet: 'active',
    yes: activeMessages.active,
    no: activeMessages.inactive,
  },
  { kind: 'range', from: 'level_min', to: 'level_max', label: binFields.last_level, bounds: [0, 300] },
  {
    kind: 'flag',
    key: 'has_location',
    label: binMessages.standing,
    yes: binMessages.withLocation,
    no: binMessages.withoutLocation,
  },
  {
    kind: 'flag',
    key: 'has_constraints',
    label: binFields.constraints,
    yes: binMessages.withConstraints,
    no: binMessages.withoutConstraints,
  },
  { kind: 'text', key: 'location_id', label: binFields.location_id, maxLength: 40 },
];
