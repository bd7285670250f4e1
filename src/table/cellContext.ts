import { createContext, useContext } from 'react';

/** Whether the row of a cell is the one with the focus. */
export const RowFocus = createContext(false);

/** Whether rows are cards. */
export const InCard = createContext(false);

/** Tab index for a control inside a cell: only the current row's controls are tab stops, or a page of rows would be hundreds. */
export const useCellTabIndex = () => (useContext(RowFocus) ? 0 : -1);
