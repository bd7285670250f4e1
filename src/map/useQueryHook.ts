import { useEffect, type RefObject } from 'react';
import type { DrawnFeature, MapEngine } from './engine/engine';
import type { LngLat } from './types';

export interface MapQuery {
  layers: string[];
  /** Places to project. */
  places?: LngLat[];
  /** Filled in by the frame before `dispatchEvent` returns. */
  features?: DrawnFeature[];
  view?: ReturnType<MapEngine['view']>;
  /** Px of each feature's point in the frame, in the order of `features`. */
  screen?: ({ x: number; y: number } | undefined)[];
  /** Px of the `places`. */
  projected?: { x: number; y: number }[];
}

/** For tests, which cannot read a canvas: a `map:query` event on the frame returns the features in view. */
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
