import { Link } from '@tanstack/react-router';
import { useDeferredValue, useId } from 'react';
import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { TextField } from '@/form/fields';
import { useFormField } from '@/form/useFormField';
import { LinkCell } from '@/table/cells';
import type { Suggestion } from '@/ui/SuggestInput';
import { TextLink } from '@/ui/TextLink';
import { locationMessages as messages } from './messages';

/** Opens a location by the system's id. */
export const LocationLink = ({ id, children }: { id: number; children: string }) => (
  <TextLink asChild fontWeight="medium">
    <Link to="/dt/locations" search={{ id }}>
      {children}
    </Link>
  </TextLink>
);

/** Opens the location with this key, for places that know only the key. */
export const LocationKeyLink = ({ locationId }: { locationId: string }) => (
  <TextLink asChild>
    <Link to="/dt/locations" search={{ location_id: locationId, open: true }}>
      {locationId}
    </Link>
  </TextLink>
);

/** The same inside a table's row; with the system's id the list beside it stays whole. */
export const LocationCell = ({ locationId, id }: { locationId: string; id?: number }) => (
  <LinkCell to="/dt/locations" search={id === undefined ? { location_id: locationId, open: true } : { id }}>
    {locationId}
  </LinkCell>
);

/** Locations that fit a text, for filters that hold a location's key. */
export function useLocationSuggestions(text: string): Suggestion[] {
  const asked = useDeferredValue(text.trim());
  const { data } = useListLocations({ q: asked || undefined, page_size: 8 });
  return (data?.locations ?? []).map(({ location_id, location_name, street, city }) => ({
    value: location_id,
    detail: [location_name, street, city].filter(Boolean).join(', '),
  }));
}

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
