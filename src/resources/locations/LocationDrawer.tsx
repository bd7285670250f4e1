import { useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { useGetLocation } from '@/api/generated/locations/locations';
import { RecordDrawer } from '@/table/RecordDrawer';
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
  const { data, error, refetch } = useGetLocation(id ?? 0, { query: { enabled: id !== undefined } });
  const location = data?.location;
  const commands = useLocationCommands(onEdit, (locations) => locations.forEach(onRemove));
  return (
    <RecordDrawer
      open={id !== undefined}
      onClose={onClose}
      title={
        location
          ? intl.formatMessage(locationDetails.details, { name: location.location_id })
          : intl.formatMessage(messages.title)
      }
      record={location}
      error={error}
      onRetry={() => void refetch()}
      notFound={intl.formatMessage(messages.notFound)}
      commands={commands}
    >
      {(shown) => (
        <>
          <LocationFacts location={shown} />
          <LocationMap location={shown} />
          <LocationContainers location={shown} />
          <LocationEvents location={shown} />
          <LocationComplaints location={shown} />
        </>
      )}
    </RecordDrawer>
  );
}
