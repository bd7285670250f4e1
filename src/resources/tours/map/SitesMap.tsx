import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '@tanstack/react-router';
import { useListLocationLevels } from '@/api/generated/locations/locations';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import { siteOf } from '@/map/sites';
import { useSiteItems } from '@/map/useListItems';
import { ErrorState } from '@/ui/ErrorState';
import { tourMap as messages, tourMessages } from '../messages';
import { MapLoading } from './MapLoading';

const parts = ['sites'] as const;

/** All sites by fill level, near ones together as donuts; one opens its location. */
export function SitesMap({ areas }: { areas: number[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data, error, refetch } = useListLocationLevels({ disposition_area_ids: areas });
  const [hoveredId, setHovered] = useState<string | null>(null);
  const sites = useMemo(() => (data?.levels ?? []).map((levels) => siteOf(levels, String(levels.id))), [data]);
  const bounds = useMemo(() => boundsOf(sites), [sites]);
  const items = useSiteItems(sites);
  const open = (id: string) => void navigate({ to: '/dt/locations', search: { id: Number(id) } });
  if (error && !data)
    return <ErrorState message={intl.formatMessage(messages.sitesFailed)} onRetry={() => void refetch()} />;
  if (!data) return <MapLoading>{intl.formatMessage(tourMessages.loadingLocations)}</MapLoading>;
  const hover = { hoveredId, onHover: setHovered, onSelect: open };
  return (
    <MapFrame
      label={intl.formatMessage(messages.sitesLabel)}
      height="100%"
      fitTo={bounds}
      list={<MapList label={intl.formatMessage(messages.sites)} items={items} {...hover} />}
      legend={<MapLegend parts={parts} />}
    >
      <SiteClusters sites={sites} {...hover} />
    </MapFrame>
  );
}
