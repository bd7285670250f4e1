import { useDeferredValue, useId } from 'react';
import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { TextField } from '@/form/fields';
import { useFormField } from '@/form/useFormField';
import { locationMessages as messages } from './messages';

interface LocationFieldProps {
  name: string;
  label: string;
  help?: string;
  optional?: boolean;
}

/** A form field that holds a location's key, with suggestions by key, name, street and city. */
export function LocationField({ name, label, help, optional }: LocationFieldProps) {
  const intl = useIntl();
  const list = useId();
  const { value } = useFormField<string | null>(name);
  const asked = useDeferredValue((value ?? '').trim());
  const { data } = useListLocations({ q: asked || undefined, page_size: 20 });
  const known = data?.locations ?? [];
  const chosen = known.find((location) => location.location_id === asked);
  const miss = asked !== '' && data?.total_routes === 0;
  const found = chosen ? [chosen.location_name, chosen.street, chosen.city].filter(Boolean).join(', ') : undefined;
  return (
    <>
      <TextField
        name={name}
        label={label}
        optional={optional}
        list={list}
        help={miss ? intl.formatMessage(messages.notFound) : (found ?? help)}
      />
      <datalist id={list}>
        {known.map((location) => (
          <option key={location.id} value={location.location_id}>
            {`${location.location_name}, ${location.street} ${location.city}`}
          </option>
        ))}
      </datalist>
    </>
  );
}
