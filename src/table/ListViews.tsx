import { Box } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import type { ReactElement } from 'react';
import { onDemand } from '@/ui/onDemand';
import type { TableSearch } from './search';
import type { List } from './useList';
import type { ViewTabsProps } from './ViewTabs';

const Tabs = onDemand(() => import('./ViewTabs').then((m) => m.ViewTabs)) as <R extends RowData>(
  props: ViewTabsProps<R>,
) => ReactElement;

/** The views of a list as tabs. They load after the first rows; their place is kept. */
export function ListViews<R extends RowData, S extends TableSearch>({ list }: { list: List<R, S> }) {
  return (
    <Box minH="10" mb="2" flexShrink={0}>
      {list.rows ? <Tabs list={list} /> : null}
    </Box>
  );
}
