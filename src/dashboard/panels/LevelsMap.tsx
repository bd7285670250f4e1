import { Box, Flex } from '@chakra-ui/react';

import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListBins } from '@/api/generated/bins/bins';
import type { LocationLevels } from '@/api/generated/dashboard.schemas';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { MapPopup } from '@/map/MapPopup';
import { SiteClusters } from '@/map/SiteClusters';
import { siteOf } from '@/map/sites';
import type { Bounds, MapSite } from '@/map/types';
import { useSiteItems } from '@/map/useListItems';
import { ErrorState } from '@/ui/ErrorState';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { LevelBar } from '@/ui/LevelBar';
import { SkeletonLines } from '@/ui/Skeletons';
import { TextLink } from '@/ui/links';
import { fullBinsAt } from '../links';
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

/** Sites with full containers, as map and as list; a site opens a popup with its full containers. */
export function LevelsMap({ levels, height }: { levels: readonly LocationLevels[]; height: string }) {
  const { formatMessage } = useIntl();
  const [hovered, setHovered] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const sites = useMemo(
    () =>
      levels.toSorted((a, b) => (b.max_level ?? 0) - (a.max_level ?? 0)).map((site) => siteOf(site, site.location_id)),
    [levels],
  );
  const items = useSiteItems(sites);
  const bounds = useBounds(sites);
  const open = sites.find(({ id }) => id === openId);
  const label = formatMessage(messages.mapLabel);
  const shared = { hoveredId: hovered, onHover: setHovered, onSelect: setOpenId };
  return (
    <MapFrame
      label={label}
      height={height}
      fitTo={bounds}
      list={<MapList label={label} items={items} {...shared} />}
      legend={<MapLegend parts={PARTS} />}
    >
      <SiteClusters sites={sites} {...shared} />
      {open ? (
        <MapPopup key={open.id} {...open} focus onClose={() => setOpenId(null)}>
          <FullContainers location={open.id} />
        </MapPopup>
      ) : null}
    </MapFrame>
  );
}
function FullContainers({ location }: { location: string }) {
  const { formatMessage } = useIntl();
  const link = fullBinsAt(location);
  const { data, isError, refetch } = useListBins({ ...link.search, sort: '-last_level' });
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={2} />;
  return (
    <>
      <Box as="ul" listStyleType="none" mb="1.5">
        {data.bins.map((bin) => (
          <Flex as="li" key={bin.id} justify="space-between" gap="3" py="0.5">
            <GlassSwatch code={bin.material_type} />
            <LevelBar level={bin.last_level} compact width="2.5rem" />
          </Flex>
        ))}
      </Box>
      <TextLink {...link}>{formatMessage(messages.showContainers)}</TextLink>
    </>
  );
}
