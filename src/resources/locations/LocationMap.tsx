import { useMemo } from 'react';
import { Skeleton } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { onDemand } from '@/ui/onDemand';
import { locationDetails } from './messages';

const SiteMap = onDemand(() => import('./SiteMap').then((m) => m.SiteMap), <Skeleton loading h="14rem" w="100%" />);
export function LocationMap({ location }: { location: Location }) {
  const intl = useIntl();
  const { latitude, longitude, location_id, location_name } = location;
  const site = useMemo(
    () => ({ latitude, longitude, label: `${location_id} ${location_name}` }),
    [latitude, longitude, location_id, location_name],
  );
  return <SiteMap site={site} label={intl.formatMessage(locationDetails.map, { name: location_id })} />;
}
