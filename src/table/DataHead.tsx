import { FlexRender, type RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { isRtl } from '@/ui/direction';
import type { Card } from './card';
import { RowFocus } from './cellContext';
import { cellClass } from './DataRow';
import type { TableInstance } from './features';
import { roles } from './roles';

interface DataHeadProps<T extends RowData> {
  table: TableInstance<T>;
  card: Card | null;
}

/** The header row: names, and for columns the server can sort by a button with the direction. Above cards only those buttons. */
export function DataHead<T extends RowData>({ table, card }: DataHeadProps<T>) {
  const intl = useIntl();
  const [stop, setStop] = useState(0);
  const stops = table
    .getVisibleLeafColumns()
    .filter((column) => column.id === 'select' || (column.getCanSort() && !column.columnDef.meta?.isFrame))
    .map(({ id }) => id);
  const controls = (row: Element) => [...row.querySelectorAll<HTMLElement>('button, input')];
  // One tab stop for the whole header; arrows move in it, and down to the rows.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = controls(event.currentTarget);
    const at = all.indexOf(event.target as HTMLElement);
    const forward = isRtl() ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      Home: -all.length,
      End: all.length,
    };
    const step = steps[event.key];
    if (event.key === 'ArrowDown')
      event.currentTarget.closest('table')?.querySelector<HTMLElement>('tbody [data-cell][tabindex="0"]')?.focus();
    else if (step !== undefined) all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <thead
      {...roles.rowgroup}
      onKeyDown={onKeyDown}
      onFocus={(event) => setStop(Math.max(0, controls(event.currentTarget).indexOf(event.target)))}
    >
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} {...roles.row} aria-rowindex={1}>
          {group.headers.map((header) => {
            const { column } = header;
            const meta = column.columnDef.meta;
            const sorted = column.getIsSorted();
            const label = meta ? intl.formatMessage(meta.label) : '';
            if (card && !card.has(column.id) && (meta?.isFrame || !column.getCanSort())) return null;
            const sorts = column.getCanSort() && !meta?.isFrame;
            const isStop = stops[Math.min(stop, stops.length - 1)] === column.id;
            return (
              <th
                key={header.id}
                scope="col"
                {...roles.columnheader}
                className={cellClass(column.id, meta)}
                data-align={meta?.align}
                aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
                title={label}
              >
                {sorts ? (
                  <button
                    type="button"
                    className="dt-sort"
                    tabIndex={isStop ? 0 : -1}
                    onClick={column.getToggleSortingHandler()}
                  >
                    {label}
                    {sorted === 'desc' ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />}
                  </button>
                ) : meta?.isFrame ? (
                  <RowFocus value={isStop}>
                    <FlexRender header={header} />
                  </RowFocus>
                ) : (
                  label
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
