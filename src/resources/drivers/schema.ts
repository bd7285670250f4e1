import { boolean, number, object, string } from 'yup';
import type { Driver, DriverInput } from '@/api/generated/dashboard.schemas';
import { keyRule, requiredText } from '@/form/rules';

export type DriverValues = Required<Omit<DriverInput, 'customer_id'>>;

export const driverSchema = object({
  driver_id: keyRule(),
  name: requiredText(120),
  phone: string().nullable().default(null),
  default_disposition_area_id: number().nullable().default(null),
  available: boolean().default(true),
});

export const newDriver = (): DriverValues => ({
  driver_id: '',
  name: '',
  phone: null,
  default_disposition_area_id: null,
  available: true,
});

export const valuesOf = ({ driver_id, name, phone, default_disposition_area_id, available }: Driver): DriverValues => ({
  driver_id,
  name,
  phone,
  default_disposition_area_id,
  available,
});
