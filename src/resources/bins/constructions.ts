import { createContext, useMemo } from 'react';
import { useListConstructionTypes } from '@/api/generated/reference/reference';
import type { Option } from '@/table/filters';

/** The construction types, named by the server. */
export function useConstructions(): Option[] {
  const { data } = useListConstructionTypes();
  return useMemo(() => data?.construction_types.map(({ id, name }) => ({ value: id, label: name })) ?? [], [data]);
}

/** The same for the cells of a table, which need not listen for them one by one. */
export const Constructions = createContext<Option[]>([]);
