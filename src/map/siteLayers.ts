import type { FeatureCollection } from 'geojson';
import type { KitLayer, Slot } from './engine/engine';
import { donut } from './images/donut';
import { bandOf, bands } from './level';
import type { MapSite } from './types';

export const sitesId = 'kit-sites';

/** A site without shares carries its band alone: with 20,000 sites each property costs time on the way to the worker. */
export function siteData(sites: readonly MapSite[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: sites.map(({ id, longitude, latitude, level, shares }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: shares ? { id, band: bandOf(level), ...shares } : { id, band: bandOf(level) },
    })),
  };
}

const one = (band: string) => ['coalesce', ['get', band], ['case', ['==', ['get', 'band'], band], 1, 0]];

export const siteSource = {
  cluster: true,
  clusterRadius: 56,
  clusterMaxZoom: 14,
  clusterProperties: Object.fromEntries(bands.map((band) => [band, ['+', one(band)]])),
} as const;

/** Donuts for clusters, marks for single sites. Nothing is hidden, so nothing has to be placed. */
export function siteLayers(): { slot: Slot; layer: KitLayer }[] {
  const free = { 'icon-allow-overlap': true, 'icon-ignore-placement': true };
  const layer = (name: string, filter: unknown, image: unknown, more: object = {}) => ({
    slot: 'sites' as const,
    layer: {
      id: `${sitesId}-${name}`,
      type: 'symbol',
      source: sitesId,
      filter,
      layout: { 'icon-image': image, ...free, ...more },
    } as KitLayer,
  });
  return [
    layer('single', ['!', ['has', 'point_count']], ['concat', 'site-', ['get', 'band']]),
    // Larger clusters lie over smaller ones.
    layer('cluster', ['has', 'point_count'], donut.image, { 'symbol-sort-key': ['get', 'point_count'] }),
  ];
}
