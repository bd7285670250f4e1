import { Button, Flex, Text } from '@chakra-ui/react';
import { MapPin, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { useGetTour } from '@/api/generated/tours/tours';
import { common } from '@/i18n/common';
import { formatDay } from '@/i18n/dates';
import { IconButton } from '@/ui/IconButton';
import { Popover } from '@/ui/Popover';
import type { DashboardSearch } from '../search';
import { scopeMessages as messages } from './messages';
import { type ScopeChoice, ScopeSearch } from './ScopeSearch';

interface Props {
  search: Pick<DashboardSearch, 'location_id' | 'route_id'> & { areas: readonly number[] };
  onChange: (choice: ScopeChoice) => void;
}

/** Limits the statistics to one location or one tour. */
export function ScopePicker({ search, onChange }: Props) {
  const { formatMessage } = useIntl();
  const name = useScopeName(search);
  const chosen = search.location_id !== undefined || search.route_id !== undefined;
  return (
    <Flex gap="1" align="center" minW="0" maxW="100%">
      <Popover
        label={formatMessage(messages.choose)}
        placement="bottom-end"
        trigger={
          <Button size="sm" variant={chosen ? 'subtle' : 'outline'} maxW="18rem" minW="0">
            <MapPin aria-hidden />
            <Text as="span" truncate>
              {name}
            </Text>
          </Button>
        }
      >
        {(close) => (
          <ScopeSearch
            areas={search.areas}
            onChoose={(choice) => {
              onChange(choice);
              close();
            }}
          />
        )}
      </Popover>
      {chosen ? (
        <IconButton size="sm" label={formatMessage(common.clear)} onClick={() => onChange(null)}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}

/** The name of the location or tour, its key while loading, or "all". */
function useScopeName({ location_id, route_id }: Pick<DashboardSearch, 'location_id' | 'route_id'>): string {
  const intl = useIntl();
  const location = useListLocations<string | undefined>(
    { location_id: location_id ?? '', page_size: 1 },
    { query: { enabled: location_id !== undefined, select: (data) => data.locations[0]?.location_name } },
  );
  const tour = useGetTour(route_id ?? 0, {
    query: { enabled: route_id !== undefined, select: (data) => data.tour.tour },
  });
  if (location_id !== undefined) return location.data ?? location_id;
  if (route_id === undefined) return intl.formatMessage(messages.everything);
  if (!tour.data) return String(route_id);
  return intl.formatMessage(messages.tour, { name: tour.data.route_name, date: formatDay(intl, tour.data.date) });
}
