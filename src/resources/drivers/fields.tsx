import { Link } from '@chakra-ui/react';
import { lazy } from 'react';
import type { Driver, DriverInput } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { area, AVAILABLE, filterOnly, flag, key, text, time } from '@/fields/kinds';

import { driverLabels as label, driverMessages as messages } from './messages';

const PhoneField = lazy(() => import('./PhoneField').then((m) => ({ default: m.PhoneField })));

/** The fields of a driver, and the filters that are none. */
export const driverFields = fieldsOf<Driver, Omit<DriverInput, 'customer_id'>>()({
  driver_id: key(label.driver_id, { width: 130, details: true, edit: { help: messages.keyHelp } }),
  name: text(label.name, { width: 220, edit: { max: 120 } }),
  phone: text(label.phone, {
    width: 170,
    none: messages.noPhone,
    detail: (value) => <Link href={`tel:${value?.replaceAll(/[^\d+]/gu, '')}`}>{value}</Link>,
    said: (value) => value,
    edit: {
      input: PhoneField,
      help: messages.phoneHelp,
      optional: true,
      emptyIsNull: true,
      rule: (_, { phoneRule }) => phoneRule(),
    },
  }),
  default_disposition_area_id: area(label.default_disposition_area_id, {
    width: 192,
    none: messages.noArea,
    edit: {},
  }),
  available: flag(label.available, AVAILABLE, {
    width: 140,
    isState: true,
    edit: { help: messages.availableHelp },
  }),
  updated_at: time(label.updated_at, { width: 180, column: 'hidden' }),
  has_phone: filterOnly(label.phone, { yes: messages.withPhone, no: messages.withoutPhone }),
});
