import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '@tanstack/react-router';
import { useListLocationLevels } from '@/api/generated/locations/locations';
import { boundsOf } from '@/map/level';
import type { MapFrameProps } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import { siteOf } from '@/map/sites';
import { useSiteItems } from '@/map/useListItems';
import { tourMap as messages } from './messages';

/** What one map shows, now all sites and now a tour: the map itself stays, with its place and its engine. */
export type MapParts = Pick<MapFrameProps, 'label' | 'fitTo' | 'list' | 'legend'> & { layers: ReactNode };

const parts = ['sites'] as const;

/**
 * All sites by fill level, near ones together as donuts, as parts of a map; one opens its location. No parts until they are
 * here; nothing is asked unless `wanted`.
 */
export function useSitesParts(areas: number[], wanted: boolean) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data, error, refetch } = useListLocationLevels(
    { disposition_area_ids: areas },
    { query: { enabled: wanted } },
  );
  const [hoveredId, setHovered] = useState<string | null>(null);
  const sites = useMemo(() => (data?.levels ?? []).map((levels) => siteOf(levels, String(levels.id))), [data]);
  const fitTo = useMemo(() => boundsOf(sites), [sites]);
  const items = useSiteItems(sites);
  const open = (id: string) => void navigate({ to: '/dt/locations', search: { id: Number(id) } });
  const hover = { hoveredId, onHover: setHovered, onSelect: open };
  const found: MapParts | undefined = data && {
    label: intl.formatMessage(messages.sitesLabel),
    fitTo,
    list: <MapList label={intl.formatMessage(messages.sites)} items={items} {...hover} />,
    legend: <MapLegend parts={parts} />,
    layers: <SiteClusters sites={sites} {...hover} />,
  };
  return { parts: found, error, retry: () => void refetch() };
}
