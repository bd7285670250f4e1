import { useIntl } from 'react-intl';
import type { Location, LocationInput } from '@/api/generated/dashboard.schemas';
import {
  getCreateLocationMutationOptions,
  getReplaceLocationMutationOptions,
} from '@/api/generated/locations/locations';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { useComparedFields } from './compared';
import { LocationFields } from './LocationFields';
import { locationMessages as messages } from './messages';
import { locationSchema, newLocation, valuesOf, type LocationValues } from './schema';
import { useNearby } from './useNearby';

interface LocationDialogProps {
  /** Without one, a new location is made. */
  location?: Location;
  /** Area of a new one. */
  area?: number;
  onClose: () => void;
}

/** Create and edit of a location. */
export function LocationDialog({ location, area, onClose }: LocationDialogProps) {
  const intl = useIntl();
  const write = useWrite();
  const fields = useComparedFields();
  const nearby = useNearby(location?.id);

  const save = async (values: LocationValues, base: Location | undefined) => {
    // The schema has refused everything that is not complete.
    const data = values as LocationInput;
    const moved = !base || base.latitude !== data.latitude || base.longitude !== data.longitude;
    if (moved && !(await nearby.check(data))) return false;
    if (!base) return write.run(getCreateLocationMutationOptions, { data });
    return write.run((client) => getReplaceLocationMutationOptions(client, { request: ifMatch(base) }), {
      id: base.id,
      data,
    });
  };

  return (
    <>
      <FormDialog<LocationValues, Location>
        onClose={onClose}
        size="lg"
        title={
          location
            ? intl.formatMessage(messages.edit, { name: location.location_id })
            : intl.formatMessage(messages.create)
        }
        submitLabel={intl.formatMessage(location ? messages.save : messages.create)}
        initialValues={location ? valuesOf(location) : newLocation(area)}
        schema={locationSchema}
        save={save}
        editing={location && { record: location, toValues: valuesOf, fields }}
        savedText={intl.formatMessage(location ? formMessages.saved : formMessages.added)}
        failedText={location ? undefined : intl.formatMessage(formMessages.addFailed)}
      >
        <LocationFields />
      </FormDialog>
      {nearby.question}
    </>
  );
}
