import type { IntlShape } from 'react-intl';
import type { ContainerConstraint } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';
import { weekDayMessages } from '@/i18n/domain';

/** One label per field, shared by column, filter and input. */
export const binLabels = defineMessages({
  container_id: { id: 'bins.fields.container_id', defaultMessage: 'Container ID' },
  location_id: { id: 'bins.fields.location_id', defaultMessage: 'Location ID' },
  location_name: { id: 'bins.fields.location_name', defaultMessage: 'Location' },
  material_type: { id: 'bins.fields.material_type', defaultMessage: 'Material' },
  construction_type: { id: 'bins.fields.construction_type', defaultMessage: 'Construction' },
  active: { id: 'bins.fields.active', defaultMessage: 'Active' },
  constraints: { id: 'bins.fields.constraints', defaultMessage: 'Constraints' },
  last_level: { id: 'bins.fields.last_level', defaultMessage: 'Fill level' },
  last_recorded_at: { id: 'bins.fields.last_recorded_at', defaultMessage: 'Level recorded' },
  full_at: { id: 'bins.fields.full_at', defaultMessage: 'Full about' },
  sensor_trust: { id: 'bins.fields.sensor_trust', defaultMessage: 'Sensor' },
  sensor_error: { id: 'bins.fields.sensor_error', defaultMessage: 'Sensor error' },
  last_emptied_at: { id: 'bins.fields.last_emptied_at', defaultMessage: 'Last emptied' },
  updated_at: { id: 'bins.fields.updated_at', defaultMessage: 'Changed' },
  reason: { id: 'bins.fields.reason', defaultMessage: 'Reason' },
  week_day: { id: 'bins.fields.week_day', defaultMessage: 'Weekday' },
  start_time: { id: 'bins.fields.start_time', defaultMessage: 'Start' },
  end_time: { id: 'bins.fields.end_time', defaultMessage: 'End' },
});

export const binMessages = defineMessages({
  title: { id: 'bins.title', defaultMessage: 'Containers' },
  search: { id: 'bins.search', defaultMessage: 'Search container or location' },
  create: { id: 'bins.create', defaultMessage: 'Create container' },
  add: { id: 'bins.add', defaultMessage: 'Add containers' },
  edit: { id: 'bins.edit', defaultMessage: 'Edit container {name}' },
  save: { id: 'bins.save', defaultMessage: 'Save container' },
  empty: { id: 'bins.empty', defaultMessage: 'There are no containers yet.' },
  details: { id: 'bins.details', defaultMessage: 'Container {name}' },
  notFound: { id: 'bins.notFound', defaultMessage: 'Container not found' },
  noWrite: { id: 'bins.noWrite', defaultMessage: 'You can view containers but not change them' },
  nearlyFull: { id: 'bins.nearlyFull', defaultMessage: 'At 80% or more' },
  noLocation: { id: 'bins.noLocation', defaultMessage: 'No location' },
  standing: { id: 'bins.standing', defaultMessage: 'Placement' },
  withLocation: { id: 'bins.withLocation', defaultMessage: 'At a location' },
  withoutLocation: { id: 'bins.withoutLocation', defaultMessage: 'No location' },
  withConstraints: { id: 'bins.withConstraints', defaultMessage: 'With constraints' },
  withoutConstraints: { id: 'bins.withoutConstraints', defaultMessage: 'Without constraints' },
  locationHelp: {
    id: 'bins.locationHelp',
    defaultMessage: 'Type a location ID, name or street. Leave empty for no location.',
  },
  keyHelp: { id: 'bins.keyHelp', defaultMessage: 'The ID your operation uses, such as 07/12-W1.' },
  constraintsTitle: { id: 'bins.constraintsTitle', defaultMessage: 'May not be emptied' },
  constraintsHelp: {
    id: 'bins.constraintsHelp',
    defaultMessage: 'Click a day to add a time at which the container may not be emptied; click a time to edit it.',
  },
  constraintCount: {
    id: 'bins.constraintCount',
    defaultMessage: '{count, plural, =0 {None} one {# constraint} other {# constraints}}',
  },
  addConstraint: { id: 'bins.addConstraint', defaultMessage: 'Add a time on {day}' },
  removeConstraint: { id: 'bins.removeConstraint', defaultMessage: 'Remove this time' },
  tooMany: { id: 'bins.tooMany', defaultMessage: 'At most 20 times' },
  constraintText: { id: 'bins.constraintText', defaultMessage: '{day}, {start} to {end}: {reason}' },
  noConstraints: { id: 'bins.noConstraints', defaultMessage: 'It may be emptied at any time.' },
  levelAge: { id: 'bins.levelAge', defaultMessage: '{source}, {age}' },
  points: { id: 'bins.points', defaultMessage: '±{error, number} {error, plural, one {point} other {points}}' },
  activeHelp: { id: 'bins.activeHelp', defaultMessage: 'Inactive containers are not planned for.' },
});

export const levelSourceMessages = defineMessages({
  driver: { id: 'bins.levelSource.driver', defaultMessage: 'Driver' },
  sensor: { id: 'bins.levelSource.sensor', defaultMessage: 'Sensor' },
  citizen: { id: 'bins.levelSource.citizen', defaultMessage: 'Citizen' },
  estimate: { id: 'bins.levelSource.estimate', defaultMessage: 'Estimate' },
});

export const sensorTrustMessages = defineMessages({
  sound: { id: 'bins.sensorTrust.sound', defaultMessage: 'Works' },
  silent: { id: 'bins.sensorTrust.silent', defaultMessage: 'Silent for a day' },
  stuck: { id: 'bins.sensorTrust.stuck', defaultMessage: 'Stuck at one level' },
  contradicted: { id: 'bins.sensorTrust.contradicted', defaultMessage: 'Contradicted by the driver' },
});

export const addMessages = defineMessages({
  title: { id: 'bins.add.title', defaultMessage: 'Add containers to {location}' },
  submit: { id: 'bins.add', defaultMessage: 'Add containers' },
  containers: { id: 'bins.add.containers', defaultMessage: 'Container IDs' },
  more: { id: 'bins.add.more', defaultMessage: 'Another container of' },
  remove: { id: 'bins.add.remove', defaultMessage: 'Leave out {name}' },
  saved: { id: 'bins.add.saved', defaultMessage: 'Saved' },
  progress: { id: 'bins.add.progress', defaultMessage: '{done, number} of {all, number} saved' },
  none: { id: 'bins.add.none', defaultMessage: 'Add at least one container' },
  twice: { id: 'bins.add.twice', defaultMessage: 'This ID is already above' },
});

export const lifeMessages = defineMessages({
  title: { id: 'bins.life', defaultMessage: 'Last 90 days' },
  label: { id: 'bins.life.label', defaultMessage: 'Fill levels of {name} in the last 90 days' },
  day: { id: 'bins.life.day', defaultMessage: 'Day' },
  notifications: { id: 'bins.life.notifications', defaultMessage: 'Citizen notifications' },
  flag: { id: 'bins.life.flag', defaultMessage: 'Reported: {level}' },
  over: { id: 'bins.life.over', defaultMessage: 'overflowing, above 100%' },
  expected: { id: 'bins.life.expected', defaultMessage: 'Expected' },
  full: {
    id: 'bins.life.full',
    defaultMessage: '{isPast, select, true {Full since about {day}} other {Full about {day}}}',
  },
  between: { id: 'bins.life.between', defaultMessage: 'Estimated between two visits' },
  summary: {
    id: 'bins.life.summary',
    defaultMessage:
      '{emptied, plural, =0 {Never emptied} one {Emptied once} other {Emptied # times}}, {overflowing, plural, =0 {never overflowing} one {overflowing once} other {overflowing # times}}, {notifications, plural, =0 {no citizen notifications} one {# citizen notification} other {# citizen notifications}}.',
  },
});

export const constraintText = ({ week_day, start_time, end_time, reason }: ContainerConstraint, intl: IntlShape) =>
  intl.formatMessage(binMessages.constraintText, {
    day: intl.formatMessage(weekDayMessages[week_day]),
    start: start_time,
    end: end_time,
    reason,
  });
