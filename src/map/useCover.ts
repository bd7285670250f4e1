import { useMemo, useSyncExternalStore } from 'react';
import type { MapEngine } from './engine/engine';
import type { Bounds } from './types';

/** A part of the world at a zoom, larger than the view so that moving a little changes nothing. */
export interface Cover {
  zoom: number;
  bounds: Bounds;
}

/** Zooms in steps of a half: near enough for groups to keep their distance on the screen. */
const level = (zoom: number) => Math.floor(zoom * 2) / 2;

function around({ zoom, bounds: [west, south, east, north] }: ReturnType<MapEngine['view']>): Cover {
  const [width, height] = [east - west, north - south];
  return { zoom: level(zoom), bounds: [west - width, south - height, east + width, north + height] };
}

function holds(cover: Cover, { zoom, bounds }: ReturnType<MapEngine['view']>): boolean {
  const [west, south, east, north] = cover.bounds;
  return (
    cover.zoom === level(zoom) && bounds[0] >= west && bounds[1] >= south && bounds[2] <= east && bounds[3] <= north
  );
}

function coverStore(engine: MapEngine) {
  let cover: Cover | undefined;
  return {
    subscribe: (changed: () => void) => engine.onMove(changed),
    get() {
      const view = engine.view();
      if (!cover || !holds(cover, view)) cover = around(view);
      return cover;
    },
  };
}

/** What the layers have to hold now. A new object only when the view leaves the old one or its zoom. */
export function useCover(engine: MapEngine): Cover {
  const store = useMemo(() => coverStore(engine), [engine]);
  return useSyncExternalStore(store.subscribe, store.get);
}
