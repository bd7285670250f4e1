import { Box, Flex } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { useGetLocation } from '@/api/generated/locations/locations';
import { statusOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { SideDrawer } from '@/ui/SideDrawer';
import { SkeletonLines } from '@/ui/Skeletons';
import { LocationComplaints } from './LocationComplaints';
import { LocationContainers } from './LocationContainers';
import { LocationEvents } from './LocationEvents';
import { LocationFacts } from './LocationFacts';
import { LocationMap } from './LocationMap';
import { locationDetails, locationMessages as messages } from './messages';
import { useLocationCommands } from './useLocationCommands';

interface LocationDrawerProps {
  /** System id, from the URL; undefined is closed. */
  id: number | undefined;
  onClose: () => void;
  onEdit: (location: Location) => void;
  onRemove: (location: Location) => void;
}

/** All about one location. */
export function LocationDrawer({ id, onClose, onEdit, onRemove }: LocationDrawerProps) {
  const intl = useIntl();
  const { data, error, refetch } = useGetLocation(id ?? 0, { query: { enabled: id !== undefined, retry: false } });
  const location = data?.location;
  const gone = statusOf(error) === 404;
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      title={
        location
          ? intl.formatMessage(locationDetails.details, { name: location.location_id })
          : intl.formatMessage(messages.title)
      }
      extra={location ? <Commands location={location} onEdit={onEdit} onRemove={onRemove} /> : null}
    >
      {location ? (
        <Flex direction="column" gap="6" pb="6">
          <LocationFacts location={location} />
          <LocationMap location={location} />
          <LocationContainers location={location} />
          <LocationEvents location={location} />
          <LocationComplaints location={location} />
        </Flex>
      ) : error ? (
        <ErrorState
          message={gone ? intl.formatMessage(messages.notFound) : undefined}
          onRetry={gone ? undefined : () => void refetch()}
        />
      ) : (
        <Box pt="2">
          <SkeletonLines lines={8} />
        </Box>
      )}
    </SideDrawer>
  );
}

function Commands({
  location,
  onEdit,
  onRemove,
}: Pick<LocationDrawerProps, 'onEdit' | 'onRemove'> & { location: Location }) {
  const intl = useIntl();
  const { edit, remove, whyNotEdit, whyNotRemove } = useLocationCommands(onEdit, ([first]) => first && onRemove(first));
  const noEdit = whyNotEdit?.(location);
  const noRemove = whyNotRemove?.(location);
  return (
    <>
      <IconButton
        size="sm"
        label={intl.formatMessage(common.edit)}
        hint={noEdit}
        disabled={Boolean(noEdit)}
        onClick={() => edit(location)}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={intl.formatMessage(common.delete)}
        hint={noRemove}
        disabled={Boolean(noRemove)}
        onClick={() => remove(location)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
