import { Flex, Skeleton } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ListLocationLevelsList } from '@/api/generated/dashboard.schemas';
import { useListLocationLevels } from '@/api/generated/locations/locations';
import { useListViews } from '@/api/generated/views/views';
import { useMe } from '@/auth/useSession';
import { statusOf } from '@/form/problem';
import { AreaOutlines } from '@/map/AreaOutlines';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import type { Bounds, MapSite } from '@/map/types';
import { useSiteItems } from '@/map/useListItems';
import { bins } from '@/resources/bins/commands';
import { locations } from '@/resources/locations/commands';
import { stringifySearch } from '@/search/searchString';
import { AreaMark } from '@/ui/AreaMark';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Select } from '@/ui/Select';
import { twinMessages as messages } from './messages';

const PARTS = ['sites'] as const;

const lists = { locations, bins };

/** The views of locations and of containers, those of the product and those that were saved. */
function useViews(): { value: string; label: string }[] {
  const intl = useIntl();
  const kept = useListViews({ list: ['locations', 'bins'], page_size: 100 }).data?.views ?? [];
  return Object.values(ListLocationLevelsList).flatMap((list) =>
    [
      ...(lists[list].presets ?? []).map(({ name, search }) => ({
        name: intl.formatMessage(name),
        query: stringifySearch(search as Record<string, unknown>).slice(1),
      })),
      // One that keeps but columns shows what is there without it.
      ...kept.filter((view) => view.list === list && view.query !== ''),
    ].map(({ name, query }) => ({
      value: `${list}?${query}`,
      label: intl.formatMessage(messages.viewOf, { list: intl.formatMessage(messages[list]), name }),
    })),
  );
}

/** What is in use with its levels, or what a view shows; a press on a site opens it. */
export function TwinMap({ areas, view }: { areas: number[]; view: string | undefined }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const options = useViews();
  const choose = (chosen: string | undefined) =>
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, view: chosen }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      {/* Beside the title of its card, where there is room. */}
      <Flex justify="flex-end" mt={{ sm: '-38px' }} mb="3">
        <Select
          size="sm"
          w={{ base: '100%', sm: '20rem' }}
          label={intl.formatMessage(messages.view)}
          value={view}
          options={options}
          none={intl.formatMessage(messages.allSites)}
          onChange={choose}
        />
      </Flex>
      <Sites key={view} areas={areas} view={view} />
    </>
  );
}

function Sites({ areas, view }: { areas: number[]; view: string | undefined }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [hovered, setHovered] = useState<string | null>(null);
  const [, list, query] = /^(locations|bins)\?(.+)$/s.exec(view ?? '') ?? [];
  const { data, error, refetch } = useListLocationLevels({
    disposition_area_ids: areas,
    ...(query ? { list: list as ListLocationLevelsList, query } : {}),
  });
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
  const all = useMe().disposition_areas;
  const outlined = useMemo(
    () =>
      all.flatMap(({ id, name, color = 'blue' }) => {
        const own = data?.levels.filter((site) => site.disposition_area_id === id) ?? [];
        return own.length > 0 ? [{ id, name, color, sites: own }] : [];
      }),
    [data, all],
  );
  const items = useSiteItems(sites);
  const fitTo = useMemo(() => boundsOf(sites), [sites]);
  const open = (id: string) => void navigate({ to: '/dt/locations', search: { id: Number(id) } });

  if (statusOf(error) === 422) return <EmptyState>{intl.formatMessage(messages.staleView)}</EmptyState>;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton loading h="24rem" w="100%" />;
  if (view && sites.length === 0) return <EmptyState>{intl.formatMessage(messages.noSites)}</EmptyState>;
  const hover = { hoveredId: hovered, onHover: setHovered, onSelect: open };
  return (
    <MapFrame
      label={intl.formatMessage(messages.map)}
      height="24rem"
      fitTo={fitTo}
      legend={
        <>
          <MapLegend parts={PARTS} />
          <Flex wrap="wrap" columnGap="4" rowGap="1" px="2.5" py="1.5" bg="surface" textStyle="xs">
            {outlined.map(({ id, name, color }) => (
              <AreaMark key={id} color={color}>
                {name}
              </AreaMark>
            ))}
          </Flex>
        </>
      }
      list={<MapList label={intl.formatMessage(messages.siteList)} items={items} {...hover} />}
    >
      <AreaOutlines areas={outlined} />
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
