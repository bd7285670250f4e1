import { AttributionControl, Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { adapt } from './adapter';
import type { EngineOptions, MapEngine } from './engine';
import { mapOptions } from './options';

// A worker of our own origin: the content security policy then needs no blob: for workers.
setWorkerUrl(workerUrl);

/** Opens a MapLibre map. Throws when there is no WebGL. */
export function openMapLibre(options: EngineOptions): MapEngine {
  const map = new MapLibreMap({
    ...mapOptions(options),
    style: options.style,
    // Our own needs no check.
    validateStyle: typeof options.style === 'string',
    // Symbols that fade in keep the map drawing for 300 ms after each change.
    fadeDuration: 0,
    canvasContextAttributes: { antialias: false },
  });
  map.addControl(new AttributionControl({ compact: false }), options.rtl ? 'bottom-left' : 'bottom-right');
  return adapt(map, {
    name: 'maplibre',
    newMarker: (marker) => new Marker(marker),
    redraw: (target) => void target.redraw(),
    onMissingImage: (target, call) => void target.setMissingStyleImageResolver(call),
  });
}
