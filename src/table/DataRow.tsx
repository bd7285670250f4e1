import { FlexRender, type RowData } from '@tanstack/react-table';
import { memo } from 'react';
import type { Card } from './card';
import { RowFocus } from './cellContext';
import type { ColumnMeta, DataRow } from './features';
import { roles } from './roles';

interface DataRowProps<T extends RowData> {
  row: DataRow<T>;
  index: number;
  /** Position in the whole list, from 1. */
  position: number;
  selected: boolean;
  opens: boolean;
  open: boolean;
  /** Column of the tab stop if it is in this row. */
  stop: number | null;
  /** Changes with the shown columns, which the row itself does not tell. */
  layout: string;
  /** What a card shows of it, where rows are cards. */
  card: Card | null;
}

function Row<T extends RowData>({ row, index, position, selected, opens, open, stop, card }: DataRowProps<T>) {
  const cells = row.getVisibleCells();
  return (
    <tr
      {...roles.row}
      aria-rowindex={position + 1}
      aria-selected={selected}
      data-index={index}
      data-opens={opens || undefined}
      data-open={open || undefined}
    >
      <RowFocus value={stop !== null}>
        {(card ? cells.filter((cell) => card.has(cell.column.id)) : cells).map((cell, column) => {
          const meta = cell.column.columnDef.meta;
          return (
            <td
              key={cell.id}
              {...roles.gridcell}
              data-state={meta?.isState || undefined}
              data-wide={meta?.isWide || undefined}
              data-label={meta?.align && card?.get(cell.column.id)}
              className={cellClass(cell.column.id, meta)}
              data-align={meta?.align}
              data-cell={`${index}:${column}`}
              tabIndex={stop === column ? 0 : -1}
            >
              <FlexRender cell={cell} />
            </td>
          );
        })}
      </RowFocus>
    </tr>
  );
}

export const cellClass = (id: string, meta: ColumnMeta | undefined) =>
  meta?.isKey ? 'dt-key' : meta?.isEnd ? 'dt-actions dt-announced' : meta?.isFrame ? `dt-${id}` : undefined;

/** Rendered again only when the record, its selection, the columns or the keyboard's place in it change. */
export const TableRow = memo(Row) as typeof Row;
