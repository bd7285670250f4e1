import { defineMessages } from '@/i18n/define';

/** One label per field, shared by column, filter and input. */
export const driverLabels = defineMessages({
  driver_id: { id: 'drivers.fields.driver_id', defaultMessage: 'Driver ID' },
  name: { id: 'drivers.fields.name', defaultMessage: 'Name' },
  phone: { id: 'drivers.fields.phone', defaultMessage: 'Phone' },
  default_disposition_area_id: {
    id: 'drivers.fields.default_disposition_area_id',
    defaultMessage: 'Default disposition area',
  },
  available: { id: 'drivers.fields.available', defaultMessage: 'Available' },
  updated_at: { id: 'drivers.fields.updated_at', defaultMessage: 'Changed' },
});

export const driverMessages = defineMessages({
  title: { id: 'drivers.title', defaultMessage: 'Drivers' },
  search: { id: 'drivers.search', defaultMessage: 'Search ID, name, phone' },
  create: { id: 'drivers.create', defaultMessage: 'Create driver' },
  edit: { id: 'drivers.edit', defaultMessage: 'Edit driver {name}' },
  save: { id: 'drivers.save', defaultMessage: 'Save driver' },
  empty: { id: 'drivers.empty', defaultMessage: 'There are no drivers yet.' },
  details: { id: 'drivers.details', defaultMessage: 'Driver {name}' },
  notFound: { id: 'drivers.notFound', defaultMessage: 'Driver not found' },
  noWrite: { id: 'drivers.noWrite', defaultMessage: 'You can view drivers but not change them' },
  noArea: { id: 'drivers.noArea', defaultMessage: 'No area' },
  noPhone: { id: 'drivers.noPhone', defaultMessage: 'No phone' },
  phoneOf: { id: 'drivers.phoneOf', defaultMessage: 'now with {driver}' },
  phoneNew: { id: 'drivers.phoneNew', defaultMessage: 'New number: it is saved with the driver.' },
  phoneHelp: { id: 'drivers.phoneHelp', defaultMessage: 'Choose one of your phones or type a new number.' },
  withPhone: { id: 'drivers.withPhone', defaultMessage: 'With phone' },
  withoutPhone: { id: 'drivers.withoutPhone', defaultMessage: 'Without phone' },
  keyHelp: { id: 'drivers.keyHelp', defaultMessage: 'The ID your operation uses, such as F-07.' },
  availableHelp: {
    id: 'drivers.availableHelp',
    defaultMessage: 'Switch off for long absences; single days belong in Manage Resources.',
  },
  allTours: { id: 'drivers.allTours', defaultMessage: 'Tours of this driver' },
  shifts: { id: 'drivers.shifts', defaultMessage: 'Shift plan' },
});
