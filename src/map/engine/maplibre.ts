import { AttributionControl, Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { adapt, mapOptions } from './adapter';
import type { EngineOptions, MapEngine } from './engine';

// A worker of the app's origin: the content security policy needs no blob: for workers.
setWorkerUrl(workerUrl);

/** Opens a MapLibre map. Throws without WebGL. */
export function openMapLibre(options: EngineOptions): MapEngine {
  const map = new MapLibreMap({
    ...mapOptions(options),
    style: options.style,
    // The offline basemap needs no validation.
    validateStyle: typeof options.style === 'string',
    // Fading symbols would keep the map rendering for 300 ms after each change.
    fadeDuration: 0,
    // Preserved for what reads the canvas later: on paper it would be empty.
    canvasContextAttributes: { antialias: false, preserveDrawingBuffer: true },
  });
  // Away from the buttons, which reach down to it where a map is low.
  map.addControl(new AttributionControl({ compact: false }), options.rtl ? 'bottom-right' : 'bottom-left');
  return adapt(map, {
    name: 'maplibre',
    newMarker: (marker) => new Marker(marker),
    onMissingImage: (target, call) => void target.setMissingStyleImageResolver(call),
  });
}
