import { createContext, useContext } from 'react';

/** What every block needs and no block owns; stable, so that blocks are not painted anew. */
export interface Place {
  today: string;
  writable: boolean;
  areaName: (area: number | null) => string | undefined;
}

export const PlaceContext = createContext<Place>({ today: '', writable: false, areaName: () => undefined });
export const usePlace = () => useContext(PlaceContext);
