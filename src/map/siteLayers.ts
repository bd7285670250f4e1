import type { FeatureCollection } from 'geojson';
import { groupSites, latitudeOf, longitudeOf, type SiteGroup, type SiteIndex } from './clusters';
import type { KitLayer } from './engine/engine';
import { donutImage } from './images/donut';
import { bandOf } from './level';
import type { Bounds } from './types';

export const sitesId = 'kit-sites';

function properties({ site, count, shares, bounds }: SiteGroup): Record<string, unknown> {
  if (site) return { id: site.id, band: bandOf(site.level), image: `site-${bandOf(site.level)}`, count };
  // Bounds as text: engines hand properties back as plain values only.
  return { ...shares, count, image: donutImage(shares, count), bounds: bounds.join(' ') };
}

/** What is to be drawn at a zoom inside the bounds. Only this goes to the engine, not the thousands behind it. */
export function siteData(index: SiteIndex, zoom: number, bounds: Bounds): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: groupSites(index, zoom, bounds).map((group) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitudeOf(group.x), latitudeOf(group.y)] },
      properties: properties(group),
    })),
  };
}

/** Donuts for groups, marks for single sites. Nothing is hidden, so nothing has to be placed. */
export const siteLayers: readonly KitLayer[] = [
  {
    id: sitesId,
    type: 'symbol',
    source: sitesId,
    layout: {
      'icon-image': ['get', 'image'],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      // Larger groups lie over smaller ones.
      'symbol-sort-key': ['get', 'count'],
    },
  },
];
