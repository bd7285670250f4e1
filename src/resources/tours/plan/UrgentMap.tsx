import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Forecast, ListForecastsParams } from '@/api/generated/dashboard.schemas';
import { useListForecasts } from '@/api/generated/forecasts/forecasts';
import { areaParam, SERVED } from '@/api/urgent';
import { bandOf, boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import type { MapSite } from '@/map/types';
import { useSiteItems } from '@/map/useListItems';
import { ErrorState } from '@/ui/ErrorState';
import { planTexts as texts } from './messages';

const PARTS = ['sites'] as const;
/** A page holds no more. */
const MOST = 1000;

/** Containers at their locations, each with the level expected now; a location counts its fullest. */
export function sitesOf(rows: readonly Forecast[]): MapSite[] {
  const sites = new Map<string, MapSite & { shares: Required<MapSite>['shares'] }>();
  for (const { location_id: id, location_name: name, latitude, longitude, level_now: level } of rows) {
    if (id === null || latitude === null || longitude === null) continue;
    const shares = { empty: 0, ok: 0, full: 0, overfull: 0 };
    const site = sites.get(id) ?? { id, label: name ?? id, detail: id, latitude, longitude, level: null, shares };
    const band = bandOf(level);
    if (band !== 'unknown') site.shares[band] += 1;
    if (level !== null) site.level = Math.round(Math.max(site.level ?? 0, level));
    sites.set(id, site);
  }
  return [...sites.values()];
}

type Search = Omit<ListForecastsParams, 'page' | 'page_size' | 'view'> & { areas: number[] };

/** The containers of the list on a map; a location opens its containers. */
export function UrgentMap({
  search,
  none,
}: {
  search: Search & { page?: number; view?: string };
  /** Where there is no container. */
  none: ReactNode;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [hovered, setHovered] = useState<string | null>(null);
  const { areas, page: _page, view: _view, ...filters } = search;
  const { data, isError, refetch } = useListForecasts({ ...filters, ...areaParam(areas), ...SERVED, page_size: MOST });
  const sites = useMemo(() => sitesOf(data?.forecasts ?? []), [data]);
  const items = useSiteItems(sites);
  const bounds = useMemo(() => boundsOf(sites), [sites]);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton loading flex="1" />;
  if (sites.length === 0) return none;
  const label = intl.formatMessage(texts.map);
  const shared = {
    hoveredId: hovered,
    onHover: setHovered,
    onSelect: (location_id: string) => void navigate({ to: '/dt/bins', search: { location_id } }),
  };
  const shown = data.forecasts.length;
  return (
    <Flex direction="column" flex="1" gap="2" minH="24rem">
      {shown < data.total_routes ? (
        <Text textStyle="secondary">{intl.formatMessage(texts.mapPart, { shown, total: data.total_routes })}</Text>
      ) : null}
      <Box flex="1" minH="0" borderRadius="lg" borderWidth="1px" overflow="hidden">
        <MapFrame
          label={label}
          height="100%"
          fitTo={bounds}
          list={<MapList label={label} items={items} {...shared} />}
          legend={<MapLegend parts={PARTS} />}
        >
          <SiteClusters sites={sites} {...shared} />
        </MapFrame>
      </Box>
    </Flex>
  );
}
