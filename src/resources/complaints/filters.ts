import { channelMessages, complaintStatusMessages, fillLevelMessages, materialMessages } from '@/i18n/domain';
import { useLocationSuggestions } from '@/resources/locations/reference';
import type { InferSearch } from '@/search/schema';
import { wordOptions, type Filter } from '@/table/filters';
import { complaintFields } from './messages';
import type { complaintsSearch } from './search';

export type ComplaintsSearch = InferSearch<typeof complaintsSearch>;

export const complaintFilters: Filter<ComplaintsSearch>[] = [
  {
    kind: 'choice',
    key: 'status',
    label: complaintFields.status,
    facet: 'status',
    useOptions: wordOptions(complaintStatusMessages),
  },
  {
    kind: 'choice',
    key: 'reported_fill_level',
    label: complaintFields.reported_fill_level,
    facet: 'reported_fill_level',
    useOptions: wordOptions(fillLevelMessages),
  },
  {
    kind: 'choice',
    key: 'material_type',
    label: complaintFields.material_type,
    facet: 'material_type',
    useOptions: wordOptions(materialMessages),
  },
  {
    kind: 'choice',
    key: 'channel',
    label: complaintFields.channel,
    facet: 'channel',
    useOptions: wordOptions(channelMessages),
  },
  { kind: 'dates', from: 'created_start', to: 'created_end', label: complaintFields.created_at },
  {
    kind: 'text',
    key: 'location_id',
    label: complaintFields.location_id,
    maxLength: 40,
    useSuggestions: useLocationSuggestions,
  },
];
