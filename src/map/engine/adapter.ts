import type {
  GeoJSONSource,
  Map as MapLibreMap,
  MapLayerMouseEvent,
  MapEventType,
  Marker,
  MarkerOptions as LibOptions,
  MapGeoJSONFeature,
} from 'maplibre-gl';
import type { DrawnFeature, EngineName, EngineOptions, KitLayer, MapEngine } from './engine';

/** The few places where the two engines differ. */
export interface Differences {
  name: EngineName;
  newMarker(options: LibOptions): Marker;
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

/** The options both engines share: north is up, two dimensions, labelled, at the bounds asked for. */
export function mapOptions({ container, bounds, label }: EngineOptions) {
  return {
    container,
    locale: { 'Map.Title': label },
    attributionControl: false as const,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    maxPitch: 0,
    minZoom: 2,
    maxZoom: 19,
    ...(bounds
      ? { bounds: [...bounds] as [number, number, number, number], fitBoundsOptions: { padding: 40, maxZoom: 16 } }
      : {}),
  };
}

/** The kit's interface over a map. MapLibre's types serve for both engines, which share these calls. */
export function adapt(map: MapLibreMap, differ: Differences): MapEngine {
  let drawImage: Parameters<MapEngine['provideImages']>[0] | undefined;
  differ.onMissingImage(map, (id) => {
    const made = map.hasImage(id) ? undefined : drawImage?.(id);
    if (made) map.addImage(id, made.image, { pixelRatio: made.pixelRatio });
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
  /** False while a style loads: its sources and layers replace all that was added. */
  let styled = false;
  map.on('style.load', () => (styled = true));
  const added = new Map<string, readonly KitLayer[]>();
  const forget = () => {
    styled = false;
    added.clear();
  };
  const removeSource = (id: string) => {
    for (const layer of added.get(id) ?? []) map.removeLayer(layer.id);
    if (added.delete(id)) map.removeSource(id);
  };
  const listen = <Type extends keyof MapEventType>(type: Type, call: (event: MapEventType[Type]) => void) => {
    map.on(type, call);
    return () => void map.off(type, call);
  };
  const toPlace = ({ lng, lat }: { lng: number; lat: number }) => ({ longitude: lng, latitude: lat });

  return {
    name: differ.name,
    overlay,
    point,
    addSource(id, source, layers) {
      removeSource(id);
      if (!styled) return;
      map.addSource(id, source);
      for (const layer of layers) map.addLayer(layer);
      added.set(id, layers);
    },
    setData(id, data) {
      if (added.has(id)) map.getSource<GeoJSONSource>(id)?.setData(data);
    },
    removeSource,
    setLabel: (label) => canvas.setAttribute('aria-label', label),
    setStyle(style) {
      forget();
      map.setStyle(style, { diff: false });
    },
    onStyle: (call) => listen('style.load', call),
    onError: (call) =>
      listen('error', (event) => {
        const fault = event as { error: unknown; sourceId?: string; tile?: unknown };
        call({ source: fault.sourceId, tile: fault.tile !== undefined, error: fault.error });
      }),
    onSourceLoaded: (call) =>
      listen('sourcedata', (event: { sourceId?: string; tile?: unknown; isSourceLoaded?: boolean }) => {
        if (event.sourceId && (event.tile || event.isSourceLoaded)) call(event.sourceId);
      }),
    provideImages(draw) {
      drawImage = draw;
    },
    onMove: (call) => listen('move', call),
    onClick: (call) => listen('click', ({ lngLat, point: { x, y } }) => call(toPlace(lngLat), { x, y })),
    onMouseMove(call) {
      const offMove = listen('mousemove', ({ point: { x, y } }) => call({ x, y }));
      const offLeave = listen('mouseout', () => call(undefined));
      return () => {
        offMove();
        offLeave();
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
    query(ids) {
      const layers = ids.filter((id) => map.getLayer(id));
      return layers.length > 0 ? map.queryRenderedFeatures({ layers }).map(drawn) : [];
    },
    fit([west, south, east, north], { animate, padding, maxZoom }) {
      // A container whose size has just changed: the map itself notices it later.
      const { clientWidth, clientHeight } = map.getContainer();
      if (canvas.clientWidth !== clientWidth || canvas.clientHeight !== clientHeight) map.resize();
      map.fitBounds([west, south, east, north], { animate, padding, maxZoom, duration: 400 });
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
    panBy: (x, y, { animate }) => void map.panBy([x, y], { animate, duration: 200 }),
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
      forget();
      map.remove();
    },
  };
}
