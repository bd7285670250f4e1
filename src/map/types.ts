/** A place in WGS 84 degrees. */
export interface LngLat {
  longitude: number;
  latitude: number;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** The four bands of the fill level scale, and `unknown`. */
export type LevelBand = 'empty' | 'ok' | 'full' | 'overfull' | 'unknown';

/** Containers of a site or cluster in each band. */
export type Shares = Record<Exclude<LevelBand, 'unknown'>, number>;

interface MapPlace extends LngLat {
  id: string;
  label: string;
  /** A second line for lists. */
  detail?: string;
}

/** A collection site. `level` is percent of the fullest container, null when unknown. */
export interface MapSite extends MapPlace {
  level: number | null;
  /** Containers per band; without them the site counts as one container. */
  shares?: Shares;
}

export type StopState = 'planned' | 'emptied' | 'skipped' | 'overflowing';

/** One stop of a tour, `n` is its number along the route, `at` when it happened (ms since the epoch). */
export interface MapStop extends MapPlace {
  n: number;
  level: number | null;
  state: StopState;
  at?: number;
}

/** A point of the route driven; `at` (ms since the epoch) is for the replay. */
export interface MapLinePoint extends LngLat {
  at?: number;
}

/** An unloading of a tour. */
export interface MapUnloading extends MapPlace {
  at?: number;
}

/** Which mark is pointed at, and what a press on one does. */
export interface Pointing {
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  onSelect?: (id: string) => void;
}
