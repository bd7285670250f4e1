import type {
  Map as MapLibreMap,
  MapLayerMouseEvent,
  MapMouseEvent,
  Marker,
  MarkerOptions as LibOptions,
  MapGeoJSONFeature,
} from 'maplibre-gl';
import { isRtl } from '@/ui/direction';
import { kitLayers } from './layers';
import type { DrawnFeature, EngineName, KitImage, MapEngine } from './engine';

/** The few places where the two engines differ. */
export interface Differences {
  name: EngineName;
  newMarker(options: LibOptions): Marker;
  /** Draws at once, where the engine can. */
  redraw(map: MapLibreMap): void;
  onMissingImage(map: MapLibreMap, call: (id: string) => void): void;
}

function drawn(feature: MapGeoJSONFeature): DrawnFeature {
  const at = feature.geometry.type === 'Point' ? feature.geometry.coordinates : undefined;
  return {
    layer: feature.layer.id,
    id: feature.id,
    properties: feature.properties,
    point: at ? { longitude: at[0] ?? 0, latitude: at[1] ?? 0 } : undefined,
  };
}

/** Puts the kit's interface over a map. MapLibre's types stand for both engines, which share these calls. */
export function adapt(map: MapLibreMap, differ: Differences): MapEngine {
  const layers = kitLayers(map);
  const images = new Map<string, (id: string) => KitImage>();
  differ.onMissingImage(map, (id) => {
    for (const [prefix, draw] of images) {
      if (!id.startsWith(prefix) || map.hasImage(id)) continue;
      const { image, pixelRatio } = draw(id);
      map.addImage(id, image, { pixelRatio });
    }
  });
  const canvas = map.getCanvas();
  const overlay = document.createElement('div');
  overlay.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none;isolation:isolate';
  canvas.after(overlay);
  let pointed = 0;
  const point = (on: boolean) => {
    pointed += on ? 1 : -1;
    canvas.style.cursor = pointed > 0 ? 'pointer' : '';
  };
  map.on('style.load', () => layers.begin());
  const host = map.getContainer();
  let size = { width: host.clientWidth, height: host.clientHeight };
  const sizes = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === size.width && height === size.height) return;
    size = { width, height };
    map.resize();
    // A canvas of another size is empty until it is drawn.
    differ.redraw(map);
  });
  sizes.observe(host);
  const toPlace = ({ lng, lat }: { lng: number; lat: number }) => ({ longitude: lng, latitude: lat });

  return {
    name: differ.name,
    overlay,
    point,
    ...layers,
    setLabel: (label) => canvas.setAttribute('aria-label', label),
    setStyle(style) {
      layers.forget();
      map.setStyle(style, { diff: false });
    },
    onStyle(call) {
      map.on('style.load', call);
      return () => map.off('style.load', call);
    },
    onError(call) {
      const failed = (event: { error: unknown }) => {
        const fault = event as { error: unknown; sourceId?: string; tile?: unknown };
        call({ source: fault.sourceId, tile: fault.tile !== undefined, error: fault.error });
      };
      map.on('error', failed);
      return () => map.off('error', failed);
    },
    onSourceLoaded(call) {
      const loaded = (event: { sourceId?: string; tile?: unknown; isSourceLoaded?: boolean }) => {
        if (event.sourceId && (event.tile || event.isSourceLoaded)) call(event.sourceId);
      };
      map.on('sourcedata', loaded);
      return () => map.off('sourcedata', loaded);
    },
    provideImages(prefix, draw) {
      images.set(prefix, draw);
      return () => void (images.get(prefix) === draw && images.delete(prefix));
    },
    onMove(call) {
      map.on('move', call);
      return () => map.off('move', call);
    },
    onClick(call) {
      const clicked = (event: MapMouseEvent) => call(toPlace(event.lngLat), { x: event.point.x, y: event.point.y });
      map.on('click', clicked);
      return () => map.off('click', clicked);
    },
    onMouseMove(call) {
      const move = (event: MapMouseEvent) => call({ x: event.point.x, y: event.point.y });
      const leave = () => call(undefined);
      map.on('mousemove', move);
      map.on('mouseout', leave);
      return () => {
        map.off('mousemove', move);
        map.off('mouseout', leave);
      };
    },
    onPointer(ids, call) {
      const feature = (event: MapLayerMouseEvent) => event.features?.[0] && drawn(event.features[0]);
      let over = false;
      const turn = (on: boolean) => {
        if (on !== over) point(on);
        over = on;
      };
      const move = (event: MapLayerMouseEvent) => {
        turn(true);
        call(feature(event), 'move');
      };
      const leave = () => {
        turn(false);
        call(undefined, 'move');
      };
      const click = (event: MapLayerMouseEvent) => call(feature(event), 'click');
      map.on('mousemove', ids, move);
      map.on('mouseleave', ids, leave);
      map.on('click', ids, click);
      return () => {
        map.off('mousemove', ids, move);
        map.off('mouseleave', ids, leave);
        map.off('click', ids, click);
        turn(false);
      };
    },
    query(ids, at) {
      const there = ids.filter((id) => map.getLayer(id));
      if (there.length === 0) return [];
      const options = { layers: there };
      const box: [[number, number], [number, number]] | undefined = at && [
        [at.x - 2, at.y - 2],
        [at.x + 2, at.y + 2],
      ];
      return (box ? map.queryRenderedFeatures(box, options) : map.queryRenderedFeatures(options)).map(drawn);
    },
    fit([west, south, east, north], { animate, padding, covered, maxZoom }) {
      const start = isRtl() ? 'right' : 'left';
      const all = { top: padding, bottom: padding, left: padding, right: padding, [start]: padding + covered };
      map.fitBounds([west, south, east, north], { animate, padding: all, maxZoom, duration: 400 });
    },
    moveTo(place, { animate, zoom }) {
      map.easeTo({
        center: [place.longitude, place.latitude],
        ...(zoom === undefined ? {} : { zoom }),
        animate,
        duration: 400,
      });
    },
    zoomBy(delta, { animate }) {
      map.easeTo({ zoom: map.getZoom() + delta, animate, duration: 200 });
    },
    panBy: (x, y) => void map.panBy([x, y], { animate: false }),
    view() {
      const [[west, south], [east, north]] = map.getBounds().toArray() as [[number, number], [number, number]];
      return { center: toPlace(map.getCenter()), zoom: map.getZoom(), bounds: [west, south, east, north] };
    },
    project: (place) => map.project([place.longitude, place.latitude]),
    unproject: ({ x, y }) => toPlace(map.unproject([x, y])),
    addMarker(element, { place, anchor, offset, onDrag, onDragEnd }) {
      const marker = differ.newMarker({
        element,
        anchor,
        ...(offset ? { offset } : {}),
        draggable: Boolean(onDragEnd),
      });
      marker.setLngLat([place.longitude, place.latitude]).addTo(map);
      if (onDrag) marker.on('drag', () => onDrag(toPlace(marker.getLngLat())));
      if (onDragEnd) marker.on('dragend', () => onDragEnd(toPlace(marker.getLngLat())));
      return {
        move: (to) => void marker.setLngLat([to.longitude, to.latitude]),
        remove: () => void marker.remove(),
      };
    },
    idle: () =>
      new Promise((resolve) => {
        map.once('idle', () => resolve());
        map.triggerRepaint();
      }),
    remove() {
      sizes.disconnect();
      layers.forget();
      map.remove();
    },
  };
}
