import type { AddLayerObject, GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { FeatureCollection } from 'geojson';
import type { Bounds, LngLat } from '../types';

export type MapStyle = StyleSpecification | string;
export type MapData = FeatureCollection;
export type SourceOptions = Omit<GeoJSONSourceSpecification, 'type' | 'data'>;
export type EngineName = 'maplibre' | 'mapbox';

export type KitLayer = Exclude<AddLayerObject, { type: 'custom' }>;

/** An image for an id, at `pixelRatio` device pixels per CSS pixel. */
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

interface MarkerOptions {
  place: LngLat;
  anchor: 'center' | 'bottom';
  offset?: [number, number];
  onDrag?: (place: LngLat) => void;
  onDragEnd?: (place: LngLat) => void;
}

/** Px from each side of the map. */
export type Insets = Record<'top' | 'right' | 'bottom' | 'left', number>;

interface MoveOptions {
  animate: boolean;
}

/** A map, as the kit uses it. A new style removes all sources and layers; add them again after `onStyle`. */
export interface MapEngine {
  readonly name: EngineName;
  /** Above the canvas and below the markers; ignores the pointer. */
  readonly overlay: HTMLElement;
  /** The accessible name of the canvas. */
  setLabel(label: string): void;
  setStyle(style: MapStyle): void;
  /** Calls for each loaded style. Returns the unsubscribe function. */
  onStyle(call: () => void): () => void;
  /** Errors of the style, a source or a tile; `source` is the id of the failed source. */
  onError(call: (fault: { source: string | undefined; tile: boolean; error: unknown }) => void): () => void;
  /** A tile or the whole data of a source has loaded. */
  onSourceLoaded(call: (source: string) => void): () => void;
  /** Adds a source and its layers over the others. */
  addSource(id: string, source: GeoJSONSourceSpecification, layers: readonly KitLayer[]): void;
  setData(id: string, data: MapData): void;
  /** Removes a source with its layers; has no effect once a new style is set. */
  removeSource(id: string): void;
  /** Draws an image when a layer first needs it; undefined for ids that are not the kit's. */
  provideImages(draw: (id: string) => KitImage | undefined): void;
  onMove(call: () => void): () => void;
  onClick(call: (place: LngLat, at: { x: number; y: number }) => void): () => void;
  /** Where the mouse is, in pixels of the map; undefined when it leaves. */
  onMouseMove(call: (at: { x: number; y: number } | undefined) => void): () => void;
  /** The pointer enters or leaves something clickable: each `true` is followed by a `false`. */
  point(on: boolean): void;
  onPointer(layers: string[], call: (feature: DrawnFeature | undefined, type: 'move' | 'click') => void): () => void;
  /** The features that the layers show in the view. */
  query(layers: string[]): DrawnFeature[];
  /** Shows the bounds inside the padding (px). */
  fit(bounds: Bounds, options: MoveOptions & { padding: number | Insets; maxZoom: number }): void;
  moveTo(place: LngLat, options: MoveOptions & { zoom?: number }): void;
  zoomBy(delta: number, options: MoveOptions): void;
  panBy(x: number, y: number, options: MoveOptions): void;
  view(): { center: LngLat; zoom: number; bounds: Bounds };
  project(place: LngLat): { x: number; y: number };
  unproject(at: { x: number; y: number }): LngLat;
  addMarker(element: HTMLElement, options: MarkerOptions): EngineMarker;
  /** Resolves when everything is rendered. */
  idle(): Promise<void>;
  remove(): void;
}

export interface EngineOptions {
  container: HTMLElement;
  style: MapStyle;
  label: string;
  bounds: Bounds | undefined;
  rtl: boolean;
  /** The Mapbox token; unused by MapLibre. */
  token: string | undefined;
}
