import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { reveal, useMap } from './context';
import { MapMarker } from './MapMarker';
import { Pin } from './marks';
import type { LngLat } from './types';

/** The pin on the site that is selected, which it brings into view. */
export function SelectedSite({ site }: { site: LngLat & { label: string } }) {
  const map = useMap();
  const { longitude, latitude, label } = site;

  const bringIntoView = useEffectEvent(() => reveal(map, { longitude, latitude }));
  useEffect(() => bringIntoView(), [longitude, latitude]);

  return (
    <MapMarker longitude={longitude} latitude={latitude} anchor="bottom">
      <Box pointerEvents="none" color="accent.solid" data-map-selected>
        <Pin label={label} />
      </Box>
    </MapMarker>
  );
}
