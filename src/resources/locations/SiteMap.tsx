import { useMemo } from 'react';
import { MapFrame } from '@/map/MapFrame';
import { SelectedSite } from '@/map/SelectedSite';
import type { LngLat } from '@/map/types';

/** A small map with one pin. */
export function SiteMap({ site, label }: { site: LngLat & { label: string }; label: string }) {
  const { latitude, longitude } = site;
  const fitTo = useMemo(
    () => [longitude - 0.004, latitude - 0.0025, longitude + 0.004, latitude + 0.0025] as const,
    [latitude, longitude],
  );
  return (
    <MapFrame label={label} height="14rem" fitTo={fitTo}>
      <SelectedSite site={site} />
    </MapFrame>
  );
}
