import { boolean, number, object } from 'yup';
import { LocationType, type Location, type LocationInput } from '@/api/generated/dashboard.schemas';
import { choiceRule, keyRule, requiredNumber, requiredText, textRule } from '@/form/rules';
import { inputOf } from './input';

export type LocationValues = Omit<LocationInput, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};

export const locationSchema = object({
  location_id: keyRule(),
  location_name: requiredText(200),
  city: textRule(120),
  street: textRule(160),
  latitude: requiredNumber(-90, 90),
  longitude: requiredNumber(-180, 180),
  disposition_area_id: number().nullable().default(null),
  location_type: choiceRule(LocationType),
  is_active: boolean().default(true),
});

export const newLocation = (area: number | undefined): LocationValues => ({
  location_id: '',
  location_name: '',
  city: '',
  street: '',
  latitude: null,
  longitude: null,
  disposition_area_id: area ?? null,
  location_type: 'public',
  is_active: true,
});

export const valuesOf = (location: Location): LocationValues => inputOf(location);
