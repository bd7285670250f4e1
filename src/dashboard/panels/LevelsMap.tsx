import { useMemo, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { LocationLevels } from '@/api/generated/dashboard.schemas';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import type { Bounds, MapSite } from '@/map/types';
import { useSiteItems } from '@/map/useListItems';
import { binsAt } from '../links';
import { panelMessages as messages } from './messages';

const PARTS = ['sites'] as const;

const siteOf = ({
  location_id,
  location_name,
  longitude,
  latitude,
  max_level,
  ...shares
}: LocationLevels): MapSite => ({
  id: location_id,
  label: location_name,
  longitude,
  latitude,
  level: max_level,
  shares: { empty: shares.empty, ok: shares.ok, full: shares.full, overfull: shares.overfull },
});

/** The rectangle around all sites, in degrees. */
function around(sites: readonly MapSite[]): Bounds {
  const lng = sites.map((site) => site.longitude);
  const lat = sites.map((site) => site.latitude);
  return [Math.min(...lng), Math.min(...lat), Math.max(...lng), Math.max(...lat)];
}

/** A refresh must not move the map under the reader's eyes: only another set of sites does. */
function useBounds(sites: readonly MapSite[]): Bounds {
  const [w, s, e, n] = around(sites);
  return useMemo(() => [w, s, e, n], [w, s, e, n]);
}

/** Sites with full containers, as map and as list; a site leads to its containers. */
export function LevelsMap({ levels, height }: { levels: readonly LocationLevels[]; height: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [hovered, setHovered] = useState<string | null>(null);
  const sites = useMemo(
    () => [...levels].sort((a, b) => (b.max_level ?? 0) - (a.max_level ?? 0)).map(siteOf),
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
