import { Grid, Skeleton } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { MapPin, Recycle, Truck, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '@/ui/Card';
import { PageHeader } from '@/ui/PageHeader';
import { onDemand } from '@/ui/onDemand';
import { twinMessages as messages } from './messages';
import { SectionCard } from './SectionCard';
import { useTwinCounts } from './useTwinCounts';

const route = getRouteApi('/_main/dt/');
const TwinMap = onDemand(() => import('./TwinMap').then((m) => m.TwinMap), <Skeleton loading h="24rem" w="100%" />);

/** The way into the digital twin: what there is, what needs attention, and where it is. */
export function TwinScreen() {
  const intl = useIntl();
  const { areas, view } = route.useSearch();
  const counts = useTwinCounts(areas);
  const attention = (name: keyof typeof counts & keyof typeof messages) => ({
    count: counts[name] ?? undefined,
    text: intl.formatMessage(messages[name], { count: counts[name] ?? 0 }),
  });
  return (
    <>
      <PageHeader title={intl.formatMessage(messages.title)} />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
        <SectionCard
          title={intl.formatMessage(messages.locations)}
          icon={<MapPin size={20} />}
          link={{ to: '/dt/locations' }}
          count={counts.locations}
          attention={[
            { ...attention('inactiveSites'), link: { to: '/dt/locations', search: { is_active: false } } },
            { ...attention('emptySites'), link: { to: '/dt/locations', search: { has_containers: false } } },
          ]}
        />
        <SectionCard
          title={intl.formatMessage(messages.bins)}
          icon={<Recycle size={20} />}
          link={{ to: '/dt/bins' }}
          count={counts.bins}
          attention={[
            { ...attention('strayBins'), link: { to: '/dt/bins', search: { has_location: false } } },
            { ...attention('inactiveBins'), link: { to: '/dt/bins', search: { active: false } } },
          ]}
        />
        <SectionCard
          title={intl.formatMessage(messages.trucks)}
          icon={<Truck size={20} />}
          link={{ to: '/dt/trucks' }}
          count={counts.trucks}
          attention={[{ ...attention('unavailableTrucks'), link: { to: '/dt/trucks', search: { available: false } } }]}
        />
        <SectionCard
          title={intl.formatMessage(messages.drivers)}
          icon={<Users size={20} />}
          link={{ to: '/dt/drivers' }}
          count={counts.drivers}
          attention={[
            { ...attention('unavailableDrivers'), link: { to: '/dt/drivers', search: { available: false } } },
            { ...attention('phonelessDrivers'), link: { to: '/dt/drivers', search: { has_phone: false } } },
          ]}
        />
      </Grid>
      <Card title={intl.formatMessage(messages.mapTitle)} mt="4">
        <TwinMap areas={areas} view={view} />
      </Card>
    </>
  );
}
