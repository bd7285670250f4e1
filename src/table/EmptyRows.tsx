import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { EmptyState } from '@/ui/EmptyState';
import { tableMessages } from './messages';
import { cleared, isActive, type Filter } from './filters';
import type { TableSearch } from './search';
import type { TableState } from './useTableState';

interface EmptyRowsProps<S extends TableSearch> {
  list: { source: { areas?: false; texts: { empty: MessageDescriptor } }; state: TableState<S>; filters: Filter<S>[] };
  /** Where there is nothing at all: usually the create button. */
  action?: ReactNode;
}

/** No rows: offers to clear active filters, else to show all areas where some are chosen, else to create the first record. */
export function EmptyRows<S extends TableSearch>({ list, action }: EmptyRowsProps<S>) {
  const intl = useIntl();
  const { source, state, filters } = list;
  const { areas = [] } = state.search as { areas?: number[] };
  const inAreas = source.areas !== false && areas.length > 0;
  const filtered = Boolean(state.search.q) || filters.some((filter) => isActive(filter, state.search));
  if (!filtered && !inAreas) return <EmptyState action={action}>{intl.formatMessage(source.texts.empty)}</EmptyState>;
  const [text, button, all] = filtered
    ? [tableMessages.noMatch, tableMessages.clearFilters, Object.assign({ q: undefined }, ...filters.map(cleared))]
    : [tableMessages.noneInAreas, tableMessages.allAreas, { areas: [] }];
  return (
    <EmptyState
      picture="search"
      action={
        <Button variant="outline" onClick={() => state.set(all as Partial<S>)}>
          {intl.formatMessage(button)}
        </Button>
      }
    >
      {intl.formatMessage(text)}
    </EmptyState>
  );
}
