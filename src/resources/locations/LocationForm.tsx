import type { Location } from '@/api/generated/dashboard.schemas';
import { RecordDialog } from '@/fields/RecordDialog';
import { locations } from './commands';
import { locationFields } from './fields';
import { useNearby } from './useNearby';

interface LocationFormProps {
  location?: Location;
  onClose: () => void;
  onCreated: (location: Location) => void;
}

/** The form of a location; one that is moved next to another asks first. */
export function LocationForm({ location, onClose, onCreated }: LocationFormProps) {
  const nearby = useNearby(location?.id);
  return (
    <>
      <RecordDialog
        resource={locations}
        fields={locationFields}
        record={location}
        size="lg"
        onClose={onClose}
        onCreated={onCreated}
        before={async (input, base) => {
          const moved = !base || base.latitude !== input.latitude || base.longitude !== input.longitude;
          return !moved || nearby.check(input);
        }}
      />
      {nearby.question}
    </>
  );
}
