import { FlexRender, type RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Card } from './card';
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
  return (
    <thead {...roles.rowgroup}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} {...roles.row} aria-rowindex={1}>
          {group.headers.map((header) => {
            const { column } = header;
            const meta = column.columnDef.meta;
            const sorted = column.getIsSorted();
            const label = meta ? intl.formatMessage(meta.label) : '';
            if (card && !card.has(column.id) && (meta?.isFrame || !column.getCanSort())) return null;
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
                {column.getCanSort() && !meta?.isFrame ? (
                  <button type="button" className="dt-sort" onClick={column.getToggleSortingHandler()}>
                    {label}
                    {sorted === 'desc' ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />}
                  </button>
                ) : meta?.isFrame ? (
                  <FlexRender header={header} />
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
