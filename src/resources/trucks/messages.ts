import { defineMessages } from '@/i18n/define';

/** One label per field, shared by column, filter and input. */
export const truckLabels = defineMessages({
  license_plate: { id: 'trucks.fields.license_plate', defaultMessage: 'License plate' },
  name: { id: 'trucks.fields.name', defaultMessage: 'Name' },
  capacity: { id: 'trucks.fields.capacity', defaultMessage: 'Capacity (t)' },
  number_of_compartments: { id: 'trucks.fields.number_of_compartments', defaultMessage: 'Compartments' },
  default_disposition_area_id: {
    id: 'trucks.fields.default_disposition_area_id',
    defaultMessage: 'Default disposition area',
  },
  available: { id: 'trucks.fields.available', defaultMessage: 'Available' },
  updated_at: { id: 'trucks.fields.updated_at', defaultMessage: 'Changed' },
});

export const truckMessages = defineMessages({
  title: { id: 'trucks.title', defaultMessage: 'Trucks' },
  search: { id: 'trucks.search', defaultMessage: 'Search plate or name' },
  create: { id: 'trucks.create', defaultMessage: 'Create truck' },
  edit: { id: 'trucks.edit', defaultMessage: 'Edit truck {name}' },
  save: { id: 'trucks.save', defaultMessage: 'Save truck' },
  empty: { id: 'trucks.empty', defaultMessage: 'There are no trucks yet.' },
  details: { id: 'trucks.details', defaultMessage: 'Truck {name}' },
  notFound: { id: 'trucks.notFound', defaultMessage: 'Truck not found' },
  noWrite: { id: 'trucks.noWrite', defaultMessage: 'You can view trucks but not change them' },
  noArea: { id: 'trucks.noArea', defaultMessage: 'No area' },
  compartments: {
    id: 'trucks.compartments',
    defaultMessage: '{count, plural, one {# compartment} other {# compartments}}',
  },
  plateFixed: { id: 'trucks.plateFixed', defaultMessage: 'The plate is the key of a truck and stays as it is.' },
  capacityHelp: { id: 'trucks.capacityHelp', defaultMessage: 'Payload in metric tonnes, above 0 and at most 60.' },
  capacityPositive: { id: 'trucks.capacityPositive', defaultMessage: 'Enter a number above 0 and at most 60' },
  availableHelp: {
    id: 'trucks.availableHelp',
    defaultMessage: 'Switch off for long repairs; single days belong in Manage Resources.',
  },
  allTours: { id: 'trucks.allTours', defaultMessage: 'Tours of this truck' },
  shifts: { id: 'trucks.shifts', defaultMessage: 'Shift plan' },
});
