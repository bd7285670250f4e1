import { useListConstructionTypes } from '@/api/generated/reference/reference';
import type { Option } from '@/table/filters';

/** The construction types, named by the server. */
export function useConstructions(): Option[] {
  const { data } = useListConstructionTypes({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return data?.construction_types.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
