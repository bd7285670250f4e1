import type { HeaderContext, RowData } from '@tanstack/react-table';
import { useIntl } from 'react-intl';
import { useCellTabIndex } from './cellContext';
import type { DataColumn, DataRow, Features } from './features';
import { tableMessages } from './messages';

function SelectCell<T extends RowData>({ row, name }: { row: DataRow<T>; name: string }) {
  const intl = useIntl();
  const tabIndex = useCellTabIndex();
  return (
    <input
      type="checkbox"
      className="dt-check"
      tabIndex={tabIndex}
      aria-label={intl.formatMessage(tableMessages.select, { name })}
      checked={row.getIsSelected()}
      onClick={row.getToggleSelectedHandler()}
      onChange={() => undefined}
    />
  );
}

function SelectHead<T extends RowData>({ table }: Pick<HeaderContext<Features, T, unknown>, 'table'>) {
  const intl = useIntl();
  const all = table.getIsAllRowsSelected();
  const some = !all && table.getIsSomeRowsSelected();
  const tabIndex = useCellTabIndex();
  return (
    <input
      type="checkbox"
      className="dt-check"
      tabIndex={tabIndex}
      aria-label={intl.formatMessage(tableMessages.selectAll)}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
    />
  );
}

/** The column of checkboxes; Shift selects a range. `name` says which row a checkbox is of. */
export const selectColumn = <T extends RowData>(name: (row: T) => string): DataColumn<T> => ({
  id: 'select',
  enableHiding: false,
  enableSorting: false,
  meta: { label: tableMessages.selectAll, width: 40, isFrame: true },
  header: ({ table }) => <SelectHead table={table} />,
  cell: ({ row }) => <SelectCell row={row} name={name(row.original)} />,
});
