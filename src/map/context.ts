import { createContext, useContext } from 'react';
import type { MapEngine } from './engine/engine';
import type { Palette } from './palette';
import type { LngLat } from './types';

export interface MapContextValue {
  engine: MapEngine;
  /** Grows with each style: layers have to be added again. */
  epoch: number;
  palette: Palette;
  /** False with reduced motion and on a software renderer. */
  animate: boolean;
}

export const MapContext = createContext<MapContextValue | null>(null);

/** The map around a layer. Throws outside a `MapFrame`. */
export function useMap(): MapContextValue {
  const map = useContext(MapContext);
  if (!map) throw new Error('A map layer belongs inside a MapFrame');
  return map;
}

/** Moves the map to a place that is out of view. */
export function reveal({ engine, animate }: MapContextValue, { longitude, latitude }: LngLat) {
  const [west, south, east, north] = engine.view().bounds;
  const inView = longitude > west && longitude < east && latitude > south && latitude < north;
  if (!inView) engine.moveTo({ longitude, latitude }, { animate });
}
