import { Map as MapLibreMap, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { points, p95, step } from './measure';

setWorkerUrl(workerUrl);

/** What anybody would write first: a MapLibre map over a style, the points as circles. */
export async function bare(count: number, frames: number, style: StyleSpecification, container: HTMLElement) {
  const map = new MapLibreMap({
    container,
    style,
    center: [8, 51.9],
    zoom: 11.5,
    fadeDuration: 0,
    attributionControl: false,
  });
  await map.once('load');
  map.addSource('points', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({ id: 'points', type: 'circle', source: 'points', paint: { 'circle-color': '#0e8a8a' } });
  await map.once('idle');

  const given = points(count);
  const from = performance.now();
  void map.getSource<GeoJSONSource>('points')?.setData({
    type: 'FeatureCollection',
    features: given.map(({ longitude, latitude, level }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { level },
    })),
  });
  await map.once('idle');
  const drawn = performance.now() - from;
  const frame = await p95(frames, (n) => map.panBy([...step(n, frames)], { animate: false }));
  map.remove();
  return { drawn, frame };
}
