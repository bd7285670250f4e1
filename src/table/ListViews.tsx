import { Box } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import type { ReactElement } from 'react';
import { ViewedList } from '@/api/generated/dashboard.schemas';
import { onDemand } from '@/ui/onDemand';
import type { TableSearch } from './search';
import type { List } from './useList';
import type { ViewTabsProps } from './ViewTabs';

const Tabs = onDemand(() => import('./ViewTabs').then((m) => m.ViewTabs)) as <R extends RowData>(
  props: ViewTabsProps<R>,
) => ReactElement;

/** The views of a list as tabs, if the contract stores views of it. They load after the first rows; their place is kept. */
export function ListViews<R extends RowData, S extends TableSearch>({ list }: { list: List<R, S> }) {
  if (!(list.source.list in ViewedList)) return null;
  return (
    <Box minH="10" mb="2" flexShrink={0}>
      {list.rows ? <Tabs list={list} /> : null}
    </Box>
  );
}
