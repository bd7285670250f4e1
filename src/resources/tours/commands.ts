import { createContext, useContext } from 'react';

interface TourCommands {
  openDetails: (id: number) => void;
}

const Commands = createContext<TourCommands>({ openDetails: () => undefined });

/** Around the table: what its cells can ask of the screen. Give it a stable value. */
export const TourCommandsProvider = Commands.Provider;
export const useTourCommands = () => useContext(Commands);
