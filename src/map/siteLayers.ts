import type { FeatureCollection } from 'geojson';
import type { KitLayer, SourceOptions } from './engine/engine';
import { donutPrefix } from './images/donut';
import { bandOf, bands, sharesOf } from './level';
import type { MapSite } from './types';

export const sitesId = 'kit-sites';

/** Shares are drawn in this many steps, so that like clusters share one image. */
const STEPS = 24;

export const siteData = (sites: readonly MapSite[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: sites.map((site) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [site.longitude, site.latitude] },
    properties: {
      id: site.id,
      band: bandOf(site.level),
      longitude: site.longitude,
      latitude: site.latitude,
      ...sharesOf(site),
    },
  })),
});

/** The engine groups the sites; a cluster has the containers per band of its sites, and the bounds around them. */
export const siteSource: SourceOptions = {
  cluster: true,
  clusterRadius: 56,
  clusterMaxZoom: 15,
  clusterProperties: {
    ...Object.fromEntries(bands.map((band) => [band, ['+', ['get', band]]])),
    west: ['min', ['get', 'longitude']],
    south: ['min', ['get', 'latitude']],
    east: ['max', ['get', 'longitude']],
    north: ['max', ['get', 'latitude']],
  },
};

/** Of the containers of a cluster; none that is there disappears by rounding. */
const steps = (band: string) => [
  'case',
  ['>', ['get', band], 0],
  ['max', 1, ['round', ['/', ['*', STEPS, ['get', band]], ['var', 'total']]]],
  0,
];

/** `donut-<empty>-<ok>-<full>-<overfull>-<count>` of a cluster, `site-<band>` of a single site. */
const image = [
  'case',
  ['has', 'point_count'],
  [
    'let',
    'total',
    ['+', ...bands.map((band) => ['get', band])],
    ['concat', donutPrefix, ...bands.flatMap((band) => [steps(band), '-']), ['get', 'point_count_abbreviated']],
  ],
  ['concat', 'site-', ['get', 'band']],
];

/** Donuts for clusters, marks for single sites. Nothing is hidden, so nothing has to be placed. */
export const siteLayers: readonly KitLayer[] = [
  {
    id: sitesId,
    type: 'symbol',
    source: sitesId,
    layout: {
      'icon-image': image as never,
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      // Larger clusters lie over smaller ones.
      'symbol-sort-key': ['coalesce', ['get', 'point_count'], 1],
    },
  },
];
