import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from './context';
import { MapMarker } from './MapMarker';
import { Pin } from './marks';
import type { LngLat } from './types';

interface Props {
  site: LngLat & { label: string };
  /** Brings the site into view when it lies outside; on by default. */
  follow?: boolean;
}

/** The pin on the site that is selected. */
export function SelectedSite({ site, follow = true }: Props) {
  const { engine, animate } = useMap();
  const { longitude, latitude, label } = site;

  const bringIn = useEffectEvent(() => {
    const [west, south, east, north] = engine.view().bounds;
    const inside = longitude > west && longitude < east && latitude > south && latitude < north;
    if (!inside) engine.moveTo({ longitude, latitude }, { animate });
  });
  useEffect(() => {
    if (follow) bringIn();
  }, [engine, follow, longitude, latitude]);

  return (
    <MapMarker longitude={longitude} latitude={latitude} anchor="bottom">
      <Box pointerEvents="none" color="accent.solid" data-map-selected>
        <Pin label={label} />
      </Box>
    </MapMarker>
  );
}
