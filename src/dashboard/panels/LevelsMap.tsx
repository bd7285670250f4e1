import { useMemo, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { LocationLevels } from '@/api/generated/dashboard.schemas';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import { siteOf } from '@/map/sites';
import type { Bounds, MapSite } from '@/map/types';
import { useSiteItems } from '@/map/useListItems';
import { binsAt } from '../links';
import { panelMessages as messages } from './messages';

const PARTS = ['sites'] as const;

/** Stable bounds: a refetch of the same sites does not move the map. */
function useBounds(sites: readonly MapSite[]): Bounds | undefined {
  const [w, s, e, n] = boundsOf(sites) ?? [];
  return useMemo(
    () => (w === undefined || s === undefined || e === undefined || n === undefined ? undefined : [w, s, e, n]),
    [w, s, e, n],
  );
}

/** Sites with full containers, as map and as list; a site links to its containers. */
export function LevelsMap({ levels, height }: { levels: readonly LocationLevels[]; height: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [hovered, setHovered] = useState<string | null>(null);
  const sites = useMemo(
    () =>
      levels.toSorted((a, b) => (b.max_level ?? 0) - (a.max_level ?? 0)).map((site) => siteOf(site, site.location_id)),
    [levels],
  );
  const items = useSiteItems(sites);
  const bounds = useBounds(sites);
  const open = (id: string) => void navigate(binsAt(id));
  const label = formatMessage(messages.mapLabel);
  const shared = { hoveredId: hovered, onHover: setHovered, onSelect: open };
  return (
    <MapFrame
      label={label}
      height={height}
      fitTo={bounds}
      list={<MapList label={label} items={items} {...shared} />}
      legend={<MapLegend parts={PARTS} />}
    >
      <SiteClusters sites={sites} {...shared} />
    </MapFrame>
  );
}
