import { Skeleton } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListLocationLevels } from '@/api/generated/locations/locations';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import type { Bounds, MapSite } from '@/map/types';
import { useSiteItems } from '@/map/useListItems';
import { ErrorState } from '@/ui/ErrorState';
import { twinMessages as messages } from './messages';

const PARTS = ['sites'] as const;

/** All sites with their levels; a press on one opens it. */
export function TwinMap({ areas }: { areas: number[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [hovered, setHovered] = useState<string | null>(null);
  const { data, isError, refetch } = useListLocationLevels({ disposition_area_ids: areas });
  const sites = useMemo<MapSite[]>(
    () =>
      data?.levels.map(
        ({ id, location_id, location_name, latitude, longitude, empty, ok, full, overfull, max_level }) => ({
          id: String(id),
          label: `${location_id} ${location_name}`,
          latitude,
          longitude,
          level: max_level,
          shares: { empty, ok, full, overfull },
        }),
      ) ?? [],
    [data],
  );
  const items = useSiteItems(sites);
  const fitTo = useMemo(() => boundsOf(sites), [sites]);
  const open = (id: string) => void navigate({ to: '/dt/locations', search: { id: Number(id) } });

  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton loading h="24rem" w="100%" />;
  const hover = { hoveredId: hovered, onHover: setHovered, onSelect: open };
  return (
    <MapFrame
      label={intl.formatMessage(messages.map)}
      height="24rem"
      fitTo={fitTo}
      legend={<MapLegend parts={PARTS} />}
      list={<MapList label={intl.formatMessage(messages.siteList)} items={items} {...hover} />}
    >
      <SiteClusters sites={sites} {...hover} />
    </MapFrame>
  );
}

function boundsOf(sites: readonly MapSite[]): Bounds | undefined {
  if (sites.length === 0) return undefined;
  const longitudes = sites.map((site) => site.longitude);
  const latitudes = sites.map((site) => site.latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
