import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { MapFrame } from '@/map/MapFrame';
import { PickPosition } from '@/map/PickPosition';
import type { LngLat } from '@/map/types';
import { locationMessages as messages } from './messages';

interface PickMapProps {
  latitude: number | null;
  longitude: number | null;
  /** Where to look while there is no position. */
  around: LngLat | undefined;
  onPick: (place: LngLat) => void;
}

const valid = (latitude: number | null, longitude: number | null) =>
  latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** A map with a pin to place. */
export function PickMap({ latitude, longitude, around, onPick }: PickMapProps) {
  const intl = useIntl();
  const value = valid(latitude, longitude) ? ({ latitude, longitude } as LngLat) : null;
  // Only where the map first looks: while the pin moves, the map stays.
  const [start] = useState(value ?? around);
  const fitTo = useMemo(
    () =>
      start
        ? ([start.longitude - 0.01, start.latitude - 0.006, start.longitude + 0.01, start.latitude + 0.006] as const)
        : undefined,
    [start],
  );
  return (
    <MapFrame label={intl.formatMessage(messages.pickMap)} height="16rem" fitTo={fitTo}>
      <PickPosition value={value} onChange={onPick} />
    </MapFrame>
  );
}
