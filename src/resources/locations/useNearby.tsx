import { Box, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { NearbyLocation } from '@/api/generated/dashboard.schemas';
import { findNearbyLocations } from '@/api/generated/locations/locations';
import { formatDistance } from '@/i18n/format';
import type { LngLat } from '@/map/types';
import { ConfirmDialog } from '@/ui/dialogs';
import { locationMessages as messages } from './messages';

/** Closer than this, two sites are most likely one. */
const RADIUS_M = 30;

interface Question {
  near: NearbyLocation[];
  answer: (yes: boolean) => void;
}

/**
 * Asks before a site is saved next to another. `check` returns whether to save; without a reply from the server it does,
 * since this is a hint and no rule. Render `question`.
 */
export function useNearby(self: number | undefined): {
  check: (place: LngLat) => Promise<boolean>;
  question: ReactNode;
} {
  const intl = useIntl();
  const [asked, setAsked] = useState<Question | null>(null);
  const check = async ({ latitude, longitude }: LngLat) => {
    const found = await findNearbyLocations({ latitude, longitude, radius_m: RADIUS_M, limit: 5 }).catch(() => null);
    const near = found?.locations.filter(({ location }) => location.id !== self) ?? [];
    if (near.length === 0) return true;
    return new Promise<boolean>((answer) => setAsked({ near, answer }));
  };
  const reply = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={intl.formatMessage(messages.nearbyTitle)}
      confirmLabel={intl.formatMessage(messages.nearbySave)}
      onClose={() => reply(false)}
      onConfirm={() => reply(true)}
    >
      <Text>{intl.formatMessage(messages.nearbyText, { radius: RADIUS_M, count: asked?.near.length ?? 0 })}</Text>
      <Box as="ul" ps="5" mt="2">
        {asked?.near.map(({ location, distance_m }) => (
          <li key={location.id}>
            {intl.formatMessage(messages.nearbyItem, {
              name: `${location.location_id} ${location.location_name}`,
              distance: formatDistance(intl, distance_m),
            })}
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
  return { check, question };
}
