import { defineMessages } from '@/i18n/define';

export const areaLabels = defineMessages({
  name: { id: 'areas.fields.name', defaultMessage: 'Name' },
  color: { id: 'areas.fields.color', defaultMessage: 'Colour' },
  state: { id: 'areas.fields.state', defaultMessage: 'State' },
  locations: { id: 'areas.fields.locations', defaultMessage: 'Locations' },
  trucks: { id: 'areas.fields.trucks', defaultMessage: 'Trucks' },
  drivers: { id: 'areas.fields.drivers', defaultMessage: 'Drivers' },
  shifts: { id: 'areas.fields.shifts', defaultMessage: 'Shifts' },
  tours: { id: 'areas.fields.tours', defaultMessage: 'Open tours' },
  limited_users: { id: 'areas.fields.limited_users', defaultMessage: 'Limited users' },
  updated_at: { id: 'areas.fields.updated_at', defaultMessage: 'Changed' },
});

export const areaColors = defineMessages({
  blue: { id: 'areas.colors.blue', defaultMessage: 'Blue' },
  green: { id: 'areas.colors.green', defaultMessage: 'Green' },
  orange: { id: 'areas.colors.orange', defaultMessage: 'Orange' },
  purple: { id: 'areas.colors.purple', defaultMessage: 'Purple' },
  teal: { id: 'areas.colors.teal', defaultMessage: 'Teal' },
  pink: { id: 'areas.colors.pink', defaultMessage: 'Pink' },
});

export const areaMessages = defineMessages({
  title: { id: 'areas.title', defaultMessage: 'Areas' },
  search: { id: 'areas.search', defaultMessage: 'Search name' },
  create: { id: 'areas.create', defaultMessage: 'Create area' },
  edit: { id: 'areas.edit', defaultMessage: 'Edit area {name}' },
  save: { id: 'areas.save', defaultMessage: 'Save area' },
  empty: { id: 'areas.empty', defaultMessage: 'There are no areas yet.' },
  details: { id: 'areas.details', defaultMessage: 'Area {name}' },
  notFound: { id: 'areas.notFound', defaultMessage: 'Area not found' },
  noWrite: { id: 'areas.noWrite', defaultMessage: 'You can view areas but not change them' },
  use: { id: 'areas.use', defaultMessage: 'Use' },
  archive: { id: 'areas.archive', defaultMessage: 'Archive' },
  archiveHelp: {
    id: 'areas.archiveHelp',
    defaultMessage: 'An archived area can no longer be chosen; old records keep its name.',
  },
  activate: { id: 'areas.activate', defaultMessage: 'Make active again' },
  archived: { id: 'areas.archived', defaultMessage: '{name} is archived' },
  activated: { id: 'areas.activated', defaultMessage: '{name} can be chosen again' },
  moveTitle: { id: 'areas.moveTitle', defaultMessage: '{name} is still in use' },
  moveText: {
    id: 'areas.moveText',
    defaultMessage:
      'Before it can be archived, everything in it, and whoever is limited to it, has to go to another area:',
  },
  to: { id: 'areas.to', defaultMessage: 'Move to' },
  move: { id: 'areas.move', defaultMessage: 'Move and archive' },
  noOther: { id: 'areas.noOther', defaultMessage: 'There is no other active area. Create one first.' },
  failed: { id: 'areas.failed', defaultMessage: 'This did not work: {reason}' },
});

/** What belongs to an area, counted. */
export const belongingMessages = defineMessages({
  locations: { id: 'areas.counted.locations', defaultMessage: '{n, plural, one {# location} other {# locations}}' },
  trucks: { id: 'areas.counted.trucks', defaultMessage: '{n, plural, one {# truck} other {# trucks}}' },
  drivers: { id: 'areas.counted.drivers', defaultMessage: '{n, plural, one {# driver} other {# drivers}}' },
  shifts: { id: 'areas.counted.shifts', defaultMessage: '{n, plural, one {# shift} other {# shifts}}' },
  tours: { id: 'areas.counted.tours', defaultMessage: '{n, plural, one {# open tour} other {# open tours}}' },
});
