import { Box } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { SiteClusters } from '@/map/SiteClusters';
import { useSiteItems } from '@/map/useListItems';
import type { Place } from './places';
import { importMessages as messages } from './messages';

const PARTS = ['sites'] as const;

/** Where the locations of the file would be: a wrong system or order of coordinates is seen at once. */
export function ImportMap({ places }: { places: readonly Place[] }) {
  const intl = useIntl();
  const [hovered, setHovered] = useState<string | null>(null);
  const sites = useMemo(
    () =>
      places
        // No map has a place beyond the poles, as it is in a row that is refused.
        .filter(({ latitude }) => Math.abs(latitude) <= 90)
        .map(({ name, id, ...place }) => ({ ...place, id, label: name, detail: id, level: null })),
    [places],
  );
  const bounds = useMemo(() => boundsOf(sites), [sites]);
  const items = useSiteItems(sites);
  const label = intl.formatMessage(messages.map);
  const hover = { hoveredId: hovered, onHover: setHovered };
  return (
    <Box borderRadius="lg" borderWidth="1px" overflow="hidden" mb="3">
      <MapFrame
        label={label}
        height="20rem"
        fitTo={bounds}
        list={<MapList label={label} items={items} {...hover} />}
        legend={<MapLegend parts={PARTS} />}
      >
        <SiteClusters sites={sites} {...hover} />
      </MapFrame>
    </Box>
  );
}
