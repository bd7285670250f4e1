import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createTableHook,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
  type Row,
  type RowData,
} from '@tanstack/react-table';
import type { IntlShape, MessageDescriptor } from 'react-intl';

/** What a value needs to become plain text, for files and labels. */
export interface TextContext {
  intl: IntlShape;
  /** Name of a disposition area, or its id where it is unknown. */
  areaName: (id: number) => string;
}
export type PlainValue = string | number | null;

/** What the renderer, the column chooser and the CSV export know about a column. */
export interface ColumnMeta {
  /** Name of the column: header, chooser, file. */
  label: MessageDescriptor;
  /** Px; what is left over goes to free texts first, then to all in proportion. */
  width?: number;
  /** Of no length known before: names, streets. */
  isText?: boolean;
  align?: 'end';
  /** The column that names the record: bold, sticky at the inline start, never hidden. */
  isKey?: boolean;
  /** Frame columns (selection, actions) are in neither the chooser nor the file. */
  isFrame?: boolean;
  /** The state of the record, beside its name where a row is a card. */
  isState?: boolean;
  /** Takes both fields of a line where a row is a card. */
  isWide?: boolean;
  /** Not on a card: another column says it there. */
  isOffCard?: boolean;
  /** Hidden until the user asks for it. */
  isExtra?: boolean;
  /** Hidden while all rows have the same value. */
  isVaried?: boolean;
  /** At the end of the row, always in sight. */
  isEnd?: boolean;
  /** In the file alone. */
  isFile?: boolean;
  /** Of the figures in the file. */
  unit?: string;
  /** The value in words, for the file; without it the value itself goes out. */
  text?: (value: unknown, context: TextContext) => PlainValue;
}

/** The server sorts and pages; of the table library only what is left to do here is loaded. */
const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type Features = typeof features;
export type DataRow<T extends RowData> = Row<Features, T>;
export type DataColumn<T extends RowData> = ColumnDef<Features, T, unknown>;
export type TableInstance<T extends RowData> = Pick<
  ReactTable<Features, T>,
  | 'getAllLeafColumns'
  | 'getHeaderGroups'
  | 'getRowModel'
  | 'getVisibleLeafColumns'
  | 'getSelectedRowModel'
  | 'resetRowSelection'
  | 'getIsAllRowsSelected'
  | 'getIsSomeRowsSelected'
  | 'toggleAllRowsSelected'
  | 'setColumnOrder'
  | 'setColumnVisibility'
  | 'state'
>;

export const { useAppTable } = createTableHook({
  features,
  manualSorting: true,
  enableSortingRemoval: false,
  sortDescFirst: false,
  enableMultiSort: false,
});
