import type { RowData } from '@tanstack/react-table';
import * as v from 'valibot';
import type { ListSource } from '@/table/resource';
import type { TableSearch } from '@/table/search';
import { prefetchList } from '@/table/useList';
import { areasSchema } from './areasSearch';
import { queryClient } from './queryClient';

/** The loader of a list's route: its rows are asked for before its screen is rendered. Nobody waits for them. */
export const loadList = <R extends RowData, S extends TableSearch>(
  source: ListSource<R>,
  schema: v.GenericSchema<Partial<S>, S>,
  search: unknown,
) => prefetchList(queryClient, source, { ...v.parse(schema, search), ...v.parse(areasSchema, search) });
