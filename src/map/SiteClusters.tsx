import { useEffect, useEffectEvent, useMemo } from 'react';
import { useImages, useLayers, useMap } from './context';
import { siteData, siteLayers, siteSource, sitesId } from './siteLayers';
import { donutPrefix, drawDonut } from './images/donut';
import { drawSite } from './images/marks';
import { HoverRing } from './overlay/HoverRing';
import type { Bounds, MapSite } from './types';

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

  useImages(donutPrefix, drawDonut);
  useImages('site-', drawSite);
  useLayers({ id: sitesId, data, source: siteSource, layers: siteLayers });

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
      engine.fit(around, { animate, padding: 80, covered: 0, maxZoom: 17 });
    });
  }, [engine, epoch, animate]);

  return <HoverRing places={sites} hoveredId={hoveredId} radius={14} />;
}
