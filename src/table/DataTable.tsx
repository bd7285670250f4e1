import { Fragment, useEffect, useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import type { RowData } from '@tanstack/react-table';
import { useIntl } from 'react-intl';
import { statusOf } from '@/form/problem';
import { ErrorState } from '@/ui/ErrorState';
import { NotAllowed } from '@/ui/NotAllowed';
import { SkeletonRows } from '@/ui/Skeletons';
import { useStable } from '@/ui/useStable';
import { cardHeight, useCard } from './card';
import { InCard } from './cellContext';
import { DataHead } from './DataHead';
import { TableRow } from './DataRow';
import type { ColumnMeta, DataRow, TableInstance } from './features';
import { tableMessages } from './messages';
import { roles } from './roles';
import './table.css';
import './cards.css';
import { useGrid } from './useGrid';
import { useVirtualRows } from './useVirtualRows';

/** What the table needs to know of the query whose rows the table holds. */
export interface TableQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface DataTableProps<T extends RowData> {
  table: TableInstance<T>;
  query: TableQuery;
  /** Name of the table for screen readers. */
  label: string;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  dense?: boolean;
  /** Rows before this page, and in all pages together. */
  offset?: number;
  total?: number;
  onOpen?: (row: DataRow<T>) => void;
  /** Id of the row whose details are open. */
  openId?: string;
  /** Heading above the first row of each group, where the rows come in groups. */
  groupOf?: (row: T) => string;
}

const HEADER = 36;
const isControl = (target: Element) => target.closest('a, button, input, label, select') !== null;

/** A text that its column cuts is whole in a tooltip. */
function showWhole({ target }: PointerEvent) {
  const cell = (target as Element).closest('td');
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
}

/** Renders a table instance as a data grid inside its own scrolling frame, with its loading, failed and empty states. */
export function DataTable<T extends RowData>(props: DataTableProps<T>) {
  const { table, query, label, empty, dense = false, offset = 0, total, onOpen, openId, groupOf } = props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const card = useCard<T>(columns);
  const height = card ? cardHeight() : dense ? 32 : 40;
  const view = useVirtualRows(rows.length, height, frame);

  const onEnter = (index: number) => {
    const row = rows[index];
    if (row) onOpen?.(row);
  };
  const toggle = (index: number) => rows[index]?.toggleSelected();
  const pageRows = () => Math.max(1, Math.floor(((frame.current?.clientHeight ?? 400) - HEADER) / height));
  const shown = card?.size ?? columns.length;
  const grid = useGrid({
    rows: rows.length,
    columns: shown,
    openRow: openId === undefined ? -1 : rows.findIndex(({ id }) => id === openId),
    pageRows,
    frame,
    onEnter,
    onSpace: toggle,
    onMove: view.reveal,
  });

  const openIndex = openId === undefined ? -1 : rows.findIndex((row) => row.id === openId);
  const show = useStable((index: number) => {
    if (index === -1) return;
    view.reveal(index);
    const [around, row] = [frame.current, frame.current?.querySelector(`tr[data-index="${index}"]`)];
    if (!around || !row) return;
    const [outer, inner] = [around.getBoundingClientRect(), row.getBoundingClientRect()];
    around.scrollTop += Math.min(0, inner.top - outer.top - HEADER) + Math.max(0, inner.bottom - outer.bottom);
  });
  useEffect(() => show(openIndex), [show, openIndex]);

  const skeleton = <SkeletonRows rows={12} columns={card ? 2 : Math.min(6, columns.length)} />;
  if (query.isPending) return <Framed>{skeleton}</Framed>;
  // Rows that were cached before are no longer this user's to see.
  if (query.isError && statusOf(query.error) === 403) {
    return (
      <Framed>
        <NotAllowed />
      </Framed>
    );
  }
  if (query.isError && rows.length === 0) {
    return (
      <Framed>
        <ErrorState message={intl.formatMessage(tableMessages.loadFailed)} onRetry={() => void query.refetch()} />
      </Framed>
    );
  }
  if (rows.length === 0)
    return (
      <div ref={frame} className="dt-frame" tabIndex={-1}>
        {/* With rows on other pages the list is on its way to the last one, and is not empty. */}
        {total ? skeleton : empty}
      </div>
    );

  const widths = {
    minWidth: columns.reduce((sum, column) => sum + widthOf(column), 0),
    '--columns': columns.map(trackOf).join(' '),
  } as CSSProperties;
  const layout = columns.map((column) => column.id).join();
  const stopRow = view.indexes.includes(grid.place.row) ? grid.place.row : view.indexes[0];
  return (
    <div
      ref={frame}
      className="dt-frame"
      // Scrolled sideways, the names of the rows stay in sight.
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft !== 0)}
      data-stale={query.isPlaceholderData || undefined}
      aria-busy={query.isPlaceholderData}
    >
      <table
        role="grid"
        className="dt"
        data-density={dense ? 'dense' : 'normal'}
        data-whole={view.isWhole || undefined}
        aria-label={label}
        aria-rowcount={(total ?? rows.length) + 1}
        aria-colcount={shown}
        aria-multiselectable
        style={card ? undefined : widths}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
        onBlur={grid.onBlur}
      >
        <DataHead table={table} card={card} />
        <tbody
          {...roles.rowgroup}
          onPointerOver={showWhole}
          onClick={(event) => {
            const target = event.target as Element;
            const index = target.closest<HTMLElement>('tr[data-index]')?.dataset.index;
            if (index === undefined || isControl(target) || getSelection()?.toString()) return;
            // Beside the box is meant for the box.
            if (target.closest('.dt-select')) toggle(Number(index));
            else onEnter(Number(index));
          }}
        >
          <InCard value={card !== null}>
            <Spacer height={view.before} />
            {view.indexes.map((index) => {
              const row = rows[index];
              if (!row) return null;
              const before = rows[index - 1];
              const group = view.isWhole && groupOf ? groupOf(row.original) : undefined;
              const isNew = group !== undefined && !(before && groupOf?.(before.original) === group);
              return (
                <Fragment key={row.id}>
                  {isNew ? <GroupHead>{group}</GroupHead> : null}
                  <TableRow
                    row={row}
                    index={index}
                    position={offset + index + 1}
                    selected={row.getIsSelected()}
                    opens={Boolean(onOpen)}
                    open={row.id === openId}
                    stop={index === stopRow ? grid.place.column : null}
                    layout={layout}
                    card={card}
                  />
                </Fragment>
              );
            })}
            <Spacer height={view.after} />
          </InCard>
        </tbody>
      </table>
    </div>
  );
}

const Framed = ({ children }: { children: ReactNode }) => <div className="dt-frame">{children}</div>;

const GroupHead = ({ children }: { children: ReactNode }) => (
  <tr {...roles.row} className="dt-group">
    <th {...roles.rowheader} scope="rowgroup">
      {children}
    </th>
  </tr>
);

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr className="dt-spacer" aria-hidden>
      <td style={{ height }} />
    </tr>
  ) : null;

const widthOf = ({ columnDef: { meta } }: { columnDef: { meta?: ColumnMeta } }) => meta?.width ?? 140;
/** Texts take what room there is until they have twice their width, then all share it; columns of the frame do not grow. */
const trackOf = (column: { columnDef: { meta?: ColumnMeta } }) => {
  const width = widthOf(column);
  const { meta } = column.columnDef;
  return meta?.isFrame || meta?.isEnd
    ? `${width}px`
    : `minmax(${width}px, ${meta?.isText || meta?.isWide ? width : width / 2}fr)`;
};
