import { useEffect, useEffectEvent, useMemo } from 'react';
import { useImages, useLayers, useMap } from './context';
import { siteLayers, siteSource, siteData, sitesId } from './siteLayers';
import { donut } from './images/donut';
import { drawSite } from './images/marks';
import { HoverRing } from './HoverRing';
import type { MapSite } from './types';

interface Props {
  /** A stable array: each new one is drawn anew. */
  sites: readonly MapSite[];
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  onSelect?: (id: string) => void;
}

/** All sites: near ones together as a donut of their levels, single ones as a mark. A donut opens when clicked. */
export function SiteClusters({ sites, hoveredId = null, onHover, onSelect }: Props) {
  const { engine, epoch, animate } = useMap();
  const data = useMemo(() => siteData(sites), [sites]);
  const hover = useEffectEvent((id: string | null) => onHover?.(id));
  const select = useEffectEvent((id: string) => onSelect?.(id));

  useImages(donut.prefix, donut.draw);
  useImages('site-', drawSite);
  useLayers({ id: sitesId, data, source: siteSource, layers: siteLayers });

  useEffect(() => {
    let last: string | null = null;
    return engine.onPointer([`${sitesId}-single`, `${sitesId}-cluster`], (feature, type) => {
      const id = typeof feature?.properties['id'] === 'string' ? feature.properties['id'] : null;
      if (type === 'move') {
        if (id !== last) hover(id);
        last = id;
        return;
      }
      if (id !== null) return select(id);
      const cluster = feature?.properties['cluster_id'];
      const place = feature?.point;
      if (typeof cluster !== 'number' || !place) return;
      void engine.expansionZoom(sitesId, cluster).then((zoom) => engine.moveTo(place, { zoom: zoom + 0.2, animate }));
    });
  }, [engine, epoch, animate]);

  return <HoverRing places={sites} hoveredId={hoveredId} />;
}
