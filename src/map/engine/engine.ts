import type { AddLayerObject, GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { FeatureCollection } from 'geojson';
import type { Bounds, LngLat } from '../types';

export type MapStyle = StyleSpecification | string;
export type MapData = FeatureCollection;
export type SourceOptions = Omit<GeoJSONSourceSpecification, 'type' | 'data'>;
export type EngineName = 'maplibre' | 'mapbox';

export type KitLayer = Exclude<AddLayerObject, { type: 'custom' }>;

/** A picture made for an image id, at `pixelRatio` device pixels per CSS pixel. */
export interface KitImage {
  image: ImageData;
  pixelRatio: number;
}

export interface DrawnFeature {
  layer: string;
  id: string | number | undefined;
  properties: Record<string, unknown>;
  /** Longitude and latitude of a point, undefined for other shapes. */
  point: LngLat | undefined;
}

export interface EngineMarker {
  move(place: LngLat): void;
  remove(): void;
}

export interface MarkerOptions {
  place: LngLat;
  anchor: 'center' | 'bottom';
  offset?: [number, number];
  onDrag?: (place: LngLat) => void;
  onDragEnd?: (place: LngLat) => void;
}

export interface MoveOptions {
  animate: boolean;
}

/**
 * What the kit needs of a map, and all that it sees of one. Ids of sources and layers live until the next style;
 * after `onStyle` everything has to be added again.
 */
export interface MapEngine {
  readonly name: EngineName;
  /** Lies over the map's picture and under its markers; feels no pointer. */
  readonly overlay: HTMLElement;
  /** Names the canvas for those who cannot see it. */
  setLabel(label: string): void;
  setStyle(style: MapStyle): void;
  /** Calls at each style that has loaded. Returns the way to stop. */
  onStyle(call: () => void): () => void;
  /** Errors of the style, a source or a tile; `source` is the id of the source at fault. */
  onError(call: (fault: { source: string | undefined; tile: boolean; error: unknown }) => void): () => void;
  /** A tile or the whole data of a source has arrived. */
  onSourceLoaded(call: (source: string) => void): () => void;
  addSource(id: string, source: GeoJSONSourceSpecification): void;
  setData(id: string, data: MapData): void;
  /** Adds a layer over the others; the source must be there. */
  addLayer(layer: KitLayer): void;
  /** Removes a source with its layers; nothing happens when the style has gone already. */
  removeSource(id: string): void;
  /** Draws images whose id begins with `prefix` when a layer first asks for them. */
  provideImages(prefix: string, draw: (id: string) => KitImage): () => void;
  onMove(call: () => void): () => void;
  onClick(call: (place: LngLat, at: { x: number; y: number }) => void): () => void;
  /** Where the mouse is, in pixels of the map; undefined when it leaves. */
  onMouseMove(call: (at: { x: number; y: number } | undefined) => void): () => void;
  /** Says that the pointer came upon something that can be clicked, or left it: each `true` is followed by a `false`. */
  point(on: boolean): void;
  onPointer(layers: string[], call: (feature: DrawnFeature | undefined, type: 'move' | 'click') => void): () => void;
  /** What is drawn in the layers now, within 2 px of a point or in the whole view. */
  query(layers: string[], at?: { x: number; y: number }): DrawnFeature[];
  /** Shows the bounds; `covered` px at the inline start are hidden by something that lies over the map. */
  fit(bounds: Bounds, options: MoveOptions & { padding: number; covered: number; maxZoom: number }): void;
  moveTo(place: LngLat, options: MoveOptions & { zoom?: number }): void;
  zoomBy(delta: number, options: MoveOptions): void;
  panBy(x: number, y: number): void;
  view(): { center: LngLat; zoom: number; bounds: Bounds };
  project(place: LngLat): { x: number; y: number };
  unproject(at: { x: number; y: number }): LngLat;
  addMarker(element: HTMLElement, options: MarkerOptions): EngineMarker;
  /** Resolves when everything asked for is drawn. */
  idle(): Promise<void>;
  remove(): void;
}

export interface EngineOptions {
  container: HTMLElement;
  style: MapStyle;
  label: string;
  bounds: Bounds | undefined;
  rtl: boolean;
  /** The Mapbox token; MapLibre has no use for it. */
  token: string | undefined;
}
