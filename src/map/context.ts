import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { GeoJSONSourceSpecification } from 'maplibre-gl';
import type { KitImage, KitLayer, MapData, MapEngine, Slot } from './engine/engine';
import type { Palette } from './palette';

export interface MapContextValue {
  engine: MapEngine;
  /** Grows with each style; what a layer adds has to be added again. */
  epoch: number;
  palette: Palette;
  /** False when the reader asked for less motion. */
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
  source?: Partial<Omit<GeoJSONSourceSpecification, 'data' | 'type'>>;
  /** The layers over the source, from below; called again with each style. */
  layers: (palette: Palette) => { slot: Slot; layer: KitLayer }[];
}

/** Keeps one GeoJSON source with its layers on the map. `source` and `layers` are constants of the module. */
export function useLayers({ id, data, source, layers }: LayerPlan) {
  const { engine, epoch, palette } = useMap();
  const shown = useRef<MapData | undefined>(undefined);
  // A new palette comes with a new style, and data by its own way below: neither adds the layers anew.
  const add = useEffectEvent(() => {
    engine.addSource(id, { type: 'geojson', ...source, data });
    shown.current = data;
    for (const { slot, layer } of layers(palette)) engine.addLayer(slot, layer);
  });

  useEffect(() => {
    add();
    return () => engine.removeSource(id);
  }, [engine, epoch, id, source, layers]);

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
