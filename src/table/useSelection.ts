import type { RowData } from '@tanstack/react-table';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '@/ui/toast';
import { tableMessages } from './messages';
import type { TableSearch } from './search';
import type { List } from './useList';

/** The selected records of a list. */
export interface Selection<R> {
  rows: R[];
  /** Whether they are all that match, on whatever page. */
  isAll: boolean;
  /** How many match, where all rows of the page are selected and there are more. */
  more: number | undefined;
  /** Whether all that match are being loaded. */
  isLoading: boolean;
  /** Selects all that match, or again the rows of the page alone. */
  toggleAll: () => void;
}

/** What is selected: rows of the page, or all that match at this moment. Selecting or deselecting a row, another filter or page ends the latter. */
export function useSelection<R extends RowData>({
  table,
  total,
  load,
}: Pick<List<R, TableSearch>, 'table' | 'total' | 'load'>): Selection<R> {
  const intl = useIntl();
  const { rowSelection: of } = table.state;
  const [found, setFound] = useState<{ of: object; rows: R[] | undefined }>();
  const loading = useRef<AbortController>(undefined);
  useEffect(() => () => loading.current?.abort(), [of]);
  const all = found?.of === of ? found : undefined;
  const ofPage = table.getSelectedRowModel().rows.map((row) => row.original);
  const hasMore = total !== undefined && total > ofPage.length && ofPage.length > 0 && table.getIsAllRowsSelected();

  const toggleAll = async () => {
    if (all) return setFound(undefined);
    const controller = new AbortController();
    loading.current = controller;
    setFound({ of, rows: undefined });
    try {
      const { batches } = await load(controller.signal);
      const rows: R[] = [];
      for await (const batch of batches) rows.push(...batch);
      if (!controller.signal.aborted) setFound({ of, rows });
    } catch {
      if (controller.signal.aborted) return;
      setFound(undefined);
      toast(intl.formatMessage(tableMessages.selectAllFailed), { variant: 'error' });
    }
  };
  return {
    rows: all?.rows ?? ofPage,
    isAll: all?.rows !== undefined,
    more: hasMore || all ? (all?.rows?.length ?? total) : undefined,
    isLoading: all !== undefined && all.rows === undefined,
    toggleAll: () => void toggleAll(),
  };
}
