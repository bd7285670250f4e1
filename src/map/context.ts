import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { KitImage, KitLayer, MapData, MapEngine, SourceOptions } from './engine/engine';
import type { Palette } from './palette';

export interface MapContextValue {
  engine: MapEngine;
  /** Grows with each style; what a layer adds has to be added again. */
  epoch: number;
  palette: Palette;
  /** False when the reader asked for less motion, and where each picture of the map takes its time. */
  animate: boolean;
}

export const MapContext = createContext<MapContextValue | null>(null);

/** The map around a layer. Throws outside a `MapFrame`. */
export function useMap(): MapContextValue {
  const map = useContext(MapContext);
  if (!map) throw new Error('A map layer belongs inside a MapFrame');
  return map;
}

export interface LayerPlan {
  /** Begins with `kit-`. */
  id: string;
  data: MapData;
  /** How the engine groups the data, a constant of the module. */
  source?: SourceOptions;
  /** The layers over the source, from below: a constant of the module. */
  layers: readonly KitLayer[];
}

/** Keeps one GeoJSON source with its layers on the map. */
export function useLayers({ id, data, source, layers }: LayerPlan) {
  const { engine, epoch } = useMap();
  const shown = useRef<MapData | undefined>(undefined);
  // Data comes by its own way below: it does not add the layers anew.
  const add = useEffectEvent(() => {
    engine.addSource(id, { ...source, type: 'geojson', data });
    shown.current = data;
    for (const layer of layers) engine.addLayer(layer);
  });

  useEffect(() => {
    add();
    return () => engine.removeSource(id);
  }, [engine, epoch, id, layers]);

  useEffect(() => {
    if (shown.current === data) return;
    shown.current = data;
    engine.setData(id, data);
  }, [engine, id, data]);
}

/** Draws the images of a prefix in the palette in force. The layers have to be used after this. */
export function useImages(prefix: string, draw: (id: string, palette: Palette) => KitImage) {
  const { engine, palette } = useMap();
  useEffect(() => engine.provideImages(prefix, (id) => draw(id, palette)), [engine, prefix, draw, palette]);
}
