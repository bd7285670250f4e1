import { array, object, string } from 'yup';
import { FillLevel, MaterialCode, type ComplaintInput } from '@/api/generated/dashboard.schemas';
import { choiceRule, say } from '@/form/rules';
import { placeMessages } from './messages';

/** As many as one call takes. */
export const MOST = 100;

/** One notification of the create form. `key` tells the entries apart while they come and go. */
export interface Entry {
  key: number;
  location_id: string;
  material_type: MaterialCode | '';
  reported_fill_level: FillLevel | '';
}
export interface EntriesValues {
  complaints: Entry[];
}

export const entriesSchema = object({
  complaints: array(
    object({
      location_id: string().trim().required(say(placeMessages.required)).default(''),
      material_type: choiceRule(MaterialCode),
      reported_fill_level: choiceRule(FillLevel),
    }),
  )
    .min(1)
    .max(MOST)
    .default([]),
});

let lastKey = 0;
export const newEntry = (locationId = ''): Entry => ({
  key: ++lastKey,
  location_id: locationId,
  material_type: '',
  reported_fill_level: '',
});

/** As the server takes it; the schema has refused what is not complete. */
export const inputOf = ({ location_id, material_type, reported_fill_level }: Entry): ComplaintInput => ({
  location_id,
  material_type: material_type as MaterialCode,
  reported_fill_level: reported_fill_level as FillLevel,
  channel: 'web',
});
