import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { slots, type MapEngine, type Slot } from './engine';

type Layers = Pick<MapEngine, 'addSource' | 'setData' | 'addLayer' | 'setPaint' | 'setFilter' | 'removeSource'> & {
  /** A new style is on its way: what was added is lost, and nothing can be added until it is here. */
  forget(): void;
  begin(): void;
};

/**
 * Sources and layers of the kit on a map, kept in the order of their slots. Asking the engine for its layers would
 * serialise the whole style, so the order is remembered here.
 */
export function kitLayers(map: MapLibreMap): Layers {
  let there = false;
  let added: { id: string; slot: number; source: string }[] = [];

  return {
    forget() {
      there = false;
      added = [];
    },
    begin() {
      there = true;
    },
    addSource(id, source) {
      if (there) map.addSource(id, source);
    },
    setData(id, data) {
      if (there) map.getSource<GeoJSONSource>(id)?.setData(data);
    },
    addLayer(slot: Slot, layer) {
      if (!there || !('source' in layer) || typeof layer.source !== 'string') return;
      const place = slots.indexOf(slot);
      const above = added.findIndex((other) => other.slot > place);
      map.addLayer(layer, added[above]?.id);
      added.splice(above < 0 ? added.length : above, 0, { id: layer.id, slot: place, source: layer.source });
    },
    setPaint(layer, name, value) {
      if (there && map.getLayer(layer)) map.setPaintProperty(layer, name as never, value as never);
    },
    setFilter(layer, filter) {
      if (there && map.getLayer(layer)) map.setFilter(layer, filter);
    },
    removeSource(id) {
      if (!there) return;
      for (const layer of added) if (layer.source === id && map.getLayer(layer.id)) map.removeLayer(layer.id);
      added = added.filter((layer) => layer.source !== id);
      if (map.getSource(id)) map.removeSource(id);
    },
  };
}
