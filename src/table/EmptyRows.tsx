import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/ui/EmptyState';
import { tableMessages } from './messages';
import { cleared, isActive, type Filter } from './filters';
import type { TableSearch } from './search';
import type { TableState } from './useTableState';

interface EmptyRowsProps<S extends TableSearch> {
  list: { source: { areas?: false }; state: TableState<S>; filters: Filter<S>[] };
  /** Where there is nothing at all: usually the create button. */
  action?: ReactNode;
  /** Where there is nothing at all. */
  children?: ReactNode;
}

/** No rows: with filters or areas in force the way out is clearing them, else creating the first record. */
export function EmptyRows<S extends TableSearch>({ list, action, children }: EmptyRowsProps<S>) {
  const intl = useIntl();
  const { source, state, filters } = list;
  const { areas = [] } = state.search as { areas?: number[] };
  const inAreas = source.areas !== false && areas.length > 0;
  const filtered = inAreas || Boolean(state.search.q) || filters.some((filter) => isActive(filter, state.search));
  if (!filtered) return <EmptyState action={action}>{children ?? intl.formatMessage(tableMessages.empty)}</EmptyState>;
  const clear = () =>
    state.set(Object.assign({ q: undefined }, inAreas && { areas: [] }, ...filters.map(cleared)) as Partial<S>);
  return (
    <EmptyState
      picture="search"
      action={
        <Button variant="outline" onClick={clear}>
          {intl.formatMessage(tableMessages.clearFilters)}
        </Button>
      }
    >
      {intl.formatMessage(tableMessages.noMatch)}
    </EmptyState>
  );
}
