import { FlexRender, type RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cellClass } from './DataRow';
import type { TableInstance } from './features';

/** The header row: names, and for columns the server can sort by a button with the direction. */
export function DataHead<T extends RowData>({ table }: { table: TableInstance<T> }) {
  const intl = useIntl();
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map((header) => {
            const { column } = header;
            const meta = column.columnDef.meta;
            const sorted = column.getIsSorted();
            const label = meta ? intl.formatMessage(meta.label) : '';
            return (
              <th
                key={header.id}
                scope="col"
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
