import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Unloading } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { formatTonnes } from '@/i18n/format';
import type { MapUnloading } from '@/map/types';
import { tourMap as messages } from './messages';
import { tripsOf, type Trip } from '../model/loads';

/** A place of unloading, with what was tipped there. */
export interface Tip extends MapUnloading {
  at: number;
  trip: Trip;
}

/** Where a tour unloaded, in the order of the day; of those the ones that a replay has reached (ms since the epoch). */
export function useTips(unloadings: readonly Unloading[], until: number | undefined) {
  const intl = useIntl();
  const tips = useMemo(
    () =>
      tripsOf(unloadings).map((trip): Tip => {
        const { depot, at, weight } = trip;
        const unloaded = intl.formatMessage(messages.unloading, { weight: formatTonnes(intl, weight) });
        return {
          id: `unloading ${depot.id}`,
          label: depot.location_name,
          longitude: depot.longitude,
          latitude: depot.latitude,
          at: Date.parse(at),
          detail: `${formatTime(intl, at)} · ${unloaded}`,
          trip,
        };
      }),
    [unloadings, intl],
  );
  const reached = until === undefined ? tips.length : tips.filter(({ at }) => at <= until).length;
  const shown = useMemo(() => tips.slice(0, reached), [tips, reached]);
  return { tips, shown };
}
