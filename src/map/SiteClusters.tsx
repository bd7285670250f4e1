import type { FeatureCollection } from 'geojson';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMap } from './context';
import type { KitLayer, SourceOptions } from './engine/engine';
import { donutPrefix, drawDonut, drawSite, sitePrefix } from './images';
import { bandOf, bands, sharesOf } from './level';
import { HoverRing } from './Overlay';
import type { Bounds, MapSite, Pointing } from './types';

interface Props extends Pointing {
  /** A stable array. */
  sites: readonly MapSite[];
}

/** All sites: near ones together as a donut of their levels, single ones as a mark. A click on a donut zooms in. */
export function SiteClusters({ sites, hoveredId = null, onHover, onSelect }: Props) {
  const { engine, epoch, palette, animate } = useMap();
  const data = useMemo(() => siteData(sites), [sites]);
  const hover = useEffectEvent((id: string | null) => onHover?.(id));
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const shown = useRef(data);
  const add = useEffectEvent(() => {
    engine.addSource(sitesId, { ...siteSource, type: 'geojson', data }, siteLayers);
    shown.current = data;
  });

  useEffect(() => {
    engine.provideImages((id) => {
      if (id.startsWith(donutPrefix)) return drawDonut(id, palette);
      return id.startsWith(sitePrefix) ? drawSite(id, palette) : undefined;
    });
  }, [engine, palette]);
  useEffect(() => {
    add();
    return () => engine.removeSource(sitesId);
  }, [engine, epoch]);
  useEffect(() => {
    if (shown.current !== data) engine.setData(sitesId, data);
    shown.current = data;
  }, [engine, data]);

  useEffect(() => {
    let last: string | null = null;
    return engine.onPointer([sitesId], (feature, type) => {
      const id = typeof feature?.properties['id'] === 'string' ? feature.properties['id'] : null;
      if (type === 'move') {
        if (id !== last) hover(id);
        last = id;
        return;
      }
      if (id !== null) return select(id);
      if (!feature) return;
      const { west, south, east, north } = feature.properties;
      const around = [west, south, east, north] as unknown as Bounds;
      engine.fit(around, { animate, padding: 80, maxZoom: 17 });
    });
  }, [engine, epoch, animate]);

  return <HoverRing places={sites} hoveredId={hoveredId} radius={14} />;
}

const sitesId = 'kit-sites';

/** Shares are drawn in this many steps, so that similar clusters share one image. */
const STEPS = 24;

const siteData = (sites: readonly MapSite[]): FeatureCollection => ({
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

/** A cluster has the number of containers per band, and the bounds of its sites. */
const siteSource: SourceOptions = {
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

/** The share of a band, at least one step if there is any container. */
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
  ['concat', sitePrefix, ['get', 'band']],
];

const siteLayers: readonly KitLayer[] = [
  {
    id: sitesId,
    type: 'symbol',
    source: sitesId,
    layout: {
      'icon-image': image as never,
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      // Larger clusters are above smaller ones.
      'symbol-sort-key': ['coalesce', ['get', 'point_count'], 1],
    },
  },
];
