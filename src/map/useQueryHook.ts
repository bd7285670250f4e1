import { useEffect, type RefObject } from 'react';
import type { DrawnFeature, MapEngine } from './engine/engine';
import type { LngLat } from './types';

export interface MapQuery {
  layers: string[];
  /** Places of which to tell where they are on the screen. */
  places?: LngLat[];
  /** Filled in by the frame before `dispatchEvent` returns. */
  features?: DrawnFeature[];
  view?: ReturnType<MapEngine['view']>;
  /** Screen position of a feature's point inside the frame, in the order of `features`. */
  screen?: ({ x: number; y: number } | undefined)[];
  /** The same of the `places`. */
  projected?: { x: number; y: number }[];
}

/**
 * Lets a test read what is drawn: a `map:query` event sent to the frame comes back with the features in view. A canvas
 * says nothing to a test otherwise.
 */
export function useQueryHook(frame: RefObject<HTMLElement | null>, engine: MapEngine | undefined) {
  useEffect(() => {
    const element = frame.current;
    if (!element || !engine) return;
    const answer = (event: Event) => {
      const query = (event as CustomEvent<MapQuery>).detail;
      query.features = engine.query(query.layers);
      query.view = engine.view();
      query.screen = query.features.map(({ point }) => point && engine.project(point));
      query.projected = (query.places ?? []).map((place) => engine.project(place));
    };
    element.addEventListener('map:query', answer);
    return () => element.removeEventListener('map:query', answer);
  }, [frame, engine]);
}
