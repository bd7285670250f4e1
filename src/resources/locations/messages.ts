import { defineMessages } from '@/i18n/define';

/** One label per field, shared by column, filter and input. */
export const locationLabels = defineMessages({
  location_id: { id: 'locations.fields.location_id', defaultMessage: 'Location ID' },
  location_name: { id: 'locations.fields.location_name', defaultMessage: 'Name' },
  city: { id: 'locations.fields.city', defaultMessage: 'City' },
  street: { id: 'locations.fields.street', defaultMessage: 'Street' },
  latitude: { id: 'locations.fields.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'locations.fields.longitude', defaultMessage: 'Longitude' },
  disposition_area_id: { id: 'locations.fields.disposition_area_id', defaultMessage: 'Disposition area' },
  location_type: { id: 'locations.fields.location_type', defaultMessage: 'Type' },
  level: { id: 'locations.fields.level', defaultMessage: 'Highest level' },
  levels: { id: 'locations.fields.levels', defaultMessage: 'Level by colour' },
  full_at: { id: 'locations.fields.full_at', defaultMessage: 'Full about' },
  is_active: { id: 'locations.fields.is_active', defaultMessage: 'Active' },
  containers: { id: 'locations.fields.containers', defaultMessage: 'Containers' },
  white: { id: 'locations.fields.white', defaultMessage: 'White' },
  green: { id: 'locations.fields.green', defaultMessage: 'Green' },
  brown: { id: 'locations.fields.brown', defaultMessage: 'Brown' },
  updated_at: { id: 'locations.fields.updated_at', defaultMessage: 'Changed' },
  material_type: { id: 'locations.fields.material_type', defaultMessage: 'Material' },
});

export const locationMessages = defineMessages({
  title: { id: 'locations.title', defaultMessage: 'Locations' },
  search: { id: 'locations.search', defaultMessage: 'Search ID, name, street, city' },
  create: { id: 'locations.create', defaultMessage: 'Create location' },
  edit: { id: 'locations.edit', defaultMessage: 'Edit location {name}' },
  save: { id: 'locations.save', defaultMessage: 'Save location' },
  empty: { id: 'locations.empty', defaultMessage: 'There are no locations yet.' },
  noWrite: { id: 'locations.noWrite', defaultMessage: 'You can view locations but not change them' },
  noDelete: { id: 'locations.noDelete', defaultMessage: 'Only admins can delete locations' },
  hasContainers: { id: 'locations.hasContainers', defaultMessage: 'There are containers here; move them first' },
  withContainers: { id: 'locations.withContainers', defaultMessage: 'With containers' },
  withoutContainers: { id: 'locations.withoutContainers', defaultMessage: 'Without containers' },
  noArea: { id: 'locations.noArea', defaultMessage: 'No area' },
  activeHelp: { id: 'locations.activeHelp', defaultMessage: 'Inactive locations are not planned for.' },
  keyHelp: { id: 'locations.keyHelp', defaultMessage: 'The ID your operation uses, such as 07/12.' },
  notFound: { id: 'locations.notFound', defaultMessage: 'Location not found' },
  pickOnMap: { id: 'locations.pickOnMap', defaultMessage: 'Pick on the map' },
  noMapYet: {
    id: 'locations.noMapYet',
    defaultMessage: 'The map helps from the first location on: no map style with streets is set up.',
  },
  hideMap: { id: 'locations.hideMap', defaultMessage: 'Hide the map' },
  pickMap: { id: 'locations.pickMap', defaultMessage: 'Map to pick the position' },
  swapped: { id: 'locations.swapped', defaultMessage: 'Latitude and longitude look swapped.' },
  swap: { id: 'locations.swap', defaultMessage: 'Swap them' },
  nearbyTitle: { id: 'locations.nearbyTitle', defaultMessage: 'There is a location close by' },
  nearbyText: {
    id: 'locations.nearbyText',
    defaultMessage:
      'Within {radius}\u00a0m of this position there {count, plural, one {is already a location} other {are already # locations}}:',
  },
  nearbyItem: { id: 'locations.nearbyItem', defaultMessage: '{name}, {distance} away' },
  nearbySave: { id: 'locations.nearbySave', defaultMessage: 'Save anyway' },
});

/** Of the labels with which citizens report. */
export const labelMessages = defineMessages({
  print: { id: 'locations.labels.print', defaultMessage: 'Print labels' },
  head: { id: 'locations.labels.head', defaultMessage: 'Full? Report it here.' },
  hint: { id: 'locations.labels.hint', defaultMessage: 'Scan the code with your phone. No app, no account.' },
  printed: {
    id: 'locations.labels.printed',
    defaultMessage:
      '{total, plural, =0 {No location matches} other {{count, plural, one {# label saved} other {# labels saved}} of {total, plural, one {# location} other {# locations}}}}',
  },
  failed: { id: 'locations.labels.failed', defaultMessage: 'The labels could not be made' },
});

export const locationDetails = defineMessages({
  details: { id: 'locations.details', defaultMessage: 'Location {name}' },
  containers: { id: 'locations.details.containers', defaultMessage: 'Containers' },
  noContainers: { id: 'locations.details.noContainers', defaultMessage: 'There are no containers here.' },
  constraints: { id: 'locations.details.constraints', defaultMessage: 'When containers may not be emptied' },
  noConstraints: { id: 'locations.details.noConstraints', defaultMessage: 'No restrictions.' },
  events: { id: 'locations.details.events', defaultMessage: 'Recent events' },
  noEvents: { id: 'locations.details.noEvents', defaultMessage: 'Nothing recorded in the last 90 days.' },
  complaints: { id: 'locations.details.complaints', defaultMessage: 'Citizen notifications' },
  noComplaints: {
    id: 'locations.details.noComplaints',
    defaultMessage: 'There are no notifications about this location.',
  },
  allComplaints: { id: 'locations.details.allComplaints', defaultMessage: 'All notifications of this location' },
  map: { id: 'locations.details.map', defaultMessage: 'Map of location {name}' },
});
