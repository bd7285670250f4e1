import { boolean, number, object } from 'yup';
import type { Truck, TruckInput } from '@/api/generated/dashboard.schemas';
import { formMessages } from '@/form/messages';
import { keyRule, requiredText, say, wholeNumber } from '@/form/rules';
import { truckMessages } from './messages';

export type TruckValues = Required<Omit<TruckInput, 'capacity' | 'number_of_compartments'>> & {
  capacity: number | null;
  number_of_compartments: number | null;
};

const payload = say(truckMessages.capacityPositive);

export const truckSchema = object({
  license_plate: keyRule(),
  name: requiredText(120),
  capacity: number()
    .typeError(say(formMessages.notANumber))
    .nullable()
    .required(say(formMessages.required))
    .moreThan(0, payload)
    .max(60, payload),
  number_of_compartments: wholeNumber(1, 6),
  default_disposition_area_id: number().nullable().default(null),
  available: boolean().default(true),
});

export const newTruck = (): TruckValues => ({
  license_plate: '',
  name: '',
  capacity: null,
  number_of_compartments: null,
  default_disposition_area_id: null,
  available: true,
});

export const valuesOf = (truck: Truck): TruckValues => ({
  license_plate: truck.license_plate,
  name: truck.name,
  capacity: truck.capacity,
  number_of_compartments: truck.number_of_compartments,
  default_disposition_area_id: truck.default_disposition_area_id,
  available: truck.available,
});
