import { useDeferredValue } from 'react';
import { useListLocations } from '@/api/generated/locations/locations';
import { LinkCell } from '@/table/cells';
import type { Suggestion } from '@/ui/SuggestInput';
import { TextLink } from '@/ui/links';

/** Opens a location by the system's id. */
export const LocationLink = ({ id, children }: { id: number; children: string }) => (
  <TextLink to="/dt/locations" search={{ id }} fontWeight="medium">
    {children}
  </TextLink>
);

/** Opens the location with this key, for places that know only the key. It is underlined, since beside other text colour alone would not tell it apart. */
export const LocationKeyLink = ({ locationId }: { locationId: string }) => (
  <TextLink to="/dt/locations" search={{ location_id: locationId, open: true }} textDecoration="underline">
    {locationId}
  </TextLink>
);

interface LocationCellProps {
  locationId: string;
  id?: number;
  /** Its key, where nothing else is said. */
  children?: string;
}

/** The same inside a table's row; with the system's id the list beside it stays whole. */
export const LocationCell = ({ locationId, id, children = locationId }: LocationCellProps) => (
  <LinkCell to="/dt/locations" search={id === undefined ? { location_id: locationId, open: true } : { id }}>
    {children}
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
