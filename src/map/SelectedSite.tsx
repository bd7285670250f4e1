import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { reveal, useMap } from './context';
import { MapMarker } from './MapMarker';
import { Pin } from './marks';
import type { LngLat } from './types';

interface Props {
  site: LngLat & { label: string };
  /** Brings the site into view; on by default. */
  follow?: boolean;
}

/** The pin on the site that is selected. */
export function SelectedSite({ site, follow = true }: Props) {
  const map = useMap();
  const { longitude, latitude, label } = site;

  const bringIntoView = useEffectEvent(() => reveal(map, { longitude, latitude }));
  useEffect(() => {
    if (follow) bringIntoView();
  }, [follow, longitude, latitude]);

  return (
    <MapMarker longitude={longitude} latitude={latitude} anchor="bottom">
      <Box pointerEvents="none" color="accent.solid" data-map-selected>
        <Pin label={label} />
      </Box>
    </MapMarker>
  );
}
