import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { MapEngine } from './engine';

type Layers = Pick<MapEngine, 'addSource' | 'setData' | 'addLayer' | 'removeSource'> & {
  /** A new style is on its way: what was added is lost, and nothing can be added until it is here. */
  forget(): void;
  begin(): void;
};

/** Sources and layers of the kit on a map, which take no harm when the style has gone in the meantime. */
export function kitLayers(map: MapLibreMap): Layers {
  let there = false;
  /** Layers by source. Asking the engine for them would serialise the whole style. */
  let added: { id: string; source: string }[] = [];
  const remove = (id: string) => {
    if (!there) return;
    for (const layer of added) if (layer.source === id && map.getLayer(layer.id)) map.removeLayer(layer.id);
    added = added.filter((layer) => layer.source !== id);
    if (map.getSource(id)) map.removeSource(id);
  };

  return {
    forget() {
      there = false;
      added = [];
    },
    begin() {
      there = true;
    },
    addSource(id, source) {
      remove(id);
      if (there) map.addSource(id, source);
    },
    setData(id, data) {
      if (there) map.getSource<GeoJSONSource>(id)?.setData(data);
    },
    addLayer(layer) {
      if (!there || !('source' in layer) || typeof layer.source !== 'string') return;
      map.addLayer(layer);
      added.push({ id: layer.id, source: layer.source });
    },
    removeSource: remove,
  };
}
