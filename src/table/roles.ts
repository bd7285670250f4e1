/** Rows and cells are not laid out as a table, so that browsers no longer take them for one: their roles have to be said. */
export const roles = {
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  gridcell: { role: 'gridcell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const;
