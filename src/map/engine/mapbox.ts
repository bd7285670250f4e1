import type { Map as MapLibreMap, Marker as LibMarker } from 'maplibre-gl';
import { AttributionControl, Map as MapboxMap, Marker, setWorkerUrl } from 'mapbox-gl/esm';
import 'mapbox-gl/mapbox-gl.css';
import workerUrl from 'mapbox-gl/dist/esm/worker.js?worker&url';
import { adapt, mapOptions } from './adapter';
import type { EngineOptions, MapEngine, MapStyle } from './engine';

setWorkerUrl(workerUrl);

/** Opens a Mapbox GL map with the configured token. Throws without WebGL. */
export function openMapbox(options: EngineOptions): MapEngine {
  const map = new MapboxMap({
    ...mapOptions(options),
    accessToken: options.token ?? '',
    style: options.style as Exclude<MapStyle, object>,
    projection: 'mercator',
    fadeDuration: 0,
    // Preserved for what reads the canvas later: on paper it would be empty.
    preserveDrawingBuffer: true,
  });
  // Away from the buttons, which reach down to it where a map is low.
  map.addControl(new AttributionControl({ compact: false }), options.rtl ? 'bottom-right' : 'bottom-left');
  // The adapter's calls are the same in both engines; only their declared types differ.
  return adapt(map as unknown as MapLibreMap, {
    name: 'mapbox',
    newMarker: (marker) => new Marker(marker as object) as unknown as LibMarker,
    onMissingImage: (_, call) => void map.on('styleimagemissing', ({ id }) => call(id)),
  });
}
