import type { Location, LocationInput } from '@/api/generated/dashboard.schemas';

/** A location as a PUT takes it; every field, since a PUT replaces them all. */
export const inputOf = (location: Location): LocationInput => ({
  location_id: location.location_id,
  location_name: location.location_name,
  city: location.city,
  street: location.street,
  latitude: location.latitude,
  longitude: location.longitude,
  disposition_area_id: location.disposition_area_id,
  location_type: location.location_type,
  is_active: location.is_active,
});
